/** Forms that have lost a letter they may not lose, or gained one: of verbs (II.2.1, II.5.1, II.6.1), of adjectives (II.5.2). */
import { NO_FINAL_E_DROP } from '../../../morphology/de/verb-class.ts';
import {
  barsShortEr,
  endsInRareCluster,
  isElOrEr as isVerbInElOrEr,
  retainsEveryE,
} from '../../../morphology/de/verb-stem.ts';
import { MUST_ELIDE, ROMANCE_IN_ER } from '../lists.ts';
import {
  isAdjective,
  isComparative,
  isEnglish,
  isFiniteForm,
  isFromSilentE,
  isGenitive,
  isInfinitive,
  isParticiple1,
  isParticiple2,
  isPreterite,
  isSingularInE,
  isSubjunctive2,
  isVerb,
  isZuParticiple,
} from '../parts-of-speech.ts';
import type { GermanQuery, GermanReading } from '../query.ts';
import { isBarredDegree } from './adjective-bars.ts';
import type { Undoing } from './undo.ts';

/** The consonants with which a verb form without its final -e would end, where they are unusual in German (II.5.1.a); or empty. */
function clusterBeforeFinalE(form: string): string {
  return endsInRareCluster(form) ? (/(?:s?ch|.)[mn]$/.exec(form)?.[0] ?? '') : '';
}

/**
 * Returns the letters that bar a short form in -re of a verb in -ern (II.5.1.g): a lengthening h, or consonants that no German syllable
 * has.
 */
function clusterBeforeRe(form: string): string {
  if (!barsShortEr(`${form.slice(0, -2)}ern`)) return '';
  return /h(?=re$)/.exec(form)?.[0] ?? /[^aeiouäöüy]+(?=e$)/.exec(form)?.[0] ?? '';
}

/** Sequences that may not arise where a subjunctive loses the e of its ending (II.5.1.d), longest first. */
export const BARRED_SEQUENCES = ['stst', 'sss', 'ttt', 'dt', 'ss', 'tt'] as const;

/** The barred sequence that arises where this ending, a pattern, meets the stem of the form; empty for none. */
function sequenceArising(form: string, ending: string): string {
  const length = new RegExp(`${ending}$`).exec(form)?.[0].length ?? 0;
  const seam = form.length - length;
  for (const sequence of BARRED_SEQUENCES) {
    const at = form.lastIndexOf(sequence);
    if (at >= 0 && at < seam && at + sequence.length > seam) return sequence;
  }
  return '';
}

const isModal = ({ lemma }: GermanReading): boolean => NO_FINAL_E_DROP.some((modal) => lemma.endsWith(modal));
const isElOrEr = ({ lemma }: GermanReading): boolean => isVerbInElOrEr(lemma);
const retainsE = (one: GermanReading): boolean => isVerb(one) && retainsEveryE(one.lemma);

/** Second person of a strong subjunctive II. A weak one is that of a preterite in -te (`rastest` of rasen). */
const isStrongSubjunctive2 = (one: GermanReading, readingsOf: GermanQuery['readingsOf']): boolean => {
  const first = one.form.replace(/s?t$/, '');
  return isSubjunctive2(one) && !(first.endsWith('te') && readingsOf(first).some(isPreterite));
};

/** The first person in -le or -re that has lost an e already: `kugle` for `kuglest`, `kuglst` and `kugl`. */
const shortFirst: Undoing['short'] = (form, readingsOf) => {
  const short = form.replace(/([lr])(?:e?(?:st|t|n|te(?:n|st|t)?))?$/, '$1e');
  return readingsOf(short).find((one) => isSingularInE(one) && isElOrEr(one))?.spelling ?? null;
};

/** The final -e that is missing. */
const FINAL_E = { from: /(?<=[^e])$/, to: ['e'] };

/** Forms of verbs that have lost a letter they may not lose, or gained one (II.2.1, II.5.1, II.6.1). */
export const VERB_ELISION: readonly Undoing[] = [
  { rule: 'II.5.1.b', ...FINAL_E, fits: (one) => isSingularInE(one) && isModal(one) },
  { rule: 'II.5.1.c', from: /j(?=(?:t|st|n|te[mnrst]?|test)?$)/, to: ['je'], fits: retainsE },
  { rule: 'II.5.1.c', from: /kni(?=(?:t|st|n|te[mnrst]?|test)?$)/, to: ['knie'], fits: retainsE },
  { rule: 'II.6.1.a', ...FINAL_E, fits: (one) => isSingularInE(one) && isFromSilentE(one) },
  { rule: 'II.5.1.english', ...FINAL_E, fits: (one) => isSingularInE(one) && isFromSilentE(one) },
  {
    rule: 'II.5.1.f.noext',
    from: /([^e])([lr])$/,
    to: ['$1$2e', '$1e$2e'],
    fits: (one) => isSingularInE(one) && isElOrEr(one),
    short: shortFirst,
  },
  {
    rule: 'II.5.1.f.noext',
    // kuglest, and kuglst and kuglte, which lack the e before another ending than -e; muntrn is of an adjective (II.5.2.c)
    from: /([^e])([lr])e?(st|t|n|te(?:n|st|t)?)(?<!rn)$/,
    to: ['$1e$2$3'],
    fits: (one) => isVerb(one) && isElOrEr(one),
    short: shortFirst,
  },
  { rule: 'II.2.1.el-er', from: /(e[lr])e(st|t)$/, to: ['$1$2'], fits: (one) => isFiniteForm(one) && isElOrEr(one) },
  {
    rule: 'II.5.1.g',
    from: /(?<=[^aeiouäöüy]|[aeiouäöüy]h)re$/,
    to: ['ere'],
    fits: (one, form) =>
      isSingularInE(one) && one.lemma.endsWith('ern') && (isEnglish(one) || clusterBeforeRe(form) !== ''),
    letters: clusterBeforeRe,
  },
  {
    rule: 'II.5.1.a',
    ...FINAL_E,
    fits: (one, form) => isSingularInE(one) && clusterBeforeFinalE(form) !== '' && !isElOrEr(one),
    letters: clusterBeforeFinalE,
  },
  {
    rule: 'II.5.1.d.seq',
    from: /(?<=[^e])(s?t)$/,
    to: ['e$1'],
    fits: (one, form, readingsOf) => isStrongSubjunctive2(one, readingsOf) && sequenceArising(form, 's?t') !== '',
    letters: (form) => sequenceArising(form, 's?t'),
  },
  {
    rule: 'II.5.1.d.seq',
    from: /(?<=[^e])t$/,
    to: ['et'],
    fits: (one, form, readingsOf) => isStrongSubjunctive2(one, readingsOf) && sequenceArising(form, 't') !== '',
    letters: (form) => sequenceArising(form, 't'),
  },
  {
    rule: 'II.5.1.e.excl',
    from: /(?<=[aeiouäöüy]h?)n(?=(?:s|d(?:e[mnrs]?)?)$)/,
    to: ['en'],
    fits: (one) => isParticiple1(one) || isZuParticiple(one) || (isVerb(one) && isGenitive(one)),
  },
  {
    rule: 'II.5.unlisted',
    from: /(?<=[^aeiouäöüyh]|[^aeiouäöüy]h)n$/,
    to: ['en'],
    fits: (one, form) =>
      (isInfinitive(one) || isFiniteForm(one) || isParticiple2(one)) && !(isElOrEr(one) && /[lr]n$/.test(form)),
  },
  {
    rule: 'II.5.unlisted',
    from: /(?<=[dt])(?=s?t$|t?(?:en?|et|est)$)/,
    to: ['e'],
    fits: (one) => isFiniteForm(one) && !isSubjunctive2(one),
  },
  {
    rule: 'II.5.unlisted',
    // zeichnst, atmt, geöffnt, regnte: the stem ends in letters that no syllable has
    from: /(?<=[mn])(?=s?t$|te(?:n|st|t|[mrs])?$)/,
    to: ['e'],
    fits: (one, form) =>
      (isFiniteForm(one) || isParticiple2(one)) && endsInRareCluster(form.replace(/(?:s?t|te(?:n|st|t|[mrs])?)$/, '')),
  },
];

const adjectiveIn =
  (ending: string) =>
  (one: GermanReading): boolean =>
    isAdjective(one) && one.lemma.endsWith(ending);

/** … in the positive, which alone may lose a further e. */
const positiveIn =
  (ending: string) =>
  (one: GermanReading): boolean =>
    adjectiveIn(ending)(one) && !isComparative(one) && !isForeignInEr(one);

/** Adjectives in a stressed -er keep it, and none of the rules on -er speaks of them. */
const isStressedInEr = ({ lemma }: GermanReading): boolean => /(?:schwer|[eu]er|quer)$/.test(lemma);
const isForeignInEr = ({ lemma }: GermanReading): boolean => ROMANCE_IN_ER.has(lemma) || lemma === 'leger';

const mustElide = ({ lemma }: GermanReading): boolean => MUST_ELIDE.some((adjective) => lemma.endsWith(adjective));

/** Forms of adjectives and participles that keep an e they must lose, or lose one they must keep (II.4.4, II.5.2). */
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
