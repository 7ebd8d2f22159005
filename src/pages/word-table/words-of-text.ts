import { type PlayedWord, playedWords } from '../../core/move-log/plays.ts';
import { asPlayed, movesOfText } from '../../core/move-log/scorecard.ts';
import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import { lowerCase, upperCase } from '../../core/words/normalise.ts';
import { lookupKey } from '../../core/words/query.ts';
import { withoutSpeakers, wordsOfText } from '../../core/words/running-text.ts';

/** Maximum number of words in a table; longer texts are word lists. */
export const MOST_WORDS = 20_000;

/** Longest text that is read, in UTF-16 units: 20,000 words stand in a tenth of it. Splitting so much takes half a second. */
export const LONGEST_TEXT = 2_000_000;

/** A word of a text. */
export interface TextWord {
  /** The spelling of its first occurrence. */
  word: string;
  /** Number of occurrences, in all spellings that the rules treat as the same. */
  count: number;
  /** Position among the distinct words of the text, from 1. */
  place: number;
  /**
   * The judged query, if it is not `word`. The words of a log are in capitals, which are no evidence of a name or an acronym: `kot` for
   * `KOT`.
   */
  query?: string;
  /** The place, time and player of the play, if the text is the log of a game. */
  played?: PlayedWord;
}

interface TextWords {
  words: TextWord[];
  /** Whether the end of the text was left out. */
  cut: boolean;
  /** Whether there were more words than a table has. */
  tooMany: boolean;
}

interface TextToJudge extends TextWords {
  /** True when the text is the log of a game. Each word then occurs as often as it was played. */
  isLog: boolean;
}

/** Returns the words of a text to judge; for the log of a game, the words of its moves, including crossing words. */
export function wordsToJudge(text: string, ruleset: RulesetId): TextToJudge {
  const moves = movesOfText(text.slice(0, LONGEST_TEXT));
  if (moves === null) return { ...distinctWords(text, ruleset), isLog: false };
  const words = playedWords(moves, rulesetOf(ruleset).row ?? undefined).map((played, index) => {
    const { word } = played;
    const laid = asPlayed(word);
    const query = laid === upperCase(laid) ? lowerCase(laid) : laid;
    return { word, count: 1, place: index + 1, played, ...(query !== word && { query }) };
  });
  return { words, cut: text.length > LONGEST_TEXT, tooMany: false, isLog: true };
}

/** Returns the distinct words of a text in order of first occurrence, without the names of speakers in a chat. */
export function distinctWords(text: string, ruleset: RulesetId): TextWords {
  const { language } = rulesetOf(ruleset);
  const words = new Map<string, TextWord>();
  let tooMany = false;
  for (const word of wordsOfText(withoutSpeakers(text.slice(0, LONGEST_TEXT)))) {
    const key = lookupKey(word, language);
    const known = words.get(key);
    if (known) known.count += 1;
    else if (words.size === MOST_WORDS) tooMany = true;
    else words.set(key, { word, count: 1, place: words.size + 1 });
  }
  return { words: [...words.values()], cut: text.length > LONGEST_TEXT, tooMany };
}
