import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../all-rules.ts';
import { testPrinted } from './printed.ts';
import { examplesOf } from './tables.ts';

const lexicons = loadLexicons('7slow');
const rows = examplesOf('7slow');

/** Every word that the rules of 7 słów print, on its sample score sheet too; some after a word of an earlier round. */
testPrinted('7slow', { earlier: ({ lemma_or_base }) => (lemma_or_base ? [lemma_or_base] : []) });

describe('printed examples of 7 słów', () => {
  const clashing = rows.filter(({ lemma_or_base }) => lemma_or_base);

  it('include words that clash with earlier ones', () => expect(clashing.length).toBeGreaterThan(10));

  it.each(clashing)('$word after “$lemma_or_base” clashes with it', ({ word, rule_id, lemma_or_base }) => {
    const [first] = judge(word!, '7slow', lexicons, [lemma_or_base!]).reasons;
    expect(first).toMatchObject({ rule: rule_id, detail: { other: lemma_or_base } });
  });

  it('are allowed at any length, which is reported for long ones only', () => {
    const allowed = rows.filter(({ expected }) => expected === 'allowed');
    const ofAnyLength = allowed.filter(({ word }) =>
      judge(word!, '7slow', lexicons).reasons.some(({ rule }) => rule === '7slow/no-length-limit'),
    );
    const long = allowed.filter(({ word }) => word!.length > 15);
    expect(long.length).toBeGreaterThan(3);
    expect(ofAnyLength.map(({ word }) => word)).toEqual(long.map(({ word }) => word));
  });
});
