import type { Lexicon, Reading } from '../../lexicon/lexicon.ts';
import type { Reason } from '../../rules/verdict.ts';
import type { EnglishQuery } from '../../words/query.ts';
import { kindOf } from './kinds.ts';
import { withSigns } from './printed-apart.ts';

/** One word under judgement, with what has been looked up about it so far. */
export class EnglishQuestion {
  /** As asked, normalised, with its case and accents. */
  readonly typed: string;
  /** As laid, in lower case: the key of both lexicons. */
  readonly form: string;
  /** With its hyphen, when it was asked as a prefix or suffix. */
  readonly affix: string | null;
  /** Did a point stand right after it, as after an abbreviation or at the end of a sentence? */
  readonly isPointed: boolean;
  readonly game: Lexicon;
  /** Null when it is not loaded: then nothing is known about words outside the game lexicon. */
  readonly spelling: Lexicon | null;
  #readings: readonly Reading[] | undefined;
  #spellings: readonly Reading[] | undefined;

  constructor({ typed, form, affix, point }: EnglishQuery, game: Lexicon, spelling: Lexicon | null) {
    this.typed = typed;
    this.form = form;
    this.affix = affix;
    this.isPointed = point;
    this.game = game;
    this.spelling = spelling;
  }

  /** Readings in the game lexicon, likeliest first. */
  get readings(): readonly Reading[] {
    this.#readings ??= this.game.readings(this.form);
    return this.#readings;
  }

  /** Readings in the spelling lexicon: names, abbreviations, affixes, words with a sign, words that only larger lists have. */
  get spellings(): readonly Reading[] {
    this.#spellings ??= this.spelling?.readings(this.form) ?? [];
    return this.#spellings;
  }

  /** As dictionaries print it, when that is with a hyphen or as two words: `t-shirt` for `tshirt`. */
  get printedApart(): string | null {
    const signs = this.spellings.find((reading) => kindOf(reading) === 'apart')?.source;
    return signs ? withSigns(this.form, signs) : null;
  }
}

/** Says what there is to say about the word as a whole. */
export type WordDetector = (question: EnglishQuestion) => Reason[];
