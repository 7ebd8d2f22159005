import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { examplesOf, rulePages } from '../../scripts/rule-pages.ts';
import { loadLexicons } from '../../src/cli/lexicons.ts';
import { judgeBy } from '../../src/core/rules/judge.ts';
import { RULESET_IDS } from '../../src/core/rulesets/index.ts';
import { loadRules } from '../../src/core/rulesets/load.ts';

const folder = new URL('../../docs/rules/', import.meta.url);

describe('docs/rules', () => {
  it('is what `npm run rules` writes', async () => {
    const pages = await rulePages();
    expect(readdirSync(folder).sort()).toEqual(pages.map(({ file }) => file).sort());
    for (const { file, text } of pages) expect(readFileSync(new URL(file, folder), 'utf8'), file).toBe(text);
  });
});

describe.each(RULESET_IDS)('the examples of %s', (id) => {
  it('are each decided by their rule', async () => {
    const rules = await loadRules(id);
    const lexicons = loadLexicons(id);
    const examples = Object.entries(examplesOf(id));
    // Rules for very rare words, and rules for words that a lexicon settles earlier, have none.
    expect(examples.length).toBeGreaterThanOrEqual(0.5 * Object.keys(rules.catalogue).length);
    for (const [name, word] of examples) {
      expect(rules.catalogue, name).toHaveProperty([name]);
      const ruleIds = judgeBy(rules, word, lexicons).reasons.map(({ rule }) => rule);
      expect(ruleIds, word).toContain(`${id}/${name}`);
    }
  });
});
