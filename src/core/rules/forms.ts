import { normalise } from '../words/normalise.ts';
import { lookupKey } from '../words/query.ts';
import { fitsOnBoard } from './board.ts';
import { formsToOffer, type UserOverrides, userDecision } from './legal.ts';
import type { FormStatus, Forms, Paradigm, ParadigmForm } from './paradigm.ts';
import type { FormsView, Lexicons, Rules } from './rules.ts';
import type { Ruleset } from './ruleset.ts';
import type { RulesetId } from './verdict.ts';

/**
 * Returns the forms view of a word under the rules: its lemmas, and the whole paradigm of lemma `choiceId`, or of the likeliest lemma, with the
 * decisions of the user's word list and exceptions. The spelling lexicon must be loaded; otherwise refused forms are missing. Pure and
 * synchronous; never throws, whatever the string.
 * @param view undefined if the ruleset has none: then the word has no lemmas
 */
export function formsOf(
  word: string,
  rules: Rules,
  view: FormsView | undefined,
  lexicons: Lexicons,
  choiceId?: string,
): Forms {
  if (!view) return { word: normalise(word), ruleset: rules.ruleset.id, choices: [], paradigm: null, suggestions: [] };
  const verdict = rules.judge(word, lexicons, formsToOffer(rules, lexicons));
  const forms = view.forms(word, verdict, lexicons, choiceId);
  return formsByList(formsOnBoard(forms, rules.ruleset), rules, lexicons);
}

function statusOf({ form, status, allowedAs }: ParadigmForm, rules: Rules, overrides: UserOverrides): FormStatus {
  const decision = userDecision(lookupKey(form, rules.ruleset.language), rules, overrides);
  if (decision === 'disallowed') return status === 'barred' ? status : 'taken';
  // If another lemma has this form as a legal word, the list has it because of that lemma.
  return decision === 'allowed' && status === 'barred' && !allowedAs ? 'given' : status;
}

function markedBy(paradigm: Paradigm, rules: Rules, overrides: UserOverrides): Paradigm {
  const { official } = overrides;
  return {
    ...paradigm,
    ...(official && { list: { name: official.name, edition: official.edition } }),
    tables: paradigm.tables.map((table) => ({
      ...table,
      rows: table.rows.map(({ label, cells }) => ({
        label,
        cells: cells.map((cell) => cell.map((form) => ({ ...form, status: statusOf(form, rules, overrides) }))),
      })),
    })),
  };
}

/** Returns the forms view, with the status of each form according to the user's word list and exceptions. */
function formsByList(forms: Forms, rules: Rules, overrides: UserOverrides): Forms {
  if (!forms.paradigm || (!overrides.official && !overrides.exceptions)) return forms;
  return { ...forms, paradigm: markedBy(forms.paradigm, rules, overrides) };
}

/** Returns the form, barred if it is too long for the board, whatever the rules and other lemmas say. */
function onBoard(shown: ParadigmForm, ruleset: Ruleset<RulesetId>): ParadigmForm {
  if (fitsOnBoard(lookupKey(shown.form, ruleset.language).length, ruleset)) return shown;
  const { allowedAs: _tooLong, potential: _too, ...form } = shown;
  if (form.status === 'barred') return form;
  return { ...form, status: 'barred', rule: `${ruleset.id}/not-listed`, section: 'board', points: null };
}

/** Returns the forms view, with forms too long for the board marked as barred. */
function formsOnBoard(forms: Forms, ruleset: Ruleset<RulesetId>): Forms {
  const { paradigm } = forms;
  if (!paradigm) return forms;
  const tables = paradigm.tables.map((table) => ({
    ...table,
    rows: table.rows.map(({ label, cells }) => ({
      label,
      cells: cells.map((cell) => cell.map((form) => onBoard(form, ruleset))),
    })),
  }));
  return { ...forms, paradigm: { ...paradigm, tables } };
}
