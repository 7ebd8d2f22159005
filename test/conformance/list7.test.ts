import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { LIST_7 } from '../../src/core/rulesets/polish/lists.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons();
const rows = readTable(new URL('list7-forms.tsv', import.meta.url));
const byStatus = (status: string) => rows.filter((row) => row.status === status);

/** Returns true when the string of a missing form is also a form of other lemmas. It stays in the lexicon if the game list has those. */
const survives = (row: Record<string, string>) => row.same_string_under_other_lemma !== '';

/**
 * Returns true when the game list has the string as a form of one of these lemmas. The lemmas of the table come from a dictionary that has
 * more words.
 */
const isOfAnother = (row: Record<string, string>) => {
  const others = row.same_string_under_other_lemma!.split('; ').filter(Boolean);
  return lexicons.game.readings(row.form!).some(({ lemma }) => others.includes(lemma));
};

/** Returns true when the form fits in a row of the board. */
const fits = (row: Record<string, string>) => row.form!.length <= 15;

const judged = (row: Record<string, string>) => judge(row.form!, 'pfs-2018', lexicons);

describe('forms of the defective verbs', () => {
  it('are allowed if list 7 leaves them', () => {
    const refused = byStatus('allowed').filter((row) => fits(row) && judged(row).verdict !== 'allowed');
    expect(refused.map(({ form, lemma }) => `${form} (${lemma})`)).toEqual([]);
  });

  // The table has forms from a dictionary, whatever their length; the document prints none of these.
  it('are refused for their length alone if list 7 leaves them', () => {
    const long = byStatus('allowed').filter((row) => !fits(row));
    expect(long.length).toBeGreaterThan(10);
    for (const row of long) {
      const [first, ...rest] = judged(row).reasons;
      expect(first, row.form).toMatchObject({ section: 'board', detail: { length: row.form!.length, row: 15 } });
      expect(
        rest.some(({ effect, decides }) => effect === 'admits' && !decides),
        row.form,
      ).toBe(true);
      expect(
        rest.every(({ decides }) => !decides),
        row.form,
      ).toBe(true);
    }
  });

  it('are refused by the block of the verb if list 7 bars them', () => {
    const wrong = byStatus('missing')
      .filter((row) => !survives(row))
      .filter((row) => {
        const { verdict, reasons } = judged(row);
        return verdict === 'allowed' || reasons[0]?.rule !== `pfs-2018/${LIST_7.get(row.lemma!)}`;
      });
    expect(wrong.map(({ form, lemma }) => `${form} (${lemma})`)).toEqual([]);
  });

  it('are allowed by another lemma of the game list', () => {
    const kept = byStatus('missing').filter(isOfAnother);
    expect(kept.length).toBeGreaterThan(10);
    for (const row of kept) {
      const { verdict, analyses } = judged(row);
      expect({ verdict, read: analyses.length > 0 }, row.form).toEqual({ verdict: 'allowed', read: true });
      expect(
        analyses.filter(({ lemma }) => lemma === row.lemma),
        row.form,
      ).toEqual([]);
    }
  });

  it('are refused if only other dictionaries have another lemma', () => {
    const refused = byStatus('missing').filter((row) => survives(row) && !isOfAnother(row));
    expect(refused.length).toBeGreaterThan(10);
    for (const row of refused) {
      const { verdict, reasons } = judged(row);
      const rule = `pfs-2018/${LIST_7.get(row.lemma!)}`;
      expect({ verdict, rule: reasons[0]?.rule }, row.form).toEqual({ verdict: 'disallowed', rule });
    }
  });

  // 2.e builds -by on any third-person past form, and list 7 leaves zwyknąć its past.
  it('include the conditional of zwyknąć, which the document leaves open', () => {
    expect(byStatus('unclear').length).toBeGreaterThan(0);
    expect(byStatus('unclear').filter((row) => judged(row).verdict !== 'allowed')).toEqual([]);
  });
});
