import { CATALOGUE } from '../../src/core/rulesets/pfs-2018/catalogue.ts';
import { testCatalogue } from './catalogue-table.ts';

/** Rules that describe the official dictionary, or only head a group of rules: they decide no word. */
const DECIDE_NO_WORD = new Set([
  'osps-complete',
  'committee',
  'criterion-dictionaries',
  'criterion-frequency',
  'criterion-rjp',
  'attestation-optional',
  'context-only',
  'particles-limited',
  'potential',
  'osps-verdict',
]);

testCatalogue('pfs-2018', CATALOGUE, ({ name }) => !DECIDE_NO_WORD.has(name));
