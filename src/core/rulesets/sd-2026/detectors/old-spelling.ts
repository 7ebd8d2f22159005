/** Old spellings of words of the game, and general references of dictionaries (I.10). */
import OLD_STEMS from '../../../../../dictionaries/packed/tables/de-old-stems.json' with { type: 'json' };
import { type Detail, fieldsOf } from '../../../rules/detail.ts';
import { startsWithCapital, withCapital } from '../../../words/capital.ts';
import { isGermanSpelling } from '../../../words/letters.ts';
import { lowerCase } from '../../../words/normalise.ts';
import { toGermanTiles } from '../../../words/tiles.ts';
import { formation } from '../formation/formation.ts';
import { likeliestSpelling } from '../intended-words.ts';
import { isAdjective, isEnglish, isFromSilentE, isOfOtherLanguage, isParticiple } from '../parts-of-speech.ts';
import {
  GermanQuery,
  type GermanReading,
  germanReadings,
  type ReadingDetector,
  reason,
  type WordDetector,
} from '../query.ts';

/** Letters as tiles, and today's letters for them. */
type Replacement = readonly [old: RegExp, today: string];

const stems = (table: Readonly<Record<string, string>>): readonly Replacement[] =>
  Object.entries(table).map(([old, today]) => [new RegExp(old, 'g'), today]);

/** Stems as spelled before 1996 and before 1901. They need an entry (I.1.1). */
const STEMS: readonly Replacement[] = [...stems(OLD_STEMS.before1996), ...stems(OLD_STEMS.before1901)];

/** Any of them. Few words match, and one test is five times as fast as testing each. */
const ANY_STEM = new RegExp(STEMS.map(([old]) => old.source).join('|'));

/** Old letters at the beginning of vnd, jhr. No word of today has such a beginning. */
const BEGINNINGS: readonly Replacement[] = [
  [/^v(?=n)/, 'u'],
  [/^j(?=[hmn])/, 'i'],
];

/**
 * Letters of before 1901: Bäckerey, Styl, studiren, Freundinn, Militair, Musick, Krafft, Melodieen, Nazion, gesezt, schüzzen, Werck, lauffen,
 * Hertz, lieset.
 */
const LETTERS: readonly Replacement[] = [
  [/([ae])y/g, '$1i'],
  [/(?<![aeou])y(?!$)/g, 'i'],
  [/(?<=...)ir(?=e?n|e?t|te|end|ung|es?t?$)/g, 'ier'],
  [/(?<=...)inn$/g, 'in'],
  [/(?<=...)air(?=e?[ns]?$)/g, 'är'],
  [/ick(?=(?:en)?$)/g, 'ik'],
  [/ff(?=[st])/g, 'f'],
  [/ieen$/g, 'ien'],
  [/z(?=ion)/g, 't'],
  [/(?<=[aeiouäöü])z(?=t)|(?<=..)zz(?=..)/g, 'tz'],
  [/(?<=[lnr]|[aä]u|e[iu]|ie)(?:c(?=k)|f(?=f)|t(?=z))/g, ''],
  [/e(?=t$)/g, ''],
  ...BEGINNINGS,
];

/** The c of Accent, Officier. Short words with it are English: Craft, Cats. */
const WITH_C: readonly Replacement[] = [
  [/c(?=[eiyäö])/g, 'z'],
  [/c(?![hk])/g, 'k'],
];
const MIN_LETTERS_WITH_C = 6;

/** The ß of Gefängniß, Kürbiß. With ss it is a misspelling. */
const ESZETT: Replacement = [/ss$/g, 's'];

/** Two equal consonants before a vowel, where a compound of today has all three: Schiffahrt. */
const DOUBLED = /([bdfgklmnprt])\1(?=[aeiouäöü])/g;

/** Fewest letters of a word with old letters. Shorter ones match by chance, except those with an old beginning. */
const MIN_LETTERS = 4;

/** Kinds of old letters in one word, as in Commerzienrath. */
const MOST_KINDS = 3;

/** A word, with the lookup of readings in the game lexicon. */
type Looked = Pick<GermanQuery, 'form' | 'typed'> & { readingsOf: (form: string) => readonly GermanReading[] };

/** Today's reading of a form with an old stem, and further old letters: telephonirt. */
function byStem({ form, typed, readingsOf }: Looked): GermanReading | undefined {
  if (!ANY_STEM.test(form)) return undefined;
  for (const [old, today] of STEMS) {
    const base = form.replace(old, today);
    if (base === form) continue;
    const inToday = { form: base, typed, readingsOf };
    const found = readingsOf(base)[0] ?? byLetters(inToday, respelled(inToday));
    if (found) return found;
  }
  return undefined;
}

/** Yields all replacements of old letters, those with the fewest kinds first. */
function* respelled({ form, typed }: Pick<Looked, 'form' | 'typed'>): Generator<string> {
  const withC = form.length >= MIN_LETTERS_WITH_C ? WITH_C : [];
  const letters = [...LETTERS, ...withC, ...(typed.includes('ß') ? [ESZETT] : [])];
  let last: readonly { word: string; next: number }[] = [{ word: form, next: 0 }];
  for (let kinds = 0; kinds < MOST_KINDS; kinds++) {
    const found: { word: string; next: number }[] = [];
    for (const { word, next } of last) {
      for (let at = next; at < letters.length; at++) {
        const [old, today] = letters[at] as Replacement;
        const other = word.replace(old, today);
        if (other !== word) found.push({ word: other, next: at + 1 });
      }
    }
    for (const { word } of found) yield word;
    last = found;
  }
}

/** Returns possible spellings of today for the old letters of the word. */
export const spellingsToday = (query: GermanQuery): string[] => [...respelled(query)];

/** Today's reading of a form whose letters are old ones. @param today all that the old letters make */
function byLetters({ form, readingsOf }: Looked, today: Iterable<string>): GermanReading | undefined {
  if (form.length < MIN_LETTERS && !BEGINNINGS.some(([old]) => old.test(form))) return undefined;
  for (const base of today) {
    const [found] = readingsOf(base);
    if (found && !isYoung(found) && !isParticipleInEt(form, found) && !hasEnglishPrefix(form, base, readingsOf)) {
      return found;
    }
  }
  return undefined;
}

/** Returns true for a verb from English, which is younger than the old letters: getapet is no old spelling of getapt. */
const isYoung = (one: GermanReading): boolean => isEnglish(one) || isFromSilentE(one);

/** Returns true for a participle in -et, which is as often a mistake of today (gefilmet) as an old form (gelernet). */
const isParticipleInEt = (form: string, one: GermanReading): boolean => /^.+et$/.test(form) && isParticiple(one);

/** Combining forms in -o whose c is English as well, before a word that is spelled as today: Microplastik. */
const LEARNED_PREFIX = /^.*?c.*?o(?=.{5})/;

function hasEnglishPrefix(form: string, base: string, readingsOf: Looked['readingsOf']): boolean {
  const prefix = LEARNED_PREFIX.exec(form)?.[0];
  return prefix !== undefined && base.length === form.length && readingsOf(form.slice(prefix.length)).length > 0;
}

/** Returns true for an inflected form of an English or French word in -ce, whose c never was a z: influencen. */
function isOfForeignWordInCe({ form, spelling }: GermanQuery): boolean {
  const [, word] = /^(.+ce)(?:[dnst]|s?t|te[nst]?)$/.exec(form) ?? [];
  return word !== undefined && spelling !== null && germanReadings(spelling, word).some(isOfOtherLanguage);
}

/** Today's spelling of a form that is spelled as before 1996 or before 1901, where that may be played. */
function spelledToday(query: GermanQuery): string | undefined {
  const { form, typed, game } = query;
  const looked: Looked = {
    form,
    typed,
    readingsOf: (base) => (game.has(base) ? query.readingsOf(base) : []),
  };
  // Letters of an English or French word are not old: Project, Success, rédacteur.
  const isOther = query.spellings.some(isOfOtherLanguage) || !isGermanSpelling(typed) || isOfForeignWordInCe(query);
  const found = byStem(looked) ?? (isOther ? undefined : byLetters(looked, query.once(spellingsToday)));
  if (found) return likeliestSpelling(found.form, query);
  const base = tripled(form, (candidate) => game.has(candidate));
  return base === undefined ? undefined : likeliestSpelling(base, query);
}

/** Old spelling of a word that may be played in today's: Rauhbein (I.10.2). */
export const oldSpelling: WordDetector = (query) => {
  const base = spelledToday(query);
  return base === undefined ? [] : [reason('I.10.2.old', { kind: 'base', base })];
};

/** The compound with three equal consonants; both of its parts have at least three letters. */
function tripled(form: string, has: (form: string) => boolean): string | undefined {
  for (const { index, 1: consonant } of form.matchAll(DOUBLED)) {
    if (index < 2 || index > form.length - 4) continue;
    const base = form.slice(0, index) + consonant + form.slice(index);
    if (has(base)) return base;
  }
  return undefined;
}

/** An antonym in un- under a general reference for -hältig and -färbig, which does not cover it (I.10.3). */
export const oldAntonym: WordDetector = ({ form }) =>
  /^un.*(?:hältig|färbig)(?:e[mnrs]?)?$/.test(form)
    ? [reason('I.10.3.old-antonym', { kind: 'attached', particle: 'un-' })]
    : [];

/** Austrian suffixes that a general reference grants beside the common ones. */
const GENERAL_REFERENCES = [
  ['färbig', 'farbig'],
  ['hältig', 'haltig'],
] as const;

/** Adjective in -färbig or -hältig beside one in -farbig or -haltig (I.10.3). */
export const generalReference: ReadingDetector = (one, { game }) => {
  if (!isAdjective(one)) return null;
  const lemma = toGermanTiles(one.lemma);
  for (const [austrian, common] of GENERAL_REFERENCES) {
    const isAustrian = lemma.endsWith(austrian);
    if (!isAustrian && !lemma.endsWith(common)) continue;
    const twin = isAustrian ? lemma.slice(0, -austrian.length) + common : lemma.slice(0, -common.length) + austrian;
    if (!game.has(twin)) continue;
    const detail: Detail = {
      kind: 'attached',
      lemma: one.lemma,
      tag: one.tag.text,
      base: twin,
      particle: `-${austrian}`,
    };
    return reason('I.10.3', detail, { decides: isAustrian });
  }
  return null;
};

/** Ends of names of places and persons: Grünenthal, Vollrath. */
const LIKE_NAME = /(?:thal|rath|roth)(?:er)?s?$/;

/** Returns true for a compound of known words, with or without a capital. */
const isCompound = (spelled: string, { game, spelling }: GermanQuery): boolean =>
  [withCapital(spelled), spelled].some((typed) => {
    const found = formation(new GermanQuery({ typed, form: toGermanTiles(spelled), isPointed: false }, game, spelling));
    return fieldsOf(found?.reason.detail).parts !== undefined;
  });

/**
 * Old spelling of a compound of known words, which no dictionary needs to have: Stubenthür. A listed participle with these letters does not
 * count.
 */
export const oldCompound: WordDetector = (query) => {
  const { typed, form, spellings } = query;
  if (spellings.length > 0 || LIKE_NAME.test(form) || !ANY_STEM.test(form)) return [];
  const lowered = lowerCase(typed);
  const today = STEMS.map(([old, letters]) => lowered.replace(old, letters)).find(
    (base) => base !== lowered && !query.readingsOf(toGermanTiles(base)).some(isParticiple) && isCompound(base, query),
  );
  if (today === undefined || isCompound(lowered, query)) return [];
  return [reason('I.10.2.old', { kind: 'base', base: startsWithCapital(typed) ? withCapital(today) : today })];
};
