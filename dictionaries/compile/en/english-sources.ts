/** Reads the English sources and the curated tables and joins them. */
import { brandNames } from '../brand-names.ts';
import { readJson } from '../sources.ts';
import { readColumn, readTable } from '../tsv.ts';
import { buildEnglishLexicons, type EnglishLexicons } from './english-lexicons.ts';
import { closedRow } from './irregular.ts';
import { parseScowl } from './scowl.ts';
import { parseWordNet } from './wordnet.ts';

function words(cell: string | undefined): string[] {
  return cell ? cell.split(' ') : [];
}

/** Builds both English lexicons from the cached sources. */
export function englishLexicons(): EnglishLexicons {
  const printed = readColumn('lists/school-en-two-letter.tsv', 'word').map((word) => word.toLowerCase());
  const abbreviations = readTable('curated/en-abbreviations.tsv');
  const affixes = readTable('curated/en-affixes.tsv').map(({ affix = '', whole_word }) => ({
    affix,
    isWord: whole_word === 'yes',
  }));
  return buildEnglishLexicons({
    scowl: parseScowl(readJson('en-scowl')),
    wordNet: parseWordNet(readJson('en-wordnet')),
    closed: [...readTable('curated/en-closed-class.tsv'), ...readTable('curated/en-two-letter.tsv')].map(closedRow),
    irregularVerbs: readTable('curated/en-irregular-verbs.tsv').map(({ base = '', past, participle }) => ({
      base,
      past: words(past),
      participle: words(participle),
    })),
    pluralOnly: readColumn('curated/en-plural-only.tsv', 'lemma'),
    admitted: new Set([...printed, ...readColumn('curated/en-admitted.tsv', 'word')]),
    names: new Set(readColumn('curated/en-names.tsv', 'word')),
    brands: brandNames('en'),
    abbreviations: new Map(abbreviations.map(({ abbreviation = '', stands_for = '' }) => [abbreviation, stands_for])),
    affixes: affixes.map(({ affix }) => affix),
    noWords: new Set([
      ...readColumn('curated/en-no-words.tsv', 'word'),
      ...affixes.filter(({ isWord }) => !isWord).map(({ affix }) => affix.replaceAll('-', '')),
    ]),
    apart: new Map(readTable('curated/en-written-apart.tsv').map(({ word = '', printed = '' }) => [word, printed])),
  });
}
