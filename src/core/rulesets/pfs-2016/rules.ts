import type { Rules } from '../../rules/rules.ts';
import { hasOnlyPolishLetters, POLISH_LETTERS } from '../../words/letters.ts';
import { POLISH } from '../polish/orthography.ts';
import { polishForms } from '../polish/paradigm/forms.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';
import { isLegal, judge, needsSpelling } from './judge.ts';
import { defectivesPfs2016, lexiconsOf2016, rulesPfs2016 } from './paradigm.ts';

export const rules = {
  ruleset: descriptor,
  catalogue: CATALOGUE,
  judge,
  needsSpelling,
  isLegal,
  orthography: POLISH,
  letters: POLISH_LETTERS,
  canBeListed: hasOnlyPolishLetters,
  forms: (word, verdict, lexicons, choiceId) =>
    polishForms({ word, verdict, choiceId }, lexiconsOf2016(lexicons), rulesPfs2016(lexicons)),
  defectives: defectivesPfs2016,
} satisfies Rules;
