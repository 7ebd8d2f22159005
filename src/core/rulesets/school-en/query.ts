import type { Lexicon, Reading } from '../../lexicon/lexicon.ts';
import { reasonsBy } from '../../rules/catalogue.ts';
import { Query } from '../../rules/query.ts';
import { nameOfRule } from '../../rules/rule-entry.ts';
import type { Reason } from '../../rules/verdict.ts';
import { isRomanNumber } from '../../words/capital.ts';
import { lowerCase } from '../../words/normalise.ts';
import type { ParsedEnglishQuery } from '../../words/query.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';

/**
 * The kind of a reading of the spelling lexicon. `plain` is an ordinary word in lower case that the game lexicon lacks or whose spelling
 * has a sign; `apart` is a word printed with a hyphen or as two words.
 */
export type Kind = 'affix' | 'abbreviation' | 'capital' | 'apart' | 'plain';

const SEVERAL_CAPITALS = /^\P{Ll}*\p{Lu}\P{Ll}*\p{Lu}\P{Ll}*$/u;

/** Returns the kind by the compiler's mark and the spelling. */
export function kindOf({ rule, mark, spelling }: Reading): Kind {
  const barredBy = rule && nameOfRule(rule);
  if (barredBy === 'affix') return 'affix';
  if (barredBy === 'no-tile') return 'apart';
  if (mark === 'abbreviation' || barredBy === 'abbreviation') return 'abbreviation';
  if (spelling === undefined || spelling === lowerCase(spelling)) return 'plain';
  // Roman numerals are spelled with capitals, but they are not abbreviations of words.
  return SEVERAL_CAPITALS.test(spelling) && !isRomanNumber(spelling) ? 'abbreviation' : 'capital';
}

/** Tags of open classes, which have new words every day. */
export const OPEN_CLASSES = /^(?:noun|verb|adj)/;

/** Hyphens, spaces and apostrophes of a printed word, each after the number of letters before it: `6-8-` in *mother-in-law*. */
const SIGN = /(\d+)(\D)/g;

/** Returns the signs of a printed word in the format of the lexicon. */
export function signsOf(printed: string): string {
  let letters = 0;
  let signs = '';
  for (const character of printed) {
    if (/\p{L}/u.test(character)) letters++;
    else signs += `${letters}${character}`;
  }
  return signs;
}

/** Restores the signs of a word in tiles: `tshirt` and `1-` → `t-shirt`. */
export function withSigns(word: string, signs: string): string {
  let printed = '';
  let from = 0;
  for (const [, letters, sign] of signs.matchAll(SIGN)) {
    printed += word.slice(from, Number(letters)) + sign;
    from = Number(letters);
  }
  return printed + word.slice(from);
}

/** An English word under judgement. */
export class EnglishQuery extends Query<Reading> {
  /** With its hyphen, when it was typed as a prefix or suffix. */
  readonly affix: string | null;
  #spellings: readonly Reading[] | undefined;

  constructor(parsed: ParsedEnglishQuery, game: Lexicon, spelling: Lexicon | null) {
    super(parsed, game, spelling);
    this.affix = parsed.affix;
  }

  protected override lookUp(form: string): readonly Reading[] {
    return this.game.readings(form);
  }

  /** Readings in the spelling lexicon: names, abbreviations, affixes, words with a sign, words of larger lists. */
  get spellings(): readonly Reading[] {
    this.#spellings ??= this.spelling?.readings(this.form) ?? [];
    return this.#spellings;
  }

  /** The printed form of dictionaries, if it has a hyphen or is two words: `t-shirt` for `tshirt`. */
  get printedApart(): string | null {
    const signs = this.spellings.find((reading) => kindOf(reading) === 'apart')?.source;
    return signs ? withSigns(this.form, signs) : null;
  }
}

/** Returns the reasons of one rule for the word as a whole. */
export type WordDetector = (query: EnglishQuery) => Reason[];

/** A reason by this rule, with the catalogue's section. */
export const reason = reasonsBy(descriptor.id, CATALOGUE);
