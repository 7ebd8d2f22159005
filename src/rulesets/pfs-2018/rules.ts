import type { Rules } from '../../rules/rules.ts';
import { hasOnlyPolishLetters, POLISH_LETTERS } from '../../words/alphabet.ts';
import { isLegal, judge, needsSpelling } from '../polish/judge.ts';
import { POLISH } from '../polish/orthography.ts';
import { defectivesPfs2018 } from '../polish/paradigm/defectives.ts';
import { polishForms } from '../polish/paradigm/forms.ts';
import { rulesPfs2018 } from '../polish/paradigm/rules.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';

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
    polishForms({ word, verdict, choiceId }, lexicons, rulesPfs2018(lexicons)),
  defectives: defectivesPfs2018,
} satisfies Rules;
