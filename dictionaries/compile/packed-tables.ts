/**
 * The tables as the code reads them. Rules import them as JSON, so no word stands in the code, and a start parses only strings that are
 * split. The table for earlier words is long and rarely needed, so it is a file of the package, which a descriptor names. Names are those
 * of the tables, or of their purpose.
 */
import { packEditCosts, packWeights } from './diagnosis-weights.ts';
import { type Row, readColumn, readTable } from './tsv.ts';

/**
 * Words of one kind are one string, separated by blanks; words by kind, and values by word, are objects; tables of one source file are an
 * object of these.
 */
type PackedTable = string | number | { readonly [key: string]: PackedTable };

/** @throws Error if a word contains the separator */
function joined(table: string, words: readonly string[], separator = ' '): string {
  const broken = words.find((word) => word.includes(separator));
  if (broken !== undefined) throw new Error(`“${broken}” of ${table} has the separator in it`);
  return words.join(separator);
}

/** Packs all words of a column, or of some rows. */
const words =
  (table: string, column: string, fits: (row: Row) => boolean = () => true) =>
  () =>
    joined(
      table,
      readTable(table)
        .filter(fits)
        .map((row) => row[column] as string),
    );

/** Packs the words of a column by the value of another column. */
const wordsBy = (table: string, by: string, column: string) => () => {
  const groups = new Map<string, string[]>();
  for (const row of readTable(table)) {
    const key = withoutRuleset(row[by] as string);
    groups.set(key, [...(groups.get(key) ?? []), row[column] as string]);
  }
  return Object.fromEntries([...groups].map(([key, listed]) => [key, joined(table, listed)]));
};

/** Packs the value of a column for each word. @throws Error if a word has two rows */
const byWord = (table: string, column: string, value: string) => () => {
  const rows = readTable(table);
  const values = Object.fromEntries(rows.map((row) => [row[column] as string, row[value] as string]));
  if (Object.keys(values).length < rows.length) throw new Error(`${table} has a word twice`);
  return values;
};

/** Packs the fitted weight of each feature. */
const weightsIn = (table: string) => () =>
  Object.fromEntries(readTable(table).map(({ feature, weight }) => [feature as string, Number(weight)]));

/** Packs the values of some columns for each word. */
const rowsByWord = (table: string, column: string, values: readonly string[]) => () =>
  Object.fromEntries(
    readTable(table).map((row) => [
      row[column] as string,
      Object.fromEntries(values.map((value) => [value, withoutRuleset(row[value] as string)])),
    ]),
  );

/** Removes the ruleset from a rule id, `pfs-2018/ze-double` → `ze-double`. */
const withoutRuleset = (cell: string): string => cell.replace(/^(?:pfs|sd)-\d+\//, '');

/** Packs lines of several words, separated by `|`. */
const lines = (table: string, line: (row: Row) => string | undefined) => () =>
  joined(
    table,
    readTable(table).flatMap((row) => line(row) ?? []),
    '|',
  );

/** Packs several tables into one file, since each file costs the bundle a little. */
const together = (tables: Readonly<Record<string, () => PackedTable>>) => () =>
  Object.fromEntries(Object.entries(tables).map(([name, pack]) => [name, pack()]));

/** Returns an expression as queries are normalised: lower case, without commas, one kind of apostrophe. */
const lookupForm = (expression: string): string => expression.toLowerCase().replaceAll(',', '').replaceAll("'", '’');

/** Packed tables by the name of their file under `packed/tables`. */
export const PACKED_TABLES: Readonly<Record<string, () => PackedTable>> = {
  '7slow-words': together({
    phraseWords: words('curated/7slow-phrase-words.tsv', 'word'),
    shortWords: words('curated/7slow-short-words.tsv', 'word'),
  }),
  'de-adjectives': together({
    colour: () => {
      const colours = readTable('curated/de-adjective-colour.tsv');
      const of = (fits: (row: Row) => boolean) =>
        joined(
          'de-adjective-colour',
          colours.filter(fits).map(({ lemma }) => lemma as string),
        );
      return { compares: of(({ kind }) => kind === 'compares'), foreign: of(({ foreign }) => foreign === 'yes') };
    },
    elative: words('curated/de-adjective-elative.tsv', 'form', ({ source }) => source === 'printed'),
    english: words('curated/de-adjective-english.tsv', 'lemma'),
    er: wordsBy('curated/de-adjective-er.tsv', 'class', 'lemma'),
    figurative: words('curated/de-adjective-figurative.tsv', 'lemma'),
    intensifier: lines('curated/de-adjective-intensifier.tsv', ({ part, except }) => `${part} ${except}`.trim()),
    noncomparable: wordsBy('curated/de-adjective-noncomparable.tsv', 'rule', 'lemma'),
  }),
  'pfs-2016-lists': together({
    headwords: rowsByWord('lists/pfs-2016-headwords.tsv', 'word', ['class', 'base', 'particle']),
    namedAsRecorded: rowsByWord('lists/pfs-2016-named-as-recorded.tsv', 'lemma', [
      'rule',
      'stem',
      'model',
      'model_stem',
      'other',
    ]),
    namedAsBarred: wordsBy('lists/pfs-2016-named-as-barred.tsv', 'rule', 'lemma'),
  }),
  'pfs-2018-lists': together({
    list0: () =>
      Object.fromEntries(
        readTable('lists/pfs-2018-list0.tsv').flatMap(({ expression, words }) =>
          // One letter is no word on the board.
          (words as string).split(' ').flatMap((word) => (word.length > 1 ? [[word, expression as string]] : [])),
        ),
      ),
    list1: words('lists/pfs-2018-list1.tsv', 'word'),
    list2: byWord('lists/pfs-2018-list2.tsv', 'word', 'single_letter_variant'),
    list3: wordsBy('lists/pfs-2018-list3.tsv', 'inflected', 'word'),
    list4: words('lists/pfs-2018-list4.tsv', 'word'),
    list5: byWord('lists/pfs-2018-list5.tsv', 'word', 'preposition'),
    list6: words('lists/pfs-2018-list6.tsv', 'word'),
    list7: wordsBy('lists/pfs-2018-list7.tsv', 'rule_id', 'lemma'),
    mobileEndingsClosed: byWord('lists/pfs-2018-mobile-endings-closed.tsv', 'form', 'host'),
    namedAsBarred: rowsByWord('lists/pfs-2018-named-as-barred.tsv', 'word', ['rule', 'base', 'particle']),
  }),
  'sd-2026-lists': together({
    adjectivesRestricted: wordsBy('lists/sd-2026-adjectives-restricted.tsv', 'rule_id', 'adjective'),
    englishParticiples: byWord('lists/sd-2026-english-participles.tsv', 'verb', 'rule'),
    estStVerbs: words('lists/sd-2026-est-st-verbs.tsv', 'verb'),
    participlesNotCompared: words('lists/sd-2026-participles-not-compared.tsv', 'participle'),
  }),
  '7slow-pieces': words('curated/7slow-pieces.tsv', 'word'),
  'de-compound-members': wordsBy('curated/de-compound-members.tsv', 'class', 'lemma'),
  'de-contraction-hosts': wordsBy('curated/de-contraction-hosts.tsv', 'class', 'lemma'),
  'de-diagnosis': () => packWeights(readTable('score/de-diagnosis.tsv')),
  'de-edits': () => packEditCosts('score/de-edits.tsv'),
  'de-foreign-roots': words('curated/de-foreign-roots.tsv', 'word'),
  'de-old-stems': together({
    before1996: byWord('curated/de-old-stems.tsv', 'old', 'today'),
    before1901: byWord('curated/de-older-stems.tsv', 'old', 'today'),
  }),
  'de-prefixes': wordsBy('curated/de-prefixes.tsv', 'class', 'lemma'),
  'de-splits': weightsIn('score/de-splits.tsv'),
  'de-verb-classes': wordsBy('curated/de-verb-classes.tsv', 'class', 'lemma'),
  'de-vulgar': wordsBy('curated/de-vulgar.tsv', 'matches', 'word'),
  'de-verb-defective': wordsBy('curated/de-verb-defective.tsv', 'use', 'lemma'),
  'en-diagnosis': () => packWeights(readTable('score/en-diagnosis.tsv')),
  'en-vulgar': wordsBy('curated/en-vulgar.tsv', 'matches', 'word'),
  'en-edits': () => packEditCosts('score/en-edits.tsv'),
  'foreign-phrase-expressions': lines('curated/foreign-phrase-expressions.tsv', ({ expression, known_by }) =>
    known_by === 'itself' ? lookupForm(expression as string) : undefined,
  ),
  'pl-diagnosis': () => packWeights(readTable('score/pl-diagnosis.tsv')),
  'pl-edits': () => packEditCosts('score/pl-edits.tsv'),
  'pl-clippings': byWord('curated/pl-clippings.tsv', 'lemma', 'stands_for'),
  'pl-entry-classes': wordsBy('curated/pl-entry-classes.tsv', 'class', 'lemma'),
  'pl-families': together({
    roots: lines('curated/pl-root-families.tsv', ({ root, words }) => `${root} ${words}`),
    underived: words('curated/pl-underived.tsv', 'word'),
  }),
  'pl-first-parts': byWord('curated/pl-first-parts.tsv', 'part', 'word'),
  'pl-letter-names': byWord('curated/pl-letter-names.tsv', 'lemma', 'stands_for'),
  'pl-natural-classes': wordsBy('curated/pl-natural-classes.tsv', 'class', 'lemma'),
  'pl-numerals': wordsBy('curated/pl-numerals.tsv', 'class', 'lemma'),
  'pl-prefixes': wordsBy('curated/pl-prefixes.tsv', 'class', 'lemma'),
  'pl-pronouns': wordsBy('curated/pl-pronouns.tsv', 'class', 'lemma'),
  'pl-vulgar': wordsBy('curated/pl-vulgar.tsv', 'matches', 'word'),
  'pl-written-together': byWord('curated/pl-written-together.tsv', 'word', 'takes'),
  'school-en-two-letter': () =>
    joined('school-en-two-letter', readColumn('lists/school-en-two-letter.tsv', 'word')).toLowerCase(),
  symbols: words('curated/symbols.tsv', 'word'),
};
