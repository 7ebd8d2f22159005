import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../all-rules.ts';

const FORMS = readTable(new URL('../../dictionaries/lists/pfs-2018-list3-forms.tsv', import.meta.url));
const lexicons = loadLexicons('pfs-2018');

describe('forms of the starred entries of list 3', () => {
  it.each(FORMS.map(({ form }) => form!).filter(Boolean))('%s has the list for its first reason', (form) => {
    const { verdict, reasons } = judge(form, 'pfs-2018', lexicons);
    expect([verdict, reasons[0]?.rule]).toEqual(['allowed', 'pfs-2018/ze-list3']);
  });

  it('whose vowel the particle has closed are told with the open one', () => {
    expect(judge('kogóż', 'pfs-2018', lexicons).reasons[0]?.evidence).toMatchObject({ lemma: 'któż', base: 'kogo' });
    expect(judge('czegóż', 'pfs-2018', lexicons).reasons[0]?.evidence).toMatchObject({ lemma: 'cóż', base: 'czego' });
  });
});
