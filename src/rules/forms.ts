import { lexiconsOf7slow } from '../rulesets/7slow/paradigm/lexicons.ts';
import { rules7slow } from '../rulesets/7slow/paradigm/rules.ts';
import { defectivesPfs2016 } from '../rulesets/pfs-2016/paradigm/defectives.ts';
import { lexiconsOf2016 } from '../rulesets/pfs-2016/paradigm/lexicons.ts';
import { rulesPfs2016 } from '../rulesets/pfs-2016/paradigm/rules.ts';
import { defectivesPfs2018 } from '../rulesets/pfs-2018/paradigm/defectives.ts';
import { rulesPfs2018 } from '../rulesets/pfs-2018/paradigm/rules.ts';
import { polishForms } from '../rulesets/polish/paradigm/forms.ts';
import { germanDefectives } from '../rulesets/sd-2026/paradigm/defectives.ts';
import { germanForms } from '../rulesets/sd-2026/paradigm/forms.ts';
import { normalise } from '../words/normalise.ts';
import type { Lexicons } from './lexicons.ts';
import type { DefectiveGroup, Forms } from './paradigm.ts';
import { formsByList } from './paradigm-by-list.ts';
import { formsOnBoard } from './paradigm-on-board.ts';
import type { RulesetId } from './verdict.ts';

/**
 * Which forms a word's lemmas have under a ruleset: the lemmas that the word belongs to, and the whole paradigm of the one that
 * `choiceId` names, or of the likeliest, with what the user's word list and exceptions say of them. The spelling lexicon must be loaded; without it forms that the rules refuse are not known.
 * Pure and synchronous; never throws, whatever the string.
 */
export function formsOf(word: string, ruleset: RulesetId, lexicons: Lexicons, choiceId?: string): Forms {
  return formsByList(formsOnBoard(formsByRules(word, ruleset, lexicons, choiceId)), lexicons);
}

function formsByRules(word: string, ruleset: RulesetId, lexicons: Lexicons, choiceId?: string): Forms {
  switch (ruleset) {
    case 'pfs-2018':
      return polishForms(word, choiceId, lexicons, rulesPfs2018(lexicons));
    case 'pfs-2016':
      return polishForms(word, choiceId, lexiconsOf2016(lexicons), rulesPfs2016(lexicons));
    case 'sd-2026':
      return germanForms(word, lexicons, choiceId);
    case '7slow':
      return polishForms(word, choiceId, lexiconsOf7slow(lexicons), rules7slow(lexicons));
    case 'school-en':
      return { word: normalise(word), ruleset, choices: [], paradigm: null, suggestions: [] };
  }
}

/** The defective verbs of a ruleset, by what they lack. */
export function defectives(ruleset: RulesetId): DefectiveGroup[] {
  switch (ruleset) {
    case 'pfs-2018':
      return defectivesPfs2018();
    case 'pfs-2016':
      return defectivesPfs2016();
    case 'sd-2026':
      return germanDefectives();
    case '7slow':
    case 'school-en':
      return [];
  }
}
