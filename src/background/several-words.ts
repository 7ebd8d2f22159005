import { askedAsPlayed, movesOfText } from '../games/move-log/moves-of-text.ts';
import { playedWords } from '../games/move-log/plays.ts';
import { isRunningText, manySelectedWords } from '../words/prose.ts';
import { type Asked, MOST_SELECTED_WORDS, selectedWords } from '../words/selected-words.ts';
import type { WholeWords } from '../words/whole-words.ts';

/** What a selection is read as. */
export interface SeveralWords {
  /** Those that are judged at once. */
  words: string[];
  /** How many are offered in a table instead; 0 where none are. */
  many: number;
}

/**
 * The words of a selection that is not one word: those that are judged at once, or else how many there are for a table. A log of moves
 * is its words, those across included. A few words of running text are no play, unless they are `meant`: they are offered like many.
 */
export function readSeveral(whole: WholeWords, asked: Asked): SeveralWords {
  const played = playedWords(movesOfText(whole.text) ?? []).map(({ word }) => askedAsPlayed(word));
  // A letter that lay there and is not named has a question mark.
  const distinct = [...new Set(played)].filter((word) => !word.includes('?'));
  if (distinct.length > MOST_SELECTED_WORDS) return { words: [], many: played.length };
  if (distinct.length > 0) return { words: distinct, many: 0 };
  const words = selectedWords(whole.text, asked);
  if (words.length > 0 && (asked.meant || !isRunningText(words, whole))) return { words, many: 0 };
  const many = words.length || manySelectedWords(whole.text, asked);
  const isOffered = words.length > 0 || many > MOST_SELECTED_WORDS;
  return { words: [], many: isOffered ? many : 0 };
}
