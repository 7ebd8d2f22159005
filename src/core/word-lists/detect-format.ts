import { isAlphagram, isAlphagramColumn, isInOrder, MOST_COLUMNS, plain, sortedLetters } from './alphagram.ts';
import { headedLine, headsOf } from './heads.ts';
import { cellsOf, type ListFormat, withoutTitle } from './list-format.ts';
import { bareWord, isComment, isWrittenWord, withoutRemark } from './list-word.ts';
import { namesWords, Outline } from './outline.ts';
import type { Separator } from './separator.ts';
import { MANY_WORDS, MOST, NEARLY_ALL, SOME } from './shares.ts';
import { type Unwrap, unwrapOf } from './wrapped-lines.ts';

/** The format that the first lines show. */
export interface DetectedFormat {
  format: ListFormat;
  /** True when the first line that is no comment names the columns. */
  header: boolean;
  /** Removes the notation around words from a line; null if there is none. */
  unwrap: Unwrap | null;
  /** The lines about the file, for lines without that notation. */
  outline: Outline;
}

const SEPARATORS: readonly Separator[] = ['\t', ';', '|', ',', ' '];

/**
 * Minimum number of lines for a column: separated by spaces or commas, one or two lines of prose always have a first word. Up to
 * `FEW_LINES`, all lines must also have the same number of cells.
 */
const LEAST_LINES = 3;
const FEW_LINES = 10;

/** Minimum share of different words in a column of words; of a lemma there may be many forms. */
const MANY_DIFFERENT = 0.05;

/** Share of words in a grid that occur once. */
const NO_REPEATS = 0.99;

/** Number of columns that no table about words has, and number of words from which on prose would repeat one. */
const MANY_COLUMNS = 6;
const ENOUGH_WORDS = 40;

/** Number of lines that decide the format, here and when the list is read. */
const FORMAT_LINES = 500;

/** Returns the format of the first lines; one word a line if nothing else is clear. */
export function detectFormat(all: readonly string[]): DetectedFormat {
  const unwrap = unwrapOf(firstLines(all));
  const lines = unwrap ? all.map((line) => unwrap(line) ?? '') : all;
  const outline = new Outline(lines);
  const contentLines: string[] = [];
  for (const line of lines) {
    if (line.trim() === '' || isComment(line) || outline.skipReason(line) !== null) continue;
    if (contentLines.push(line) === FORMAT_LINES) break;
  }
  const format = formatOf(contentLines, outline);
  return { format, header: isHeader(contentLines, format), unwrap, outline: new Outline(lines) };
}

function firstLines(lines: readonly string[]): string[] {
  return lines.filter((line) => line.trim() !== '').slice(0, FORMAT_LINES);
}

function formatOf(lines: readonly string[], { separator, hasWordSection }: Outline): ListFormat {
  if (areEntries(lines, hasWordSection)) {
    const isSorted = isAlphagramColumn(rowsOf(lines, '='), 0, MOST);
    return { kind: 'columns', separator: '=', column: isSorted ? 1 : 0 };
  }
  const head = separator ? null : headsOf(lines);
  if (head !== null) return { kind: 'rows', ...head };
  const separators = separator ? [separator, ...SEPARATORS] : SEPARATORS;
  const whole = lines.filter((line) => isWrittenWord(bareWord(withoutRemark(line))));
  const find = whole.length * 2 <= lines.length ? rowsOrColumns : wordsSideBySide;
  for (const separator of separators) {
    const format = find(lines, separator);
    if (format !== null) return format;
  }
  return { kind: 'lines' };
}

function rowsOrColumns(lines: readonly string[], separator: Separator): ListFormat | null {
  return rowsFormat(lines, separator) ?? columnsFormat(lines, separator);
}

/** Returns true for entries `WORD=meaning`, with words without meaning among them; in a section of words one entry is enough. */
function areEntries(lines: readonly string[], hasWordSection: boolean): boolean {
  const entries = lines.filter((line) => line.includes('=')).length;
  if (hasWordSection) return entries > 0;
  if (entries < Math.max(LEAST_LINES, lines.length * SOME)) return false;
  const words = lines.map((line) => bareWord(cellsOf(line, '=')[0] ?? '')).filter(isWrittenWord);
  // A name that each line repeats is that of a field: `id=1,price=3`.
  return words.length >= lines.length * NEARLY_ALL && new Set(words).size >= words.length * MOST;
}

/** Returns the cells of each line, without what surrounds their words. Columns of different lengths leave empty cells. */
function rowsOf(lines: readonly string[], separator: Separator): string[][] {
  return lines.map((line) => cellsOf(line, separator).map(bareWord));
}

function withoutEmpty(cells: readonly string[]): string[] {
  return cells.filter((cell) => cell !== '');
}

/** Returns the format of lines with a single word, some with several of the same length, such as anagrams side by side. */
function wordsSideBySide(lines: readonly string[], separator: Separator): ListFormat | null {
  const rows = rowsOf(lines, separator).map(withoutEmpty);
  if (rows.filter((row) => row.length > 1).length < 2) return null;
  const cells = rows.flat();
  const isList = cells.length >= MANY_WORDS && cells.every(isWrittenWord) && areOfOneLength(cells, 1);
  return isList && isWithoutRepeats(cells) ? { kind: 'rows', separator } : null;
}

/** Returns the format if every cell is a word and almost no word repeats: lemmas with their forms, or a grid of words. */
function rowsFormat(lines: readonly string[], separator: Separator): ListFormat | null {
  const titled = lines.filter((line) => withoutTitle(line) !== line).length;
  // Titles are few; words before a colon in most lines have their meaning after it.
  const all = rowsOf(titled * 2 > lines.length ? lines : lines.map(withoutTitle), separator);
  const rows = (isTitle(all) ? all.slice(1) : all).map(withoutEmpty);
  const cells = rows.flat();
  const several = rows.filter((row) => row.length > 1);
  if (several.length === 0 || cells.filter(isWrittenWord).length < cells.length * NEARLY_ALL) return null;
  if (new Set(cells).size < cells.length * MOST) return null;
  if (areAnagrams(rows)) return { kind: 'rows', separator, first: isAlphagramColumn(rows, 0, MOST) ? 1 : 0 };
  const mayBeTable = rows.length > 2 && sameLength(rows);
  // Text separated by spaces may be prose.
  if ((mayBeTable || separator === ' ') && !isGrid(rows)) return null;
  return { kind: 'rows', separator };
}

/**
 * Returns true when rows of words are a printed list, not a table about each word.
 *
 * They are a list if they are in order, row by row or column by column, or if no word repeats and all have the same length or stand in more
 * columns than a table has. So singulars and plurals side by side are a list. Tables are recognised: a translation is in no order, a lemma
 * repeats or has an order of its own, and an alphagram or a word without its marks is known by its letters.
 */
function isGrid(rows: readonly string[][]): boolean {
  const cells = rows.flat();
  if (cells.length < MANY_WORDS || isRespelled(rows)) return false;
  if (ascending(cells) >= NEARLY_ALL || isInOrderByColumn(rows)) return true;
  if (!isWithoutRepeats(cells)) return false;
  if (isByLength(columnsOf(rows))) return true;
  const columns = Math.max(...rows.map((row) => row.length));
  return areOfOneLength(cells, NEARLY_ALL) || (columns >= MANY_COLUMNS && cells.length >= ENOUGH_WORDS);
}

function columnsOf(rows: readonly string[][]): string[][] {
  const columns: string[][] = [];
  for (const row of rows) {
    for (const [place, cell] of row.entries()) {
      columns[place] ??= [];
      if (cell !== '') columns[place].push(cell);
    }
  }
  return columns;
}

/** Returns true when each column is a list of its own, in order, with words of another length. */
function isByLength(columns: readonly string[][]): boolean {
  const lengths = new Set(columns.map(([first = '']) => first.length));
  return (
    lengths.size === columns.length &&
    columns.every((column) => areOfOneLength(column, NEARLY_ALL) && ascending(column) >= NEARLY_ALL)
  );
}

/** Returns true when each column continues the alphabet of the one before. */
function isInOrderByColumn(rows: readonly string[][]): boolean {
  const columns = columnsOf(rows);
  const continues = columns.every((column, i) => i === 0 || isInOrder(columns[i - 1]?.at(-1) ?? '', column[0] ?? ''));
  return continues && ascending(columns.flat()) >= NEARLY_ALL;
}

/**
 * Returns true when two columns have the same word in most rows, once with its letters in alphabetical order (`krowa`, `akorw`) or without
 * its marks.
 */
function isRespelled(rows: readonly string[][]): boolean {
  const most = Math.max(...rows.map((row) => row.length));
  const columns = Math.min(MOST_COLUMNS, most);
  for (let one = 0; one < columns; one++) {
    for (let other = 0; other < columns; other++) {
      if (one === other) continue;
      const same = rows.filter((row) => {
        const [word = '', respelled = ''] = [row[one], row[other]];
        if (word === '' || respelled === '') return false;
        return isAlphagram(respelled, word) || plain(word) === plain(respelled);
      });
      if (same.length * 2 > rows.length) return true;
    }
  }
  return false;
}

/** Returns true when most rows have several words of the same letters, after these letters or not. A pair may be a word and its letters. */
function areAnagrams(rows: readonly string[][]): boolean {
  const several = rows.filter((row) => row.length > 2);
  const alike = rows.filter((row) => row.every((word) => sortedLetters(word) === sortedLetters(row[0] ?? '')));
  return several.length > 0 && rows.length >= LEAST_LINES && alike.length >= rows.length * NEARLY_ALL;
}

/** Returns true when at least this share of the words has the same length. */
function areOfOneLength(words: readonly string[], share: number): boolean {
  const lengths = new Map<number, number>();
  for (const { length } of words.map(plain)) lengths.set(length, (lengths.get(length) ?? 0) + 1);
  return Math.max(...lengths.values()) >= words.length * share;
}

function isWithoutRepeats(words: readonly string[]): boolean {
  return new Set(words.map((word) => word.toLowerCase())).size >= words.length * NO_REPEATS;
}

/** Returns the format with one column of words; of several, the one that repeats least. */
function columnsFormat(lines: readonly string[], separator: Separator): ListFormat | null {
  const rows = rowsOf(lines, separator);
  const several = rows.filter((row) => row.length > 1).length;
  if (several < lines.length * MOST) return null;
  const mayBeProse = separator === ' ' || separator === ',';
  if (lines.length < (mayBeProse ? LEAST_LINES : 2)) return null;
  if (mayBeProse && lines.length < FEW_LINES && !sameLength(rows)) return null;
  let best: ListFormat | null = null;
  let different = 0;
  const columns = Math.min(MOST_COLUMNS, Math.max(...rows.map((row) => row.length)));
  // `abat: opat, zakonnik`: the separator is in the meaning.
  const headed = rows.filter(([first = '']) => isWrittenWord(headedLine(first)?.head ?? '')).length;
  if (headed >= lines.length * MOST) return null;
  for (let column = 0; column < columns; column++) {
    const words = rows.map((row) => row[column] ?? '').filter(isWrittenWord);
    if (words.length < lines.length * MOST) continue;
    const count = new Set(words).size;
    if (count <= different || isAlphagramColumn(rows, column, MOST)) continue;
    if (separator === ' ' && lines.length > 2 && ascending(words) < NEARLY_ALL && !sameLength(rows)) continue;
    best = { kind: 'columns', separator, column };
    different = count;
  }
  // Parts of speech and remarks repeat more often.
  const least = lines.length < LEAST_LINES ? 1 : 2;
  return different < Math.max(least, lines.length * MANY_DIFFERENT) ? null : best;
}

function sameLength(rows: readonly string[][]): boolean {
  const lengths = rows.map((row) => row.length);
  const usual = lengths[lengths.length >> 1];
  return lengths.filter((length) => length === usual).length >= lengths.length * NEARLY_ALL;
}

/** Returns the share of words that are not before their predecessor, whether letters with marks have a place of their own or not. */
function ascending(words: readonly string[]): number {
  const steps = words.filter((word, i) => i > 0 && isInOrder(words[i - 1] ?? '', word)).length;
  return words.length < 2 ? 1 : steps / (words.length - 1);
}

/** Returns true when the first line names the columns, by a usual name or by letters over numbers, or is the title of a grid. */
function isHeader(lines: readonly string[], format: ListFormat): boolean {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0) return false;
  if (format.kind === 'rows') return format.head === undefined && isTitle(rowsOf(lines, format.separator));
  if (format.kind === 'lines') {
    // In a sorted list, a word of that name would be in its place.
    return (
      namesWords(bareWord(first)) &&
      others.length > 1 &&
      ascending(others) >= NEARLY_ALL &&
      ascending(lines.slice(0, 2)) < 1
    );
  }
  const names = cellsOf(first, format.separator).map(bareWord);
  if (namesWords(names[format.column] ?? '')) return true;
  const cells = others.map((line) => cellsOf(line, format.separator).map(bareWord));
  return names.slice(0, MOST_COLUMNS).some((name, column) => {
    const numbers = cells.filter((row) => /^[\d.,]+$/.test(row[column] ?? '')).length;
    return /\p{L}/u.test(name) && numbers >= others.length * MOST;
  });
}

/**
 * Returns true when the first row is not part of the grid. Either none of its words has the common length of all words
 * or of its column, or its number of words differs and it is out of order.
 */
function isTitle([first, ...others]: readonly string[][]): boolean {
  const cells = withoutEmpty(others.flat());
  if (!first || cells.length < MANY_WORDS) return false;
  const columns = columnsOf(others);
  if (areOfOneLength(cells, NEARLY_ALL) || isByLength(columns))
    return first.every(({ length }, place) => length !== medianLength(columns[place] ?? cells));
  const isOutOfOrder = !isInOrder(withoutEmpty(first).at(-1) ?? '', cells[0] ?? '');
  return (
    withoutEmpty(first).length !== withoutEmpty(others[0] ?? []).length &&
    isOutOfOrder &&
    ascending(cells) >= NEARLY_ALL
  );
}

function medianLength(words: readonly string[]): number {
  return words.map(({ length }) => length).sort((a, b) => a - b)[words.length >> 1] ?? 0;
}
