import type { Rules } from '../../rules/rules.ts';
import { POLISH_LETTERS } from '../../words/letters.ts';
import { POLISH } from '../polish/orthography.ts';
import { polishForms } from '../polish/paradigm/forms.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';
import { afterEarlierWords, isLegal, judge, needsSpelling } from './judge.ts';
import { lexiconsOf7slow, rules7slow } from './paradigm.ts';

const LETTERS_ALONE = /^\p{L}+$/u;

export const rules = {
  ruleset: descriptor,
  catalogue: CATALOGUE,
  judge,
  needsSpelling,
  isLegal,
  orthography: POLISH,
  // Cards may have any letter; Polish words with other foreign letters are so few that they would only look like mistakes.
  letters: `${POLISH_LETTERS}qvx`,
  // Any letter may be written on its cards.
  canBeListed: (form) => LETTERS_ALONE.test(form),
  afterEarlierWords,
  forms: (word, verdict, lexicons, choiceId) =>
    polishForms({ word, verdict, choiceId }, lexiconsOf7slow(lexicons), rules7slow(lexicons)),
} satisfies Rules;
