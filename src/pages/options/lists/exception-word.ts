import type { RulesetId } from '../../../core/rules/verdict.ts';
import { rulesetOf } from '../../../core/rulesets/index.ts';
import { ENGLISH_LETTERS, GERMAN_LETTERS, POLISH_LETTERS } from '../../../core/words/alphabet.ts';
import { lookedUp } from '../../../core/words/looked-up.ts';
import { wordFromSelection } from '../../../core/words/selection.ts';
import { eachOnTile, type TileLanguage } from '../../../core/words/tiles.ts';
import { LONGEST_EXCEPTION_WORD, type StoredException } from '../../../platform/storage/exceptions.ts';

const LETTERS: Readonly<Record<TileLanguage, string>> = {
  pl: POLISH_LETTERS,
  de: GERMAN_LETTERS,
  en: ENGLISH_LETTERS,
};

/** The word for an exception, or the problem with the typed text. */
export type ExceptionWord =
  | { state: 'word'; word: string }
  /** There is no word. */
  | { state: 'none' }
  /** There are several words. */
  | { state: 'several' }
  | { state: 'too-long' }
  /** It contains signs that are on no tile of the language; `signs` has each once, as a tile would show it. */
  | { state: 'letters'; signs: string };

/** @param typed text of the field; quotation marks and points around it are ignored */
export function exceptionWord(typed: string, ruleset: RulesetId): ExceptionWord {
  const word = wordFromSelection(typed);
  if (word === '') return { state: 'none' };
  if (word.includes(' ')) return { state: 'several' };
  if (word.length > LONGEST_EXCEPTION_WORD) return { state: 'too-long' };
  const { language, row } = rulesetOf(ruleset);
  // In a game without a board, words may have any letter that dictionaries print.
  if (row === null) return { state: 'word', word };
  const letters = LETTERS[language];
  const foreign = new Set([...lookedUp(word, language)].filter((sign) => !letters.includes(sign)));
  if (foreign.size > 0) return { state: 'letters', signs: eachOnTile([...foreign].join('')).join(', ') };
  return { state: 'word', word };
}

/** Whether both are about the same word under the same ruleset. */
export function isSameException(
  one: Pick<StoredException, 'word' | 'ruleset'>,
  other: Pick<StoredException, 'word' | 'ruleset'>,
): boolean {
  const { language } = rulesetOf(one.ruleset);
  return one.ruleset === other.ruleset && lookedUp(one.word, language) === lookedUp(other.word, language);
}
