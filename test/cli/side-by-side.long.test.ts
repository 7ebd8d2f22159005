import { expect, it } from 'vitest';
import { sideBySide } from '../../src/cli/output.ts';
import type { RulesetId, Verdict } from '../../src/core/rules/verdict.ts';

const verdict = (ruleset: RulesetId, verdict: Verdict['verdict']) => ({ ruleset, verdict }) as Verdict;
const order = (verdicts: Verdict[]) => sideBySide(verdicts).map(({ ruleset }) => ruleset);

it('the rulesets of a language stay together, differing ones first', () => {
  const german = verdict('sd-2026', 'allowed');
  const polish = verdict('pfs-2018', 'allowed');
  expect(order([german, polish, verdict('pfs-2016', 'disallowed')])).toEqual(['pfs-2018', 'pfs-2016', 'sd-2026']);
  expect(order([german, polish, verdict('pfs-2016', 'allowed')])).toEqual(['sd-2026', 'pfs-2018', 'pfs-2016']);
  expect(order([polish, german, verdict('pfs-2016', 'allowed')])).toEqual(['pfs-2018', 'pfs-2016', 'sd-2026']);
});
