import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { LIST_7 } from '../../src/core/rulesets/polish/lists.ts';
import { defectives, formsOf } from '../all-rules.ts';
import { allForms } from './paradigm-places.ts';

const lexicons = loadLexicons('pfs-2016');
const paradigmOf = (word: string) => formsOf(word, 'pfs-2016', lexicons).paradigm!;

describe('paradigms under the rules before 2018', () => {
  it.each([
    ['popaść', 'popadnięta', { status: 'barred', rule: 'pfs-2016/passive-attested' }],
    ['popaść', 'popasiona', { status: 'allowed', rule: 'pfs-2016/passive-attested' }],
    ['błędny', 'błędniejszy', { status: 'barred', rule: 'pfs-2016/degree-attested' }],
    ['ładny', 'ładniejszy', { status: 'allowed', rule: 'pfs-2016/degree-attested' }],
    ['niski', 'nisku', { status: 'barred', rule: 'pfs-2016/context-po-sku-denominal' }],
    ['zejść', 'zejdziono', { status: 'barred', rule: 'pfs-2016/defective' }],
    ['zejść', 'zeszłom', { status: 'allowed', rule: 'pfs-2016/potential-neuter-12', section: '8.6', potential: '6' }],
    ['zejść', 'niezejście', { status: 'allowed', rule: 'pfs-2016/nie-gerund' }],
    ['dnieć', 'dniałom', { status: 'barred', rule: 'pfs-2016/defective' }],
    ['akowiec', 'akowcze', { status: 'allowed', rule: 'pfs-2016/potential-cze', potential: '10' }],
    ['Gdańsk', 'Gdańskiem', { status: 'barred', rule: 'pfs-2016/capital-initial' }],
    ['empik', 'empiku', { status: 'allowed' }],
    ['nokia', 'nokia', { status: 'allowed' }],
  ])('%s: %s', (word, form, expected) => {
    const found = allForms(paradigmOf(word)).filter((one) => one.form === form);
    expect(found).toContainEqual(expect.objectContaining(expected));
    expect(allForms(paradigmOf(form))).toEqual(expect.arrayContaining(found));
  });

  it('include words that only later rules bar', () => {
    const [first] = allForms(formsOf('nokia', 'pfs-2018', lexicons).paradigm!);
    expect(first).toMatchObject({ form: 'nokia', status: 'barred' });
  });

  it('cite no rule of 2018', () => {
    for (const word of ['zejść', 'dnieć', 'popaść', 'okno', 'niski', 'empik']) {
      const rules = allForms(paradigmOf(word)).flatMap(({ rule }) => rule ?? []);
      expect(rules.every((rule) => rule.startsWith('pfs-2016/'))).toBe(true);
    }
  });

  it('deny defective verbs the forms that list 7 denies, because the file of the document is lost', () => {
    expect(paradigmOf('dniałom').defect).toEqual({
      rule: 'pfs-2016/defective',
      section: '8.6',
      missing: [],
      left: ['inf', 'ter_n', 'ger'],
      appendix: 'defekt.txt',
    });
    const groups = defectives('pfs-2016');
    expect(groups.flatMap(({ lemmas }) => lemmas)).toEqual([...LIST_7.keys()]);
    expect(groups.every(({ rule, appendix }) => rule === 'pfs-2016/defective' && appendix === 'defekt.txt')).toBe(true);
  });
});
