import { ENGLISH_LETTERS, GERMAN_LETTERS, POLISH_LETTERS } from '../words/alphabet.ts';
import { MAX_WORD_LETTERS } from '../words/limits.ts';
import { JUDGES } from './judge.ts';
import { legalForms } from './legal.ts';
import type { Lexicons } from './lexicons.ts';
import { lookedUp } from './looked-up.ts';
import type { RulesetId } from './verdict.ts';

/** Letters that make another allowed word of a word, lower case, in alphabetical order. */
export interface Hooks {
  before: string[];
  after: string[];
}

/** Cards of 7 słów may have any letter; Polish words with other foreign letters are so few that they would only look like mistakes. */
const LETTERS: Readonly<Record<RulesetId, string>> = {
  'pfs-2018': POLISH_LETTERS,
  'pfs-2016': POLISH_LETTERS,
  'sd-2026': GERMAN_LETTERS,
  'school-en': ENGLISH_LETTERS,
  '7slow': `${POLISH_LETTERS}qvx`,
};

/**
 * The letters that may stand right before or after a word, which need not be one itself. What the user's word list and exceptions say
 * counts; where they are silent, words of the game lexicon that the rules do not bar. With `spelling` null, words that only the spelling
 * lexicon has (7 słów) are not found. Pure and synchronous; none for a text that is no string of letters.
 */
export function hooks(word: string, ruleset: RulesetId, lexicons: Lexicons): Hooks {
  const form = lookedUp(word, ruleset);
  if (!/^\p{L}+$/u.test(form) || form.length >= MAX_WORD_LETTERS) return { before: [], after: [] };
  const makesWord = legalForms(JUDGES[ruleset], lexicons);
  const letters = [...LETTERS[ruleset]];
  return {
    before: letters.filter((letter) => makesWord(letter + form)),
    after: letters.filter((letter) => makesWord(form + letter)),
  };
}
