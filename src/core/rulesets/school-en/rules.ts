import type { Rules } from '../../rules/rules.ts';
import { ENGLISH_LETTERS, hasOnlyEnglishLetters } from '../../words/letters.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';
import { isPlayable, judge, needsSpelling } from './judge.ts';
import { ENGLISH } from './orthography.ts';

/** Letters of the words that the tournament's own printed list decides, whatever a dictionary has. */
const PRINTED_LIST_LETTERS = 2;

export const rules = {
  ruleset: descriptor,
  catalogue: CATALOGUE,
  judge,
  needsSpelling,
  isLegal: isPlayable,
  orthography: ENGLISH,
  letters: ENGLISH_LETTERS,
  canBeListed: hasOnlyEnglishLetters,
  isSettled: (form) => form.length <= PRINTED_LIST_LETTERS,
} satisfies Rules;
