import { describe, expect, it } from 'vitest';
import { readColumn } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judge } from '../all-rules.ts';

const lexicons = loadLexicons();
const EXPRESSIONS = readColumn('curated/foreign-phrase-expressions.tsv', 'expression');

describe('foreign expressions', () => {
  it('from the curated table are recognised if they contain a space', () => {
    const unknown = EXPRESSIONS.filter((expression) => expression.includes(' ')).filter(
      (expression) =>
        !judge(expression, 'pfs-2018', lexicons).reasons.some(({ rule }) => rule === 'pfs-2018/foreign-phrase'),
    );
    expect(unknown).toEqual([]);
  });

  it('do not include a few Polish words in a row', () => {
    expect(judge('dom i ogród', 'pfs-2018', lexicons).reasons.map(({ rule }) => rule)).toEqual(['pfs-2018/not-listed']);
  });
});
