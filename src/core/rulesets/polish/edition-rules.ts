import type { Rules } from '../../rules/rules.ts';
import { hasOnlyPolishLetters, POLISH_LETTERS } from '../../words/letters.ts';
import { citingIn, type Edition } from './edition.ts';
import { isLegal, judge, needsSpelling } from './judge.ts';
import { POLISH } from './orthography.ts';
import { defectivesBy } from './paradigm/defectives.ts';
import { polishForms } from './paradigm/forms.ts';
import { paradigmRules } from './paradigm/rules.ts';

/** How an edition of the federation's rules since 2018 judges. */
export function editionRules(edition: Edition): Rules {
  return {
    ruleset: edition.ruleset,
    catalogue: edition.catalogue,
    judge: (word, lexicons, mayBeOffered) => judge(word, edition, lexicons, mayBeOffered),
    needsSpelling,
    isLegal: (form, lexicons) => isLegal(form, edition, lexicons),
    orthography: POLISH,
    letters: POLISH_LETTERS,
    canBeListed: hasOnlyPolishLetters,
    forms: (word, verdict, lexicons, choiceId) =>
      polishForms({ word, verdict, choiceId }, lexicons, paradigmRules(edition, lexicons)),
    defectives: () => defectivesBy(citingIn(edition)),
  };
}
