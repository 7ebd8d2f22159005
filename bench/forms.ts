import { asTable, median } from '../scripts/figures.ts';
import { formsOf } from '../src/core/rules/forms.ts';
import type { RulesetId } from '../src/core/rules/verdict.ts';
import { loadFormsView, loadRules } from '../src/core/rulesets/load.ts';
import { openLexicons } from './lexicons.ts';

/** Verbs with the largest paradigms, one with few irregularities, and one that is separable. */
const VERBS: ReadonlyArray<readonly [RulesetId, string]> = [
  ['pfs-2018', 'być'],
  ['pfs-2018', 'iść'],
  ['pfs-2018', 'zrobić'],
  ['pfs-2018', 'zejść'],
  ['sd-2026', 'gehen'],
  ['sd-2026', 'einrexen'],
];

const ROUNDS = 20;

/** Measures a whole paradigm as the worker builds it for the forms view: the first one of a process, and the median of the later ones. */
export async function benchForms(): Promise<string> {
  const rows: string[][] = [];
  for (const [ruleset, verb] of VERBS) {
    const [rules, view] = await Promise.all([loadRules(ruleset), loadFormsView(ruleset)]);
    const lexicons = openLexicons(ruleset);
    const times: number[] = [];
    let shown = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      const { paradigm } = formsOf(verb, rules, view, lexicons);
      times.push(performance.now() - start);
      shown = paradigm?.tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat())).length ?? 0;
    }
    const [first = Number.NaN, ...later] = times;
    rows.push([
      `${verb} (${ruleset})`,
      shown.toLocaleString('en'),
      `${first.toFixed(1)} ms`,
      `${median(later).toFixed(1)} ms`,
      '50 ms',
    ]);
  }
  return asTable('Paradigms for the forms view', ['', 'forms', 'first', 'each', 'budget'], rows);
}
