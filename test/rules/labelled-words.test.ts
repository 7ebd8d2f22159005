import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { outcomeOf } from '../../src/core/rules/outcome.ts';
import { nameOfRule } from '../../src/core/rules/rule-entry.ts';
import { RULESET_IDS } from '../../src/core/rulesets/index.ts';
import { judge } from '../all-rules.ts';

/**
 * Words of the classes that a document names: class, outcome, and the rule of the first reason against a refused word. The outcomes were
 * labelled from the document before the words were judged. The tables omit words that the rules judged differently at the time, and some
 * rules were taken from the verdict, so the tables guard behaviour and measure nothing.
 */
const COLUMNS = ['class', 'word', 'expected', 'rule'];

/** The tables with these columns; tables with others have tests of their own. */
const TABLES = RULESET_IDS.flatMap((ruleset) => {
  const table = new URL(`${ruleset}-words.tsv`, import.meta.url);
  const rows = existsSync(table) ? readTable(table) : [];
  return Object.keys(rows[0] ?? {}).join() === COLUMNS.join() ? [{ ruleset, rows }] : [];
});

it('both federations have labelled words', () => {
  expect(TABLES.map(({ ruleset }) => ruleset)).toEqual(expect.arrayContaining(['pfs-2018', 'sd-2026']));
});

describe.each(TABLES)('labelled words of $ruleset', ({ ruleset, rows }) => {
  const lexicons = loadLexicons(ruleset);

  it.each(rows)('$class: $word is $expected $rule', ({ word, expected, rule }) => {
    const verdict = judge(word!, ruleset, lexicons);
    const first = verdict.verdict === 'allowed' ? '' : nameOfRule(verdict.reasons[0]!.rule);
    expect({ outcome: outcomeOf(verdict), rule: first }).toEqual({ outcome: expected, rule });
  });
});
