import { expect, it } from 'vitest';
import { readTable } from '../../dictionaries/compile/tsv.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { RULESET_IDS, rulesetOf } from '../../src/core/rulesets/index.ts';
import { judge } from '../all-rules.ts';

/** Returns the letters without marks, for names that are spelled without theirs. */
const unmarked = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^[łß]/iu, (letter) => (letter.toLowerCase() === 'ł' ? 'l' : 's'))
    .toLowerCase();

it.each(RULESET_IDS)('%s: the intended name or brand is a word like the typed one, not what it denotes', (ruleset) => {
  const lexicons = loadLexicons(ruleset);
  const labels = readTable(new URL(`../../dictionaries/diagnosis/${rulesetOf(ruleset).language}.tsv`, import.meta.url));
  const named = labels.filter(({ kind }) => kind === 'name' || kind === 'brand');
  expect(named.length).toBeGreaterThan(500);
  for (const { word = '' } of named) {
    for (const { kind, intended } of judge(word, ruleset, lexicons).diagnosis ?? []) {
      if (kind !== 'name' && kind !== 'brand') continue;
      // Two letters: a compound may contain the name.
      for (const name of intended) expect(unmarked(word), name).toContain(unmarked(name).slice(0, 2));
    }
  }
});
