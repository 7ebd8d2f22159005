import { type Above, lastWord } from './last-word.ts';
import { lookedUp } from './looked-up.ts';
import type { FormStatus, Forms, Paradigm, ParadigmForm } from './paradigm.ts';
import type { RulesetId } from './verdict.ts';

function statusOf({ form, status, keptBy }: ParadigmForm, ruleset: RulesetId, above: Above): FormStatus {
  const last = lastWord(lookedUp(form, ruleset), ruleset, above);
  if (last === 'disallowed') return status === 'barred' ? status : 'taken';
  // Letters that another lemma makes a legal word are on the list for its sake.
  return last === 'allowed' && status === 'barred' && !keptBy ? 'given' : status;
}

function markedBy(paradigm: Paradigm, above: Above): Paradigm {
  const { ruleset } = paradigm;
  const { official } = above;
  return {
    ...paradigm,
    ...(official && { list: { name: official.name, edition: official.edition } }),
    tables: paradigm.tables.map((table) => ({
      ...table,
      rows: table.rows.map(({ label, cells }) => ({
        label,
        cells: cells.map((cell) => cell.map((form) => ({ ...form, status: statusOf(form, ruleset, above) }))),
      })),
    })),
  };
}

/** The forms view with what the user's word list and exceptions say of each form. */
export function formsByList(forms: Forms, above: Above): Forms {
  if (!forms.paradigm || (!above.official && !above.exceptions)) return forms;
  return { ...forms, paradigm: markedBy(forms.paradigm, above) };
}
