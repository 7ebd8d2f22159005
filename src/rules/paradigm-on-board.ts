import { lookedUp } from '../words/looked-up.ts';
import { fitsOnBoard } from './board.ts';
import type { Forms, ParadigmForm } from './paradigm.ts';
import type { Ruleset } from './ruleset.ts';
import type { RulesetId } from './verdict.ts';

/** A form that the board has no room for is barred, whatever rules and other lemmas make of it. */
function onBoard(shown: ParadigmForm, ruleset: Ruleset<RulesetId>): ParadigmForm {
  if (fitsOnBoard(lookedUp(shown.form, ruleset.language).length, ruleset)) return shown;
  const { keptBy: _notLaidEither, potential: _neither, ...form } = shown;
  if (form.status === 'barred') return form;
  return { ...form, status: 'barred', rule: `${ruleset.id}/not-listed`, section: 'board', points: null };
}

/** The forms view with the forms barred that cannot be laid for their length. */
export function formsOnBoard(forms: Forms, ruleset: Ruleset<RulesetId>): Forms {
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
