import { askedAsPlayed, movesOfText } from '../../core/move-log/moves-of-text.ts';
import { playedWords } from '../../core/move-log/plays.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { distinctWords, LONGEST_TEXT, type TextWords } from './distinct-words.ts';

export interface TextToJudge extends TextWords {
  /** Whether the text is the log of a game. Each word then occurs as often as it was played. */
  isLog: boolean;
}

/** Returns the words of a text to judge; for the log of a game, the words of its moves, including crossing words. */
export function wordsToJudge(text: string, ruleset: RulesetId): TextToJudge {
  const moves = movesOfText(text.slice(0, LONGEST_TEXT));
  if (moves === null) return { ...distinctWords(text, ruleset), isLog: false };
  const words = playedWords(moves).map((played, index) => {
    const { word } = played;
    const asked = askedAsPlayed(word);
    return { word, count: 1, place: index + 1, played, ...(asked !== word && { asked }) };
  });
  return { words, cut: text.length > LONGEST_TEXT, tooMany: false, isLog: true };
}
