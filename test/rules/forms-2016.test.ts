import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { defectives, formsOf } from '../../src/rules/forms.ts';
import { LIST_7 } from '../../src/rules/pfs-2018/lists.ts';
import { placesOf } from './paradigm-places.ts';

const lexicons = loadLexicons('pfs-2016');

/** The places of a form in the paradigm that it leads to first. */
const of = (word: string) => {
  const { paradigm } = formsOf(word, 'pfs-2016', lexicons);
  return placesOf(paradigm!).filter(({ form }) => form.form === word);
};

describe('paradigms before 2016', () => {
  it('cite the rules of their own document', () => {
    expect(of('zeszłom')).toMatchObject([
      { form: { status: 'allowed', rule: 'pfs-2016/potential-neuter-12', section: '8.6', potential: '6' } },
    ]);
    expect(of('niezejście')[0]).toMatchObject({ form: { status: 'allowed', rule: 'pfs-2016/nie-gerund' } });
    expect(of('Gdańskiem')[0]).toMatchObject({ form: { status: 'barred', rule: 'pfs-2016/capital-initial' } });
  });

  it('deny defective verbs what list 7 denies them, for the file that the document names is lost', () => {
    const { paradigm } = formsOf('dniałom', 'pfs-2016', lexicons);
    expect(paradigm!.defect).toEqual({
      rule: 'pfs-2016/defective',
      section: '8.6',
      missing: [],
      left: ['inf', 'ter_n', 'ger'],
      appendix: 'defekt.txt',
    });
    expect(of('dniałom')).toMatchObject([{ form: { status: 'barred', rule: 'pfs-2016/defective' } }]);
    const groups = defectives('pfs-2016');
    expect(groups.flatMap(({ lemmas }) => lemmas)).toEqual([...LIST_7.keys()]);
    expect(new Set(groups.map(({ rule }) => rule))).toEqual(new Set(['pfs-2016/defective']));
  });

  // The list of then has it as a word of its own.
  it('have words that only later rules take away', () => {
    expect(of('nokia')[0]).toMatchObject({ form: { status: 'allowed' } });
    expect(formsOf('nokia', 'pfs-2018', lexicons).paradigm!.tables[0]!.rows[0]!.cells[0]).toMatchObject([
      { form: 'nokia', status: 'barred' },
    ]);
  });
});
