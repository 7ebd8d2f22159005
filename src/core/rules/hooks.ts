import { MAX_WORD_LETTERS } from '../words/normalise.ts';
import { lookupKey } from '../words/query.ts';
import { legalForms } from './legal.ts';
import type { Lexicons, Rules } from './rules.ts';

/** Letters that turn a word into another allowed word: lower case, in alphabetical order. */
export interface Hooks {
  before: string[];
  after: string[];
}

/**
 * Returns the letters that make an allowed word when put before or after a word. The word itself need not be allowed. The user's exceptions and
 * word list decide first, then the rules. If `spelling` is null, words that only the spelling lexicon has (7 słów) are missing. Returns
 * no letters for a text that is not a string of letters. Pure and synchronous.
 */
export function hooks(word: string, rules: Rules, lexicons: Lexicons): Hooks {
  const form = lookupKey(word, rules.ruleset.language);
  if (!/^\p{L}+$/u.test(form) || form.length >= MAX_WORD_LETTERS) return { before: [], after: [] };
  const makesWord = legalForms(rules, lexicons);
  const letters = [...rules.letters];
  return {
    before: letters.filter((letter) => makesWord(letter + form)),
    after: letters.filter((letter) => makesWord(form + letter)),
  };
}
