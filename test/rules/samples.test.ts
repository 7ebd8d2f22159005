import { describe, expect, it } from 'vitest';
import { openLexicons } from '../../bench/lexicons.ts';
import { judgeBy } from '../../src/core/rules/judge.ts';
import { RULESETS } from '../../src/core/rulesets/index.ts';
import { loadRules } from '../../src/core/rulesets/load.ts';

describe.each(RULESETS)('sample words of $id', ({ id, samples }) => {
  it('include allowed and refused ones, and no word is refused only for lack of an entry', async () => {
    const rules = await loadRules(id);
    const verdicts = samples.map((word) => judgeBy(rules, word, openLexicons(id)));
    expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(['allowed', 'disallowed']));
    for (const { verdict, settled } of verdicts) if (verdict === 'disallowed') expect(settled).toBe(true);
  });
});
