import type { Rules } from '../../rules/rules.ts';
import { GERMAN_LETTERS, hasOnlyGermanLetters } from '../../words/letters.ts';
import { CATALOGUE } from './catalogue.ts';
import { descriptor } from './descriptor.ts';
import { judge, needsSpelling } from './judge.ts';
import { GERMAN } from './orthography.ts';
import { germanDefectives } from './paradigm/defective-verbs.ts';
import { germanForms } from './paradigm/forms.ts';
import { isPlayable } from './refused.ts';

export const rules = {
  ruleset: descriptor,
  catalogue: CATALOGUE,
  judge,
  needsSpelling,
  isLegal: isPlayable,
  orthography: GERMAN,
  letters: GERMAN_LETTERS,
  canBeListed: hasOnlyGermanLetters,
  forms: germanForms,
  defectives: germanDefectives,
} satisfies Rules;
