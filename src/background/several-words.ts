import { playedWords } from '../core/move-log/plays.ts';
import { asPlayed, movesOfText } from '../core/move-log/scorecard.ts';
import { isRunningText, manySelectedWords } from '../core/words/running-text.ts';
import { MOST_SELECTED_WORDS, type SelectionRequest, selectedWords } from '../core/words/selection.ts';
import type { WholeWords } from '../core/words/whole-words.ts';

/** The words of a selection. */
export interface SeveralWords {
  /** Words that are judged at once. */
  words: string[];
  /** Number of words offered as a table; 0 if none. */
  many: number;
}

/**
 * Reads a selection of several words: those to judge at once, or else the number for a table. From a log of moves it reads the words, cross
 * words included. A few words of running text are offered as a table, unless they are `meant`.
 */
export function readSeveral(whole: WholeWords, request: SelectionRequest): SeveralWords {
  const played = playedWords(movesOfText(whole.text) ?? []).map(({ word }) => asPlayed(word));
  // An unnamed letter of the board is written as a question mark.
  const distinct = [...new Set(played)].filter((word) => !word.includes('?'));
  if (distinct.length > MOST_SELECTED_WORDS) return { words: [], many: played.length };
  if (distinct.length > 0) return { words: distinct, many: 0 };
  const words = selectedWords(whole.text, request);
  if (words.length > 0 && (request.isExplicit || !isRunningText(words, whole))) return { words, many: 0 };
  const many = words.length || manySelectedWords(whole.text, request);
  const isOffered = words.length > 0 || many > MOST_SELECTED_WORDS;
  return { words: [], many: isOffered ? many : 0 };
}
