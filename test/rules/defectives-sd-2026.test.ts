import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { defectiveVerbs, germanDefectives } from '../../src/core/rulesets/sd-2026/paradigm/defective-verbs.ts';
import { formsOf } from '../all-rules.ts';

const rows = readTable(new URL('../../dictionaries/curated/de-verb-defective.tsv', import.meta.url));

describe('defective verbs of sd-2026', () => {
  it('are those of the table, with the table’s rules', () => {
    const listed = new Map(germanDefectives().map(({ group, rule, lemmas }) => [group, { rule, lemmas }]));
    for (const use of new Set(rows.map((row) => row.use!))) {
      const of = rows.filter((row) => row.use === use);
      expect(listed.get(use)?.lemmas, use).toEqual(of.map(({ lemma }) => lemma));
      for (const { rule } of of) expect(listed.get(use)?.rule, use).toBe(`sd-2026/${rule}`);
    }
    expect([...listed.values()].flatMap(({ lemmas }) => lemmas)).toHaveLength(rows.length);
  });

  it('occur once each', () => {
    const lemmas = defectiveVerbs().flatMap(([, all]) => all);
    expect(new Set(lemmas).size).toBe(lemmas.length);
  });

  const lexicons = loadLexicons('sd-2026');

  it.each(germanDefectives().flatMap(({ lemmas, rule }) => lemmas.map((lemma) => [lemma, rule] as const)))(
    '%s leads to a paradigm that names %s',
    (lemma, rule) => {
      const { paradigm } = formsOf(lemma, 'sd-2026', lexicons);
      expect(paradigm).toMatchObject({ lemma, defect: { rule } });
    },
  );
});
