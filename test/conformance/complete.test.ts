import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { RULESET_IDS } from '../../src/core/rulesets/index.ts';

it.each(RULESET_IDS)('%s has the tables of its document, and the tests that read them', (ruleset) => {
  const files = [
    `conformance/rules-${ruleset}.tsv`,
    `conformance/examples-${ruleset}.tsv`,
    `conformance/${ruleset}.test.ts`,
    `rules/catalogue-${ruleset}.test.ts`,
  ];
  expect(files.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([]);
});
