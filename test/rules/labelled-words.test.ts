import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { outcomeOf } from '../../src/core/rules/outcome.ts';
import { nameOfRule } from '../../src/core/rules/rule-entry.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import { judge } from '../all-rules.ts';

/**
 * Words of the classes that a document names: class, outcome, and the rule of the first reason against a refused word. The outcomes were
 * labelled from the document before the words were judged. The tables omit words that the rules judged differently at the time, and some
 * rules were taken from the verdict, so the tables guard behaviour and measure nothing.
 */
const TABLES = { 'sd-2026': 'sd-2026-words.tsv', 'pfs-2018': 'pfs-2018-words.tsv' } as const;

describe.each(Object.entries(TABLES) as [RulesetId, string][])('labelled words of %s', (ruleset, file) => {
  const lexicons = loadLexicons(ruleset);

  it.each(readTable(new URL(file, import.meta.url)))('$class: $word is $expected $rule', ({ word, expected, rule }) => {
    const verdict = judge(word!, ruleset, lexicons);
    const first = verdict.verdict === 'allowed' ? '' : nameOfRule(verdict.reasons[0]!.rule);
    expect({ outcome: outcomeOf(verdict), rule: first }).toEqual({ outcome: expected, rule });
  });
});
