import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../src/core/rulesets/pfs-2016/catalogue.ts';
import { COUNTERPARTS } from '../../src/core/rulesets/pfs-2016/counterparts.ts';
import { CATALOGUE as CATALOGUE_2018 } from '../../src/core/rulesets/pfs-2018/catalogue.ts';
import { testCatalogue } from './catalogue-table.ts';

/** Rules that define terms, name dictionaries or explain lookups, and heads of groups of rules. */
const DECIDE_NO_WORD = new Set([
  'validity',
  'new-rules-2018',
  'sources',
  'edition-1980',
  'edition-ortho-1996',
  'term-headword',
  'term-definition',
  'base-form',
  'base-noun',
  'base-adjective',
  'base-verb',
  'base-adverb',
  'context-only',
  'potential',
  'lookup-inflection',
  'lookup-ortho',
  'conflict',
  'doubt',
  'referee',
  'osps-verdict',
  'osps-doubt',
  // Only the page of a dictionary could decide this.
  'quotation-mark',
  'doroszewski-selected',
]);

testCatalogue('pfs-2016', CATALOGUE, ({ name }) => !DECIDE_NO_WORD.has(name), new Set(['no-tile']));

describe('rules that both Polish documents contain', () => {
  it('are in both catalogues', () => {
    for (const [from, to] of Object.entries(COUNTERPARTS)) {
      expect(CATALOGUE_2018).toHaveProperty([from]);
      expect(CATALOGUE).toHaveProperty([to]);
    }
  });
});
