/** Reads the English sources and the hand-kept lists and joins them. */
import { readJson } from '../sources.ts';
import { readColumn } from '../tsv.ts';
import { buildEnglishLexicons, type EnglishLexicons } from './english-lexicons.ts';
import { parseScowl } from './scowl.ts';

/** Both English lexicons from the cached sources. */
export function englishLexicons(): EnglishLexicons {
  const printed = readColumn('lists/school-en-two-letter.tsv', 'word').map((word) => word.toLowerCase());
  return buildEnglishLexicons({
    scowl: parseScowl(readJson('en-scowl')),
    admitted: new Set(printed),
    abbreviations: new Map(),
    affixes: [],
  });
}
