import { lookupKey } from '../words/query.ts';
import { fitsOnBoard } from './board.ts';
import type { Forms, ParadigmForm } from './paradigm.ts';
import type { Ruleset } from './ruleset.ts';
import type { RulesetId } from './verdict.ts';

/** A form too long for the board is barred, whatever the rules and other lemmas say. */
function onBoard(shown: ParadigmForm, ruleset: Ruleset<RulesetId>): ParadigmForm {
  if (fitsOnBoard(lookupKey(shown.form, ruleset.language).length, ruleset)) return shown;
  const { keptBy: _notLaidEither, potential: _neither, ...form } = shown;
  if (form.status === 'barred') return form;
  return { ...form, status: 'barred', rule: `${ruleset.id}/not-listed`, section: 'board', points: null };
}

/** The forms view, with forms too long for the board marked as barred. */
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
