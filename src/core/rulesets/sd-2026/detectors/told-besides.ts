import { abbreviationBesides } from '../../../rules/abbreviation-besides.ts';
import type { AnyRule } from '../../../rules/catalogue.ts';
import { fieldsOf } from '../../../rules/detail.ts';
import { nameOfRule } from '../../../rules/rule-entry.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { isLikeAbbreviation, isTypedLike, startsWithCapital } from '../../../words/capital.ts';
import { CATALOGUE, type RuleName } from '../catalogue.ts';
import { isFiniteForm, isParticiple } from '../parts-of-speech.ts';
import type { GermanQuestion, TaggedReading, WordDetector } from '../question.ts';
import { reason } from '../reason.ts';
import { ADJECTIVE_ELISION } from '../undoing/adjective-elision.ts';
import { undo } from '../undoing/undo.ts';
import { VERB_ELISION } from '../undoing/verb-elision.ts';
import { bars } from './known-bars.ts';

const DETECTORS: readonly WordDetector[] = [undo(VERB_ELISION), undo(ADJECTIVE_ELISION)];

/** Rules of forms that nobody has in mind who plays a word that is one by itself: `recyclen`. */
const FAR_FETCHED: ReadonlySet<AnyRule> = new Set([
  'II.5.1.e.excl',
  'II.5.1.f.noext',
  'II.5.2.rest',
  'II.5.unlisted',
] satisfies RuleName[]);

/** Letters of a word whose barred reading a player may have in mind; shorter ones meet by chance. */
const MIN_LETTERS = 4;

/**
 * Barred readings of an allowed word: `dunkele` is a form of dunkeln; as a form of dunkel it would be barred. Told because a player
 * would ask.
 */
export function alsoBarred(question: GermanQuestion): Reason[] {
  if (question.form.length < MIN_LETTERS) return [];
  const own = new Set(question.readings.map(({ lemma }) => lemma));
  const other = question.readings[0]?.lemma;
  if (other === undefined) return [];
  return DETECTORS.flatMap((detector) => detector(question))
    .filter(({ rule, detail }) => !FAR_FETCHED.has(nameOfRule(rule)) && !own.has(fieldsOf(detail).lemma ?? ''))
    .map((one) => ({ ...one, decides: false, detail: { ...one.detail, other } }));
}

/** A form of a verb that nobody writes with a capital but at the start of a sentence. */
const isVerbForm = (one: TaggedReading): boolean => isFiniteForm(one) || isParticiple(one);

/**
 * May the word be meant as a name, though it may be played? It was typed with a capital, and all that it is else is a form of a verb:
 * Albert, of albern. Of nouns the second lexicon would have to be asked too often.
 */
export const mayBeName = ({ typed, readings }: Pick<GermanQuestion, 'typed' | 'readings'>): boolean =>
  startsWithCapital(typed) && readings.length > 0 && readings.every(isVerbForm);

/** The name that an allowed word is besides, as a reading that is barred. */
export function nameBesides(question: GermanQuestion): Reason[] {
  if (!mayBeName(question)) return [];
  const other = question.readings[0]?.lemma;
  const name = question.spellings.find(
    ({ rule, spelling }) => rule !== undefined && CATALOGUE[rule].kind === 'name' && spelling === question.typed,
  );
  const [first] = name && other !== undefined ? bars(name) : [];
  return first && other !== undefined ? [{ ...first, decides: false, detail: { ...first.detail, other } }] : [];
}

/** What the word stands for that was asked with its point or in capitals, as the abbreviation that a row has, whatever its letters are besides. */
function standsFor({ typed, isPointed, spellings }: GermanQuestion): string | undefined {
  const isAsked = ({ rule, lemma }: TaggedReading): boolean =>
    rule === 'I.3.b' ? isPointed && isTypedLike(typed, lemma) : rule === 'I.3.d' && lemma === typed;
  return spellings.find(isAsked)?.note;
}

/** The abbreviation that an allowed word is, asked with its point or its capitals: Präs., PO; as that it would be barred. */
export function abbreviationOf(question: GermanQuestion): Reason[] {
  const { typed, isPointed, spelling, readings } = question;
  if (!isPointed && !isLikeAbbreviation(typed)) return [];
  const source = abbreviationBesides(spelling, question)?.source ?? standsFor(question);
  if (source === undefined) return [];
  const known = { source, other: readings[0]?.lemma ?? typed };
  return [
    isLikeAbbreviation(typed)
      ? reason('I.3.d', { kind: 'entry', lemma: typed, ...known }, { effect: 'excludes', decides: false })
      : reason('I.3.a', { kind: 'spelling', spelling: `${typed}.`, ...known }, { decides: false }),
  ];
}
