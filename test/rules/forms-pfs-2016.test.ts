import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { defectives, formsOf } from '../../src/rules/forms.ts';
import type { ParadigmForm } from '../../src/rules/paradigm.ts';

const lexicons = loadLexicons('pfs-2016');

function formsOfWord(word: string): ParadigmForm[] {
  const { paradigm } = formsOf(word, 'pfs-2016', lexicons);
  return (paradigm?.tables ?? []).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flat()));
}

describe('paradigms under the rules of before 2018', () => {
  it.each([
    ['popaść', 'popadnięta', { status: 'barred', rule: 'pfs-2016/passive-attested' }],
    ['popaść', 'popasiona', { status: 'allowed', rule: 'pfs-2016/passive-attested' }],
    ['błędny', 'błędniejszy', { status: 'barred', rule: 'pfs-2016/degree-attested' }],
    ['ładny', 'ładniejszy', { status: 'allowed', rule: 'pfs-2016/degree-attested' }],
    ['niski', 'nisku', { status: 'barred', rule: 'pfs-2016/context-po-sku-denominal' }],
    ['zejść', 'zejdziono', { status: 'barred', rule: 'pfs-2016/defective' }],
    ['zejść', 'zeszłom', { status: 'allowed', rule: 'pfs-2016/potential-neuter-12', potential: '6' }],
    ['akowiec', 'akowcze', { status: 'allowed', rule: 'pfs-2016/potential-cze', potential: '10' }],
    ['empik', 'empiku', { status: 'allowed' }],
  ])('%s: %s', (word, form, expected) => {
    expect(formsOfWord(word).find((one) => one.form === form)).toMatchObject(expected);
  });

  it('cite no rule of 2018', () => {
    for (const word of ['zejść', 'dnieć', 'popaść', 'okno', 'niski', 'empik']) {
      const rules = formsOfWord(word).flatMap(({ rule }) => rule ?? []);
      expect(rules.every((rule) => rule.startsWith('pfs-2016/'))).toBe(true);
    }
  });

  it('say which file the defective verbs stood in', () => {
    const groups = defectives('pfs-2016');
    expect(groups.flatMap(({ lemmas }) => lemmas)).toEqual(defectives('pfs-2018').flatMap(({ lemmas }) => lemmas));
    expect(groups.every(({ rule, appendix }) => rule === 'pfs-2016/defective' && appendix === 'defekt.txt')).toBe(true);
  });
});
