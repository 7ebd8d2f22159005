import { CATALOGUE } from '../../src/core/rulesets/7slow/catalogue.ts';
import { testCatalogue } from './catalogue-table.ts';

/** Rules about one word, and about one word beside those of earlier rounds; all others are about cards, points and turns. */
const DECIDE_A_WORD = new Set([
  'word-source',
  'free-letters',
  'no-length-limit',
  'proper-name',
  'abbreviation',
  'hyphen',
  'apostrophe',
  'repeat-word',
  'family-plural',
  'family-tense',
  'family-noun-verb',
  'family-adverb',
  'family-combined',
  'family-root',
]);

testCatalogue('7slow', CATALOGUE, ({ name }) => DECIDE_A_WORD.has(name));
