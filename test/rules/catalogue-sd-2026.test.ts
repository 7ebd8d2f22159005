import { CATALOGUE } from '../../src/core/rulesets/sd-2026/catalogue.ts';
import { testCatalogue } from './catalogue-table.ts';

/** Rules that name the accepted dictionaries. They decide no word. */
const DECIDE_NO_WORD = new Set(['base-dictionary', 'reference-order']);

testCatalogue('sd-2026', CATALOGUE, ({ name, kind }) => kind !== 'procedure' && !DECIDE_NO_WORD.has(name));
