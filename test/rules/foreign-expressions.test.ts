import { describe, expect, it } from 'vitest';
import { readColumn } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons();
const EXPRESSIONS = readColumn('curated/foreign-phrase-expressions.tsv', 'expression');

describe('foreign expressions', () => {
  it('all of the curated table that have a space in them are known for what they are', () => {
    const unknown = EXPRESSIONS.filter((expression) => expression.includes(' ')).filter(
      (expression) =>
        !judge(expression, 'pfs-2018', lexicons).reasons.some(({ rule }) => rule === 'pfs-2018/foreign-phrase'),
    );
    expect(unknown).toEqual([]);
  });

  it('a few Polish words are none', () => {
    expect(judge('dom i ogród', 'pfs-2018', lexicons).reasons.map(({ rule }) => rule)).toEqual(['pfs-2018/not-listed']);
  });
});
