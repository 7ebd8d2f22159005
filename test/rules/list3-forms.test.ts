import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { fieldsOf } from '../../src/core/rules/detail.ts';
import { judge } from '../all-rules.ts';

const FORMS = readTable(new URL('../../dictionaries/lists/pfs-2018-list3-forms.tsv', import.meta.url));
const lexicons = loadLexicons('pfs-2018');

describe('forms of the starred entries of list 3', () => {
  // *też* is a particle before it is a form of *tenże*: the list's reason is the first for its own lemma.
  it.each(FORMS.map(({ form }) => form!).filter(Boolean))('%s is allowed by the list', (form) => {
    const { verdict, reasons, analyses } = judge(form, 'pfs-2018', lexicons);
    const ofList = reasons.find(({ rule }) => rule === 'pfs-2018/ze-list3');
    expect([verdict, ofList?.decides]).toEqual(['allowed', true]);
    const ofItsLemma = reasons.filter(({ detail }) => fieldsOf(detail).lemma === fieldsOf(ofList?.detail).lemma);
    expect(ofItsLemma[0]).toBe(ofList);
    if ((analyses[0]?.lemma ?? '') === fieldsOf(ofList?.detail).lemma) expect(reasons[0]).toBe(ofList);
  });

  it('with an open vowel for the particle name that form as their base', () => {
    expect(judge('kogóż', 'pfs-2018', lexicons).reasons[0]?.detail).toMatchObject({ lemma: 'któż', base: 'kogo' });
    expect(judge('czegóż', 'pfs-2018', lexicons).reasons[0]?.detail).toMatchObject({ lemma: 'cóż', base: 'czego' });
  });
});
