import LISTS from '../../../../dictionaries/packed/tables/7slow-words.json' with { type: 'json' };
import type { Edits, FormReading, Lexicon, Reading } from '../../lexicon/lexicon.ts';
import { isAbbreviation, parseTags } from '../../morphology/pl/tag.ts';
import { reasonsBy } from '../../rules/catalogue.ts';
import type { Marks } from '../../words/letters.ts';
import type { ParsedQuery } from '../../words/query.ts';
import { isCompoundPart, isPiece } from '../polish/detectors/signs.ts';
import { PolishQuery } from '../polish/query.ts';
import { CATALOGUE } from './catalogue.ts';
import { jointWords, numberParts } from './compound.ts';
import { descriptor } from './descriptor.ts';

/** Hyphen, apostrophe, space and point. Letters that are spelled with one of them are no word by themselves. */
const SIGN = /[-’ .]/;

/** Marks of lemmas that are names, abbreviations or English words in this game, even in lower case. */
const NO_COMMON_WORD: ReadonlySet<string> = new Set(['abbreviation', 'foreign-phrase', 'english']);

/** Returns true for the mark of a brand or company name. A dictionary may list such a name as a common noun: *adidas*, *empik*. */
export const isNameMark = (mark: string): boolean => /^(?:brand|chain|lowercase-name)/.test(mark);

/** Source of the forms of such names that a word list has in lower case, and of words of which the lexicons have only a name. */
export const IN_LOWER_CASE = 'sjp.pl';

/**
 * Prepositions that the lexicons have in their longer variants only (*we*, *ze*): the shorter form is there as an abbreviation or a letter.
 */
const SHORT_PREPOSITIONS: ReadonlyMap<string, readonly Reading[]> = new Map([
  ['w', preposition('w', 'acc', 'loc')],
  ['z', preposition('z', 'gen', 'inst')],
]);

function preposition(lemma: string, ...cases: string[]): Reading[] {
  return cases.map((of) => ({ lemma, tag: `prep:${of}:nwok`, origin: 'attested', mark: '' }));
}

/** Maximum length of an untagged word that is likelier an abbreviation or a word of a foreign phrase: `dptr`, `eat`, `seq`. */
const LONGEST_UNCERTAIN = 4;

/** The words among them, from a curated table: particles with endings, sounds, forms with letters that other games lack. */
const SHORT_WORDS: ReadonlySet<string> = new Set(LISTS.shortWords.split(' '));

/**
 * Words that lists have only because they split expressions of other languages at spaces: words of *de revolutionibus orbium caelestium*,
 * *épater le bourgeois*, *first lady*. No dictionary has them by themselves. `dictionaries/curated/foreign-phrases.tsv` has those that
 * occur in other games, with their expressions. Shorter ones are excluded as uncertain.
 */
const PHRASE_WORDS: ReadonlySet<string> = new Set(LISTS.phraseWords.split(' '));

/** Words of one letter; lists have most of the others too, as names of letters. */
const ONE_LETTER = /^[aeiouwz]$/;

/** Returns true for an untagged form that is a part of expressions, or too short to be trusted as a word. */
export const isUncertain = (form: string, readings: readonly Reading[]): boolean =>
  readings.every(({ tag }) => tag === '') &&
  (form.length <= LONGEST_UNCERTAIN ? !SHORT_WORDS.has(form) : PHRASE_WORDS.has(form));

/** Returns true when the reading is of a common word that a general dictionary has in lower case. */
function isCommon({ spelling, mark, tag, attestedBy }: Reading): boolean {
  if (spelling !== undefined || NO_COMMON_WORD.has(mark) || isCompoundPart({ tag })) return false;
  if (isNameMark(mark) && !attestedBy?.includes(IN_LOWER_CASE)) return false;
  return !parseTags(tag).some(isAbbreviation);
}

/**
 * A general Polish dictionary: every common word of a spelling dictionary or a dictionary of forms. It is the game lexicon plus the words
 * that federations exclude for their own reasons: letters without a tile, brand names in lower case, single letters, particles, forms that
 * defective verbs lack.
 */
export class Dictionary implements Lexicon {
  readonly #game: Lexicon;
  /** Null while it is not loaded; then only words of the game lexicon are known. */
  readonly #spelling: Lexicon | null;

  constructor(game: Lexicon, spelling: Lexicon | null) {
    this.#game = game;
    this.#spelling = spelling;
  }

  has(form: string): boolean {
    return this.#game.has(form) || this.#common(form) !== null;
  }

  reach(form: string): number {
    return Math.max(this.#game.reach(form), this.#spelling?.reach(form) ?? 0);
  }

  readings(form: string): readonly Reading[] {
    const found = this.#game.readings(form);
    return found.length > 0 || this.#game.has(form) ? found : [...(this.#common(form) ?? [])];
  }

  forms(lemma: string): FormReading[] {
    const fromSpelling = this.#spelling?.forms(lemma) ?? [];
    return [
      ...this.#game.forms(lemma),
      ...fromSpelling.filter(
        ({ form, reading }) =>
          isCommon(reading) && !SIGN.test(form) && !this.#game.has(form) && !isPiece(form, [reading]),
      ),
    ];
  }

  neighbours(form: string, marks: Marks, edits?: Edits): string[] {
    const near = this.#game.neighbours(form, marks, edits);
    // Near words of the game lexicon are enough, also at two edits, because the search takes twice as long in the other.
    if (near.length > 0 || edits === 2) return near;
    const fromSpelling = this.#spelling?.neighbours(form, marks, edits) ?? [];
    return fromSpelling.filter((other) => this.#common(other) !== null);
  }

  /** Readings as a common word outside the game lexicon, empty if it is only listed; null if it is no common word. */
  #common(form: string): readonly Reading[] | null {
    const preposition = SHORT_PREPOSITIONS.get(form);
    if (preposition) return preposition;
    if (!this.#spelling?.has(form) || SIGN.test(form)) return null;
    if (form.length === 1 && !ONE_LETTER.test(form)) return null;
    const readings = this.#spelling.readings(form);
    // A name or an abbreviation always has a reading; a form without one is a lower-case word without further data.
    if (readings.length === 0) return isPiece(form, readings) || isUncertain(form, readings) ? null : readings;
    // An inferred reading of the letters of an abbreviation is wrong: `pkt` as the genitive of *pkty*.
    const shortened = readings.some(({ mark }) => mark === 'abbreviation');
    // A lower-case form of older lists equals the name with a capital: `rolexy`, `texaco`.
    const named =
      readings.some(({ spelling }) => spelling !== undefined) && readings.some(({ mark }) => isNameMark(mark));
    const common = readings.filter(
      (reading) => isCommon(reading) && !(shortened && reading.origin === 'inferred') && !(named && reading.tag === ''),
    );
    return common.length === 0 || isPiece(form, common) || isUncertain(form, common) ? null : common;
  }
}

/** One word under judgement, as for the federation's rules, but in a general dictionary instead of the game lexicon. */
export class DictionaryQuery extends PolishQuery {
  #joint: string[] | null | undefined;
  #ofNumber: string[] | null | undefined;

  constructor(query: ParsedQuery, game: Lexicon, spelling: Lexicon | null) {
    super(query, new Dictionary(game, spelling), spelling);
  }

  /** The two words of which the form consists if they were written as one; null if there are none. */
  get joint(): string[] | null {
    if (this.#joint === undefined) this.#joint = this.ofNumber ? null : jointWords(this.form, this.game);
    return this.#joint;
  }

  /** The parts of the form if it is a compound of a number; null if it is none. */
  get ofNumber(): string[] | null {
    if (this.#ofNumber === undefined) this.#ofNumber = numberParts(this.form, this.game);
    return this.#ofNumber;
  }
}

/** A reason by this rule, with the catalogue's section. */
export const reason = reasonsBy(descriptor.id, CATALOGUE);
