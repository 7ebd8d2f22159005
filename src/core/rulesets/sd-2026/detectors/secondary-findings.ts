/** Other readings of an allowed word: a barred reading, a name, an abbreviation. */
import { abbreviationBesideWord } from '../../../rules/abbreviations.ts';
import type { AnyRule } from '../../../rules/catalogue.ts';
import { fieldsOf } from '../../../rules/detail.ts';
import { nameOfRule } from '../../../rules/rule-entry.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { isLikeAbbreviation, isTypedLike, startsWithCapital } from '../../../words/capital.ts';
import { CATALOGUE, type RuleName } from '../catalogue.ts';
import { isFiniteForm, isParticiple } from '../parts-of-speech.ts';
import { type GermanQuery, type GermanReading, reason, type WordDetector } from '../query.ts';
import { ADJECTIVE_ELISION, VERB_ELISION } from './elision.ts';
import { bars } from './list-entries.ts';
import { undo } from './undo.ts';

const DETECTORS: readonly WordDetector[] = [undo(VERB_ELISION), undo(ADJECTIVE_ELISION)];

/** Rules of forms that players of an allowed word do not think of: `recyclen`. */
const FAR_FETCHED: ReadonlySet<AnyRule> = new Set([
  'II.5.1.e.excl',
  'II.5.1.f.noext',
  'II.5.2.rest',
  'II.5.unlisted',
] satisfies RuleName[]);

/** Fewest letters of a word with a barred reading. Shorter ones match by chance. */
const MIN_LETTERS = 4;

/**
 * Barred readings of an allowed word, as players ask about them: `dunkele` is a form of dunkeln; as a form of dunkel it
 * would be barred.
 */
export function secondaryBars(query: GermanQuery): Reason[] {
  if (query.form.length < MIN_LETTERS) return [];
  const own = new Set(query.readings.map(({ lemma }) => lemma));
  const other = query.readings[0]?.lemma;
  if (other === undefined) return [];
  return DETECTORS.flatMap((detector) => detector(query))
    .filter(({ rule, detail }) => !FAR_FETCHED.has(nameOfRule(rule)) && !own.has(fieldsOf(detail).lemma ?? ''))
    .map((one) => ({ ...one, decides: false, detail: { ...one.detail, other } }));
}

/** A form of a verb, which has a capital only at the start of a sentence. */
const isVerbForm = (one: GermanReading): boolean => isFiniteForm(one) || isParticiple(one);

/**
 * Returns true if an allowed word may be a name: it has a capital, and all its readings are forms of verbs (Albert, of
 * albern). Nouns are excluded, since they would need the second lexicon too often.
 */
export const mayBeName = ({ typed, readings }: Pick<GermanQuery, 'typed' | 'readings'>): boolean =>
  startsWithCapital(typed) && readings.length > 0 && readings.every(isVerbForm);

/** The name with the letters of an allowed word, as a barred reading. */
export function secondaryName(query: GermanQuery): Reason[] {
  if (!mayBeName(query)) return [];
  const other = query.readings[0]?.lemma;
  const name = query.spellings.find(
    ({ rule, spelling }) => rule !== undefined && CATALOGUE[rule].kind === 'name' && spelling === query.typed,
  );
  const [first] = name && other !== undefined ? bars(name) : [];
  return first && other !== undefined ? [{ ...first, decides: false, detail: { ...first.detail, other } }] : [];
}

/** The expansion of a word typed with a point or in capitals, if a row has it as an abbreviation. */
function standsFor({ typed, isPointed, spellings }: GermanQuery): string | undefined {
  const isTypedAbbreviation = ({ rule, lemma }: GermanReading): boolean =>
    rule === 'I.3.b' ? isPointed && isTypedLike(typed, lemma) : rule === 'I.3.d' && lemma === typed;
  return spellings.find(isTypedAbbreviation)?.note;
}

/**
 * Returns the abbreviation with the letters of an allowed word, typed with its point or in capitals: Präs., PO. As an abbreviation it would
 * be barred.
 */
export function secondaryAbbreviation(query: GermanQuery): Reason[] {
  const { typed, isPointed, spelling, readings } = query;
  if (!isPointed && !isLikeAbbreviation(typed)) return [];
  const source = abbreviationBesideWord(spelling, query)?.source ?? standsFor(query);
  if (source === undefined) return [];
  const known = { source, other: readings[0]?.lemma ?? typed };
  return [
    isLikeAbbreviation(typed)
      ? reason('I.3.d', { kind: 'entry', lemma: typed, ...known }, { effect: 'excludes', decides: false })
      : reason('I.3.a', { kind: 'spelling', spelling: `${typed}.`, ...known }, { decides: false }),
  ];
}
