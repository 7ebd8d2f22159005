import { expect, it } from 'vitest';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { explain } from '../../src/core/explain/explain.ts';
import { plainText } from '../../src/core/explain/explanation.ts';
import { judgeBy } from '../../src/core/rules/judge.ts';
import { RULES } from '../all-rules.ts';
import { WORDINGS } from './wordings.ts';

const lexicons = loadLexicons('sd-2026');

function lines(word: string): string[] {
  const rules = RULES['sd-2026'];
  const { explanation } = explain(judgeBy(rules, word, lexicons), {
    wording: WORDINGS.en,
    catalogue: rules.catalogue,
    spelling: null,
  });
  return explanation.lines.map(({ sentence }) => plainText(sentence));
}

it('the spelling of today is named before its readings', () => {
  expect(lines('daß')).toEqual([expect.stringContaining('today “dass”'), expect.stringMatching(/^dass: /)]);
});

it('the readings are named before the tiles', () => {
  expect(lines('Straße')).toEqual([expect.stringMatching(/^Straße: /), expect.stringContaining('played with SS')]);
});
