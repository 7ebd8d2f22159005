import { describe, expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import type { Verdict } from '../../src/core/rules/verdict.ts';
import { RULESETS } from '../../src/core/rulesets/index.ts';
import { judge } from '../all-rules.ts';

const FEWER = 8;

const rulesOf = ({ verdict, reasons }: Verdict) => [verdict, ...reasons.map(({ rule }) => rule)].join(' ');

describe.each(RULESETS)('verdicts of $id for their rules only', ({ id, language }) => {
  const lexicons = loadLexicons(id);
  const labels = readTable(new URL(`../../dictionaries/diagnosis/${language}.tsv`, import.meta.url));
  const words = labels.filter((_, at) => at % FEWER === 0).map(({ word }) => word!);
  const shown = words.map((word) => judge(word, id, lexicons));
  const short = words.map((word) => judge(word, id, { ...lexicons, rulesOnly: true }));

  it('name the rules that they name with a diagnosis, in the same order', () => {
    expect(short.map(rulesOf)).toEqual(shown.map(rulesOf));
  });

  it('offer no words', () => {
    expect(shown.some(({ suggestions }) => suggestions.length > 0)).toBe(true);
    expect(short.every(({ suggestions }) => suggestions.length === 0)).toBe(true);
  });
});
