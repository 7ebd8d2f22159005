import { normalise } from '../words/normalise.ts';
import { legalForms } from './legal.ts';
import type { Lexicons } from './lexicons.ts';
import type { Forms } from './paradigm.ts';
import { formsByList } from './paradigm-by-list.ts';
import { formsOnBoard } from './paradigm-on-board.ts';
import type { Rules } from './rules.ts';

/**
 * Which forms a word's lemmas have under the rules: the lemmas that the word belongs to, and the whole paradigm of the one that
 * `choiceId` names, or of the likeliest, with what the user's word list and exceptions say of them. The spelling lexicon must be loaded;
 * without it forms that the rules refuse are not known. Pure and synchronous; never throws, whatever the string.
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
