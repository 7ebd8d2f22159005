import { lookupKey } from '../words/query.ts';
import { type Above, lastWord } from './overrides.ts';
import type { FormStatus, Forms, Paradigm, ParadigmForm } from './paradigm.ts';
import type { Rules } from './rules.ts';

function statusOf({ form, status, keptBy }: ParadigmForm, rules: Rules, above: Above): FormStatus {
  const last = lastWord(lookupKey(form, rules.ruleset.language), rules, above);
  if (last === 'disallowed') return status === 'barred' ? status : 'taken';
  // If another lemma has this form as a legal word, the list has it because of that lemma.
  return last === 'allowed' && status === 'barred' && !keptBy ? 'given' : status;
}

function markedBy(paradigm: Paradigm, rules: Rules, above: Above): Paradigm {
  const { official } = above;
  return {
    ...paradigm,
    ...(official && { list: { name: official.name, edition: official.edition } }),
    tables: paradigm.tables.map((table) => ({
      ...table,
      rows: table.rows.map(({ label, cells }) => ({
        label,
        cells: cells.map((cell) => cell.map((form) => ({ ...form, status: statusOf(form, rules, above) }))),
      })),
    })),
  };
}

/** The forms view, with the status of each form according to the user's word list and exceptions. */
export function formsByList(forms: Forms, rules: Rules, above: Above): Forms {
  if (!forms.paradigm || (!above.official && !above.exceptions)) return forms;
  return { ...forms, paradigm: markedBy(forms.paradigm, rules, above) };
}
