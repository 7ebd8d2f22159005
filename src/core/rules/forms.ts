import { normalise } from '../words/normalise.ts';
import { legalForms } from './legal.ts';
import type { Lexicons } from './lexicons.ts';
import type { Forms } from './paradigm.ts';
import { formsByList } from './paradigm-by-list.ts';
import { formsOnBoard } from './paradigm-on-board.ts';
import type { Rules } from './rules.ts';

/**
 * The forms view of a word under the rules: its lemmas, and the whole paradigm of lemma `choiceId`, or of the likeliest lemma, with the
 * decisions of the user's word list and exceptions. The spelling lexicon must be loaded; otherwise refused forms are missing. Pure and
 * synchronous; never throws, whatever the string.
 */
export function formsOf(word: string, rules: Rules, lexicons: Lexicons, choiceId?: string): Forms {
  return formsByList(formsOnBoard(formsByRules(word, rules, lexicons, choiceId), rules.ruleset), rules, lexicons);
}

function formsByRules(word: string, rules: Rules, lexicons: Lexicons, choiceId: string | undefined): Forms {
  if (!rules.forms) {
    return { word: normalise(word), ruleset: rules.ruleset.id, choices: [], paradigm: null, suggestions: [] };
  }
  const verdict = rules.judge(word, lexicons, legalForms(rules, lexicons));
  return rules.forms(word, verdict, lexicons, choiceId);
}
