import LISTED from '../../../../../dictionaries/packed/tables/7slow-pieces.json' with { type: 'json' };
import type { Reading } from '../../../lexicon/lexicon.ts';
import { isInRegularO } from '../../../morphology/pl/derived-forms.ts';
import { isNoun, parseTags } from '../../../morphology/pl/tag.ts';
import { hasInnerCapital } from '../../../words/capital.ts';
import { hasOnlyPolishLetters, isPolishVowel, lettersWithoutTile } from '../../../words/letters.ts';
import { APOSTROPHE, HYPHEN, lowerCase } from '../../../words/normalise.ts';
import { isInCapitals } from '../abbreviations.ts';
import { finding } from '../finding.ts';
import type { PolishQuery, WordDetector } from '../query.ts';
import { barredEnding } from './endings.ts';

/**
 * Forms that word lists have only because they split words at hyphens and apostrophes: parts of *AK-owski*, *ping-pongowy*, *misz-maszem*,
 * *FAT-em*. Lemmas, as the compiler inferred them, and forms without an inferred one. A test finds missing ones.
 */
const PIECES: ReadonlySet<string> = new Set(LISTED.split(' '));

/** Returns true when the form occurs only as a part of words with a hyphen or apostrophe. @param readings as a common word */
export function isPiece(form: string, readings: readonly Reading[]): boolean {
  if (readings.length === 0) return PIECES.has(form);
  return readings.every(({ lemma, origin }) => origin === 'inferred' && PIECES.has(lemma));
}

/** Endings after an apostrophe in a declined noun, name or foreign adjective; other letters derive a new word. */
const INFLECTIONS: ReadonlySet<string> = new Set(
  `u a owi em ie e y i ów om ami ach owie ą ę o m mi ego emu im ym ich ych imi ymi iem iowi ia iu iów iom iami iach`.split(
    ' ',
  ),
);

/** Minimum number of letters of a word that is treated as a noun although no list has it. */
const MIN_NOUN = 3;

/** Returns true when either lexicon has the lower-case word as a noun, a name included, or without a reading. */
function knownNoun(word: string, query: PolishQuery): boolean {
  const readings = query.readingsOf(word);
  if (readings.some(({ tag }) => isNoun(tag)) || (readings.length === 0 && query.game.has(word))) return true;
  return (query.spelling?.readings(word) ?? []).some(({ tag }) => tag === '' || parseTags(tag).some(isNoun));
}

/** Apostrophe: an inflected form of a known noun (excl.4), or a word spelled with it (excl.3). */
export const apostrophe: WordDetector = (query) => {
  const { typed, form } = query;
  const at = form.lastIndexOf(APOSTROPHE);
  if (at < 0) return [];
  const base = form.slice(0, at);
  const ending = form.slice(at + 1);
  // At the end of a word an apostrophe is a genitive or a closing quotation mark. A case ending after a whole word is inflection even if no
  // list has the word (`bike’a`); after less (`l’ami`) it is not.
  const inflected =
    (INFLECTIONS.has(ending) && (base.length >= MIN_NOUN || knownNoun(base, query))) ||
    (ending === '' && knownNoun(base, query));
  return [
    inflected
      ? finding('apostrophe-inflection', {
          kind: 'attached',
          base,
          lemma: typed.slice(0, at),
          particle: `-${ending}`,
          spelling: typed,
        })
      : finding('apostrophe', { kind: 'spelling', base, spelling: typed }),
  ];
};

/** First part of an adjective that is written with a hyphen: `licealno-`. */
export const isCompoundPart = ({ tag }: Pick<Reading, 'tag'>): boolean => tag === 'adja';

/** Returns the reading of a form that only stands before a hyphen; undefined if it is an adverb as well: `rowerowo`. */
export const compoundPart = ({ form, spellings }: PolishQuery): Reading | undefined =>
  isInRegularO(form) ? undefined : spellings.find(isCompoundPart);

/** Returns true when the word occurs only as a part of words with a sign, like *owski*, and not as a name. */
const isOnlyPiece = ({ form, spelling, spellings }: PolishQuery): boolean =>
  form.length > 1 &&
  spelling?.has(form) === true &&
  spellings.every((reading) => reading.spelling === undefined) &&
  isPiece(form, spellings);

/** A hyphen in the word as typed, in words of which it is a part, or after a word that only occurs before one (excl.5). */
export const hyphen: WordDetector = (query) => {
  const { form, typed, spellings } = query;
  if (form.includes(HYPHEN)) return [finding('hyphen', { kind: 'spelling', spelling: typed })];
  const part = spellings.every(isCompoundPart) && compoundPart(query);
  // `tamem` is a piece of *tam-tamem*, and *tam* with -em.
  if (typed === form && hasOnlyPolishLetters(form) && isOnlyPiece(query) && barredEnding(query).length === 0)
    return [finding('hyphen', { kind: 'base', base: form }, { curated: true })];
  return part ? [finding('hyphen', { kind: 'spelling', spelling: form + HYPHEN, lemma: part.lemma })] : [];
};

/** A word that a dictionary spells with a hyphen or an apostrophe, typed without it: `pingpong`, `remakeu`. */
export const signLeftOut: WordDetector = (query) => {
  const { form, spelling } = query;
  if (!spelling || query.spellings.length > 0) return [];
  // No word shares more initial letters.
  const last = Math.min(form.length - 1, spelling.reach(form));
  for (let at = 1; at <= last; at++) {
    const hyphenated = form.slice(0, at) + HYPHEN + form.slice(at);
    if (spelling.has(hyphenated)) {
      return [
        finding('hyphen', { kind: 'spelling', spelling: spelling.readings(hyphenated)[0]?.spelling ?? hyphenated }),
      ];
    }
    const marked = form.slice(0, at) + APOSTROPHE + form.slice(at);
    if (spelling.has(marked))
      return [finding('apostrophe-inflection', { kind: 'spelling', base: form.slice(0, at), spelling: marked })];
  }
  return [];
};

/** Reports letters without a tile (excl.6), and digits and signs, which the document does not mention. */
export const foreignLetters: WordDetector = ({ typed }) => {
  const letters = lettersWithoutTile(typed);
  return letters === '' ? [] : [finding('letters', { kind: 'letters', letters })];
};

/** Case endings that an acronym takes with a hyphen: `KNF-em`, `PiS-u`, `NIK-iem`, `SOR-ze`, `MSZ-etu`. */
const ENDING = /^(?:u|a|o?wi|i?em|ie|y|i|ów|om|ami|ach|ze|cie|[eo](?:t(?:u|owi|em)|cie))$/;

const LONGEST_ENDING = 5;

/** Matches the acronym of a word that is derived from it: `AK-owiec`, `ORMO-wiec`, `PRL-owski`, `KGB-ista`, `NKWD-zista`, `VIP-izm`. */
const DERIVED = /^\p{Lu}{2,}(?=(?:o?w|ów|z?ist|yst|z?iśc|yśc|izm|yzm)\p{Ll}+$)/u;

/**
 * Returns true for letters that cannot be read as a word in lower case: without a vowel (`pdf`, `gps`), or with a beginning that no listed word
 * has (`usb`, `zus`, but not `kul`).
 */
const isUnreadable = (base: string, { game }: PolishQuery): boolean =>
  base.length > 2 && hasOnlyPolishLetters(base) && (![...base].some(isPolishVowel) || game.reach(base) < base.length);

/** Returns the acronym before an ending, as typed, or in lower case if its letters are no word's. */
function acronymBefore(typed: string, query: PolishQuery): Reading | undefined {
  const readings = query.spelling?.readings(lowerCase(typed)) ?? [];
  if (hasInnerCapital(typed)) return readings.find((one) => one.spelling === typed);
  return isUnreadable(typed, query) ? readings.find((one) => isInCapitals(one.spelling ?? '')) : undefined;
}

/** A declined acronym, or a word derived from one, without the hyphen before its ending (excl.5): `KNFem`, `pdfem`, `SLDowiec`. */
export const inflectedAcronym: WordDetector = (query) => {
  const { typed } = query;
  const source = DERIVED.exec(typed)?.[0];
  if (source !== undefined && acronymBefore(source, query)) {
    const ending = typed.slice(source.length);
    const spelling = source + HYPHEN + ending;
    return [finding('hyphen', { kind: 'attached', spelling, particle: `-${ending}`, root: source })];
  }
  for (let length = LONGEST_ENDING; length > 0; length--) {
    const ending = typed.slice(-length);
    const acronym = ENDING.test(ending) ? acronymBefore(typed.slice(0, -length), query) : undefined;
    if (acronym?.spelling !== undefined)
      return [
        finding('hyphen', { kind: 'attached', spelling: acronym.spelling + HYPHEN + ending, particle: `-${ending}` }),
      ];
  }
  return [];
};
