import { lookedUp } from '../words/looked-up.ts';
import { MAX_WORD_LETTERS } from '../words/word-lengths.ts';
import { legalForms } from './legal.ts';
import type { Lexicons } from './lexicons.ts';
import type { Rules } from './rules.ts';

/** Letters that make another allowed word of a word, lower case, in alphabetical order. */
export interface Hooks {
  before: string[];
  after: string[];
}

/**
 * The letters that may stand right before or after a word, which need not be one itself. What the user's word list and exceptions say
 * counts; where they are silent, words of the game lexicon that the rules do not bar. With `spelling` null, words that only the spelling
 * lexicon has (7 słów) are not found. Pure and synchronous; none for a text that is no string of letters.
 */
export function hooks(word: string, rules: Rules, lexicons: Lexicons): Hooks {
  const form = lookedUp(word, rules.ruleset.language);
  if (!/^\p{L}+$/u.test(form) || form.length >= MAX_WORD_LETTERS) return { before: [], after: [] };
  const makesWord = legalForms(rules, lexicons);
  const letters = [...rules.letters];
  return {
    before: letters.filter((letter) => makesWord(letter + form)),
    after: letters.filter((letter) => makesWord(form + letter)),
  };
}
