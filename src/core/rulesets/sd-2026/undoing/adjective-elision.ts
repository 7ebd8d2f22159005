/** Forms of adjectives and participles that keep an e they must lose, or lose one they must keep (II.4.4, II.5.2). */
import { isBarredDegree } from '../comparable.ts';
import { MUST_ELIDE, ROMANCE_IN_ER } from '../lists.ts';
import { isAdjective, isComparative, isParticiple2 } from '../parts-of-speech.ts';
import type { TaggedReading } from '../question.ts';
import type { Undoing } from './undo.ts';

const adjectiveIn =
  (ending: string) =>
  (one: TaggedReading): boolean =>
    isAdjective(one) && one.lemma.endsWith(ending);

/** … in the positive, which alone may lose a further e. */
const positiveIn =
  (ending: string) =>
  (one: TaggedReading): boolean =>
    adjectiveIn(ending)(one) && !isComparative(one) && !isForeignInEr(one);

/** Adjectives in a stressed -er keep it, and none of the rules on -er speaks of them. */
const isStressedInEr = ({ lemma }: TaggedReading): boolean => /(?:schwer|[eu]er|quer)$/.test(lemma);
const isForeignInEr = ({ lemma }: TaggedReading): boolean => ROMANCE_IN_ER.has(lemma) || lemma === 'leger';

const mustElide = ({ lemma }: TaggedReading): boolean => MUST_ELIDE.some((adjective) => lemma.endsWith(adjective));

export const ADJECTIVE_ELISION: readonly Undoing[] = [
  { rule: 'II.5.2.a', from: /el(?=e[mnrs]?$|ere[mnrs]?$)/, to: ['l'], fits: adjectiveIn('el') },
  {
    rule: 'II.5.2.a',
    from: /(?<=[^aeiouäöüy])l(?=e[mnrs]?$|ere[mnrs]?$)/,
    to: ['el'],
    fits: adjectiveIn('el'),
    letters: () => 'e',
  },
  {
    rule: 'II.5.2.b.nen',
    from: /nn(?=e[mnrs]?$|ere[mnrs]?$)/,
    to: ['nen'],
    fits: (one) => (isAdjective(one) || isParticiple2(one)) && /nene/.test(one.form),
  },
  { rule: 'II.5.2.c.suffix', from: /(?<=[^aeiouäöüy])r([mn])$/, to: ['re$1'], fits: positiveIn('er') },
  { rule: 'II.5.2.c.suffix', from: /ers$/, to: ['eres'], fits: positiveIn('er') },
  { rule: 'II.5.2.c.suffix', from: /(?<=[^aeiouäöüy])rs$/, to: ['res'], fits: positiveIn('er') },
  {
    rule: 'II.5.2.d.must',
    from: /er(?=e[mnrs]?$|ere[mnrs]?$)/,
    to: ['r'],
    fits: (one) => isAdjective(one) && mustElide(one),
  },
  { rule: 'II.5.2.f', from: /(?<=[^aeiouäöüy])r(?=e[mnrs]?$)/, to: ['er'], fits: adjectiveIn('ere') },
  { rule: 'II.5.2.f', from: /er([mn])$/, to: ['ere$1'], fits: adjectiveIn('ere') },
  {
    rule: 'II.5.2.rest',
    from: /(?<=[^aeiouäöüy])r(?=e[mnrs]?$)/,
    to: ['er'],
    fits: (one) => isComparative(one) && !adjectiveIn('er')(one),
  },
  { rule: 'II.5.2.rest', from: /er([mn])$/, to: ['ere$1'], fits: isComparative },
  {
    rule: 'II.5.unlisted',
    // stossweis
    from: /(?<=.{3}weis)$/,
    to: ['e'],
    fits: (one) => one.lemma.endsWith('weise') && one.tag.positions[0] === 'adv',
  },
  {
    rule: 'II.5.2.d.other',
    from: /(?<=[^aeiouäöüyr])r(?=e[mnrs]?$|ere[mnrs]?$)/,
    to: ['er'],
    fits: (one) => adjectiveIn('er')(one) && !isStressedInEr(one),
  },
  {
    rule: 'II.4.4.positive',
    from: /(?<=[^aeou]y)e[mnrs]?$/,
    to: [''],
    fits: (one, form) => adjectiveIn('y')(one) && !isBarredDegree(form, one),
  },
];
