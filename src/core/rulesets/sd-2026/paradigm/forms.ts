/** The forms view for German: from any word to a paradigm under sd-2026. */
import { fieldsOf } from '../../../rules/detail.ts';
import type { Lexicons } from '../../../rules/lexicons.ts';
import type { Forms } from '../../../rules/paradigm.ts';
import type { Judgement } from '../../../rules/verdict.ts';
import { parseGermanQuery } from '../../../words/query.ts';
import { descriptor } from '../descriptor.ts';
import { lexemesOf } from './choices.ts';
import { choiceOf, isSame, lexemeOfId } from './lexeme.ts';
import { paradigmOf } from './paradigm.ts';

/** Words whose forms could be looked up in place of the word's own: near ones, or what it is made of. */
function suggestionsOf({ suggestions, reasons }: Judgement): string[] {
  return suggestions.length > 0
    ? suggestions
    : [...new Set(reasons.flatMap(({ detail }) => fieldsOf(detail).parts ?? []))];
}

/**
 * Which forms has this word? The lemmas that it is or would be a form of, and the paradigm of the chosen one, or of the likeliest.
 * @param word as typed: any form, legal or not
 * @param verdict on it, by the rules alone
 * @param choiceId id of one of the choices of an earlier answer; a paradigm that is not among the word's own may be asked by it too
 */
export function germanForms(word: string, verdict: Judgement, lexicons: Lexicons, choiceId: string | undefined): Forms {
  const lexemes = lexemesOf(word, lexicons, verdict);
  const asked = choiceId === undefined ? null : lexemeOfId(choiceId);
  const chosen = asked ?? lexemes[0];
  const paradigm = chosen ? paradigmOf(chosen, lexemes, lexicons) : null;
  const shown = paradigm && paradigm.tables.length > 0 ? paradigm : null;
  const others = asked && shown && !lexemes.some((one) => isSame(one, asked)) ? [asked, ...lexemes] : lexemes;
  return {
    word: parseGermanQuery(word).typed,
    ruleset: descriptor.id,
    choices: others.map((one) => choiceOf(one, others)),
    paradigm: shown,
    suggestions: shown ? [] : suggestionsOf(verdict),
  };
}
