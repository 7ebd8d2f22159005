import { withoutNie } from '../../../morphology/pl/particles.ts';
import { isAdjective, isInflecting, isNoun, parseTags } from '../../../morphology/pl/tag.ts';
import { isLikeAbbreviation, isRomanNumber } from '../../../words/capital.ts';
import { isDrawnOut } from '../../../words/letters.ts';
import { isOfClosedClass } from '../closed-class.ts';
import { finding } from '../finding.ts';
import { LIST_2 } from '../lists.ts';
import type { PolishQuery, PolishReading, WordDetector } from '../query.ts';
import { hasForms } from './particle-hosts.ts';

/** Maximum number of runs shortened in one word; a word with more is not lengthened for effect. */
const MAX_RUNS = 4;

const DOUBLED = /(.)\1/u;

/** Returns the word with every run of equal letters as it is, or shortened to two or to one; shortest last. */
function shortened(word: string): string[] {
  const runs = word.match(/(.)\1*/gu) ?? [];
  if (runs.filter((run) => run.length > 1).length > MAX_RUNS) return [];
  let spellings = [''];
  for (const run of runs) {
    const choices = run.length === 1 ? [run] : run.length === 2 ? [run, run[0]!] : [run.slice(0, 2), run[0]!];
    spellings = spellings.flatMap((start) => choices.map((choice) => start + choice));
  }
  return spellings.filter((spelling) => spelling !== word);
}

/**
 * Returns the word with a group of two or three letters that occurs at least three times reduced to two, or to one: `hahaha` → `haha`,
 * `ha`.
 */
function withoutRepeatedGroup(word: string): string[] {
  const group = /(\p{L}{2,3}?)\1{2,}/u.exec(word);
  if (!group) return [];
  const before = word.slice(0, group.index);
  const after = word.slice(group.index + group[0].length);
  return [before + group[1]! + group[1]! + after, before + group[1]! + after];
}

/** Returns the group of which the whole word is two: `hihi`, an interjection. No other word is repeated for effect. */
function calledOutTwice(query: PolishQuery): string | undefined {
  const { form } = query;
  const half = form.slice(0, form.length / 2);
  if (form !== half + half || !/^\p{L}{2,3}$/u.test(half)) return undefined;
  return query.readingsOf(half).some(({ tag }) => tag.pos === 'interj') ? half : undefined;
}

const VOWEL = /[aąeęioóuy]/;

/** The misspelling -ii for -i: after a consonant, at the end of a form. */
const DOUBLE_I = /[^aąeęioóuy]ii$/;

/**
 * Returns true when the only repetition is a double consonant inside the word or the ii of an ending. Foreign spelling doubles letters like
 * that (`parallaksa`, `adress`), and so does a typing error (`drukkować`, `kuchnii`). A lengthened word repeats another vowel, or has more
 * than two equal letters. At its start any letter may be stammered (`ttak`).
 */
function isSpelledDouble(form: string): boolean {
  const runs = form.match(/(.)\1+/gu) ?? [];
  const [run] = runs;
  if (runs.length !== 1 || run === undefined || run.length > 2 || form.startsWith(run)) return false;
  return !VOWEL.test(run) || DOUBLE_I.test(form);
}

/**
 * Three or more equal letters, or groups of one sound without a vowel (`szszsz`), which dictionaries have in lengthened words only.
 * Repeated syllables lengthen nothing: `kakaka`.
 */
const REPEATED = /(\p{L}|[^\P{L}aąeęioóuy]{2,3}?)\1{2,}/u;

/**
 * Returns true when a dictionary has the double letter for another reason than emphasis. The word may be a name or a brand (`google`) or a
 * word with forms (`hoop`, `saamijski`). It may also lack an analysis, unless the shortened word is an interjection or a particle (`taak`,
 * `hauu`; `mood` is not *mod*).
 */
function isDictionarySpelling({ form, spellings, spelling }: PolishQuery, base: readonly PolishReading[]): boolean {
  if (spellings.some(({ mark, spelling: other }) => mark !== '' || other !== undefined)) return true;
  if (REPEATED.test(form)) return false;
  if (spellings.some(({ tag }) => parseTags(tag).some(hasForms))) return true;
  return spelling?.has(form) === true && base.every(({ tag }) => isInflecting(tag));
}

/**
 * Returns true for a query with a capital and a double letter, which is a name (`Moores`). A lengthened word that may begin a sentence is
 * an exception (`Taak`).
 */
const isNameWithDouble = ({ typed, form }: PolishQuery, base: readonly PolishReading[]): boolean =>
  typed !== form && !REPEATED.test(form) && !base.some((one) => isOfClosedClass(one) || one.tag.pos === 'interj');

/**
 * Returns true for one doubled vowel in a noun or adjective: more likely a typing error or a foreign word than a lengthened word (`okoo`,
 * `been`).
 */
function isNameOfThing({ form }: PolishQuery, base: readonly PolishReading[]): boolean {
  const runs = form.match(/(.)\1+/gu) ?? [];
  // A vocative is likely to be called: `mamoo`.
  const isCall = ({ tag, lemma, form: word }: PolishReading) => tag.values.has('voc') && lemma !== word;
  return (
    runs.length === 1 &&
    runs[0]?.length === 2 &&
    base.length > 0 &&
    base.every((one) => (isNoun(one.tag) || isAdjective(one.tag)) && !isCall(one))
  );
}

/** A word lengthened by repeated letters (excl.11); the detail names the plain word. */
export const drawnOut: WordDetector = (query) => {
  const { form, game, typed } = query;
  // Repeated letters of Roman numerals have no effect (`III`), nor do those of an abbreviation: `MMU`.
  if (isRomanNumber(typed) || (isLikeAbbreviation(typed) && !REPEATED.test(form))) return [];
  const twice = calledOutTwice(query);
  // A list may have it without a reading: `hehe`.
  if (
    twice !== undefined &&
    query.spellings.every(({ spelling, mark, tag }) => spelling !== undefined || mark + tag === '')
  )
    return [finding('letter-repetition', { kind: 'base', base: twice })];
  const grouped = withoutRepeatedGroup(form);
  if (!DOUBLED.test(form) && grouped.length === 0) return [];
  const spelledDouble = isSpelledDouble(form);
  for (const base of [...shortened(form), ...grouped]) {
    if (base.length < 2 || !game.has(base)) continue;
    const readings = query.readingsOf(base);
    // An interjection may double its last letter (`hopp`) and be repeated (`hahaha`); no other word is repeated for effect.
    const isCalledOut = readings.some(({ tag }) => tag.pos === 'interj') && !DOUBLE_I.test(form);
    if ((spelledDouble || grouped.includes(base)) && !isCalledOut) continue;
    if (isDictionarySpelling(query, readings) || isNameWithDouble(query, readings)) return [];
    if (isNameOfThing(query, readings)) continue;
    return [finding('letter-repetition', { kind: 'base', base })];
  }
  // No Polish word has a letter three times in a row; the plain word need not be a word of the game (`aaargh`).
  if (!REPEATED.test(form) || isDictionarySpelling(query, [])) return [];
  return [finding('letter-repetition', { kind: 'base', base: form.replace(new RegExp(REPEATED, 'gu'), '$1') })];
};

/**
 * Returns true for a lengthened interjection that the lexicon has and the document bars: a letter three times, or an interjection doubled
 * although list 2 does not have it. Words that inflect keep their letters (`nieeemski`, `alleluja`).
 */
export function isBarredInterjection(query: PolishQuery): boolean {
  const { form } = query;
  if (LIST_2.has(form) || !DOUBLED.test(form)) return false;
  const { readings } = query;
  if (readings.some(({ tag }) => isInflecting(tag))) return false;
  if (isDrawnOut(form)) {
    // `nieeemsko`: the third e is the prefix's.
    const rest = withoutNie(form)?.base;
    return rest === undefined || isDrawnOut(rest) || !query.game.has(rest);
  }
  const interjection = readings.length > 0 && readings.every(({ tag }) => tag.pos === 'interj');
  return interjection && shortened(form).some((base) => query.readingsOf(base).some(({ tag }) => tag.pos === 'interj'));
}

export const barredInterjection: WordDetector = (query) => {
  const base = shortened(query.form).find((spelling) => query.game.has(spelling));
  return [finding('letter-repetition', base ? { kind: 'base', base } : { kind: 'word' })];
};
