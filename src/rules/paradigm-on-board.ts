import { fitsOnBoard } from './board.ts';
import { lookedUp } from './looked-up.ts';
import type { Forms, ParadigmForm } from './paradigm.ts';
import type { RulesetId } from './verdict.ts';

/** A form that the board has no room for is barred, whatever rules and other lemmas make of it. */
function onBoard(shown: ParadigmForm, ruleset: RulesetId): ParadigmForm {
  if (fitsOnBoard(lookedUp(shown.form, ruleset).length, ruleset)) return shown;
  const { keptBy: _notLaidEither, potential: _neither, ...form } = shown;
  if (form.status === 'barred') return form;
  return { ...form, status: 'barred', rule: `${ruleset}/not-listed`, section: 'board', points: null };
}

/** The forms view with the forms barred that cannot be laid for their length. */
export function formsOnBoard(forms: Forms): Forms {
  const { paradigm, ruleset } = forms;
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
