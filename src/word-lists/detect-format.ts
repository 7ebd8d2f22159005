import type { ListFormat, Separator } from './list-format.ts';
import { bareWord, isComment, isWrittenWord } from './written-word.ts';

/** What the first lines say of all others. */
export interface DetectedFormat {
  format: ListFormat;
  /** Does the first line that is no comment name the columns? */
  header: boolean;
}

const SEPARATORS: readonly Separator[] = ['\t', ';', '|', ',', ' '];

/** What the column of the words is called. */
const HEADER =
  /^(?:words?|entry|entries|forms?|lemma|headword|term|wort|wörter|woerter|eintrag|s[lł]ow[oa]|wyrazy?|has[lł][oa]|formy?|kelime(?:ler)?|sözcük)$/i;

/** Share of the lines that have to be as the format says; a header and remarks are not. */
const MOST = 0.8;
/** Share of the words in rows, and of lines in order, that tell a list from a text. */
const NEARLY_ALL = 0.95;

/**
 * Lines from which on first words tell a column: what is separated by spaces or commas may be prose, where one or two lines always have a
 * first word. Up to `FEW_LINES` all lines must have as many cells besides.
 */
const LEAST_LINES = 3;
const FEW_LINES = 10;
/** Words in a single line, separated by spaces and in order, from which on it is no sentence. */
const MANY_WORDS = 8;

/** Columns that are looked at. */
const MOST_COLUMNS = 12;

/** The cells of a line. */
export function cellsOf(line: string, separator: Separator): string[] {
  return separator === ' ' ? line.trim().split(/\s+/) : line.split(separator);
}

/** How words stand in the first lines of a text; one a line where nothing else is plain. */
export function detectFormat(lines: readonly string[]): DetectedFormat {
  const telling = lines.filter((line) => line.trim() !== '' && !isComment(line));
  const whole = telling.filter((line) => isWrittenWord(bareWord(line)));
  let format: ListFormat = { kind: 'lines' };
  if (whole.length * 2 < telling.length) {
    for (const separator of SEPARATORS) {
      const found = inRows(telling, separator) ?? inColumns(telling, separator);
      if (found === null) continue;
      format = found;
      break;
    }
  }
  return { format, header: isHeader(telling, format) };
}

/** Every cell a word, the numbers of cells differing, no word twice: lemmas with their forms. */
function inRows(lines: readonly string[], separator: Separator): ListFormat | null {
  const rows = lines.map((line) =>
    cellsOf(line, separator)
      .map(bareWord)
      .filter((cell) => cell !== ''),
  );
  const cells = rows.flat();
  const several = rows.filter((row) => row.length > 1);
  if (several.length === 0 || cells.filter(isWrittenWord).length < cells.length * NEARLY_ALL) return null;
  const columns = new Set(several.map((row) => row.length)).size;
  if (columns === 1 && lines.length > 2 && several.length === lines.length) return null;
  if (new Set(cells).size < cells.length * MOST) return null;
  // What is separated by spaces may be prose.
  if (separator === ' ' && (ascending(cells) < NEARLY_ALL || cells.length < MANY_WORDS)) return null;
  return { kind: 'rows', separator };
}

/** One column of words beside others; of several the one that repeats itself least. */
function inColumns(lines: readonly string[], separator: Separator): ListFormat | null {
  const rows = lines.map((line) => cellsOf(line, separator).map(bareWord));
  const least = rows.filter((row) => row.length > 1).length;
  if (least < lines.length * MOST) return null;
  const mayBeProse = separator === ' ' || separator === ',';
  if (lines.length < (mayBeProse ? LEAST_LINES : 2)) return null;
  if (mayBeProse && lines.length < FEW_LINES && !sameLength(rows)) return null;
  let best: ListFormat | null = null;
  let different = 0;
  const columns = Math.min(MOST_COLUMNS, Math.max(...rows.map((row) => row.length)));
  for (let column = 0; column < columns; column++) {
    const words = rows.map((row) => row[column] ?? '').filter(isWrittenWord);
    if (words.length < lines.length * MOST) continue;
    const count = new Set(words).size;
    if (count <= different) continue;
    if (separator === ' ' && lines.length > 2 && ascending(words) < NEARLY_ALL && !sameLength(rows)) continue;
    best = { kind: 'columns', separator, column };
    different = count;
  }
  return best;
}

function sameLength(rows: readonly string[][]): boolean {
  const lengths = rows.map((row) => row.length);
  const usual = lengths[lengths.length >> 1];
  return lengths.filter((length) => length === usual).length >= lengths.length * NEARLY_ALL;
}

/** Share of the words that do not come before the one before them, whatever the order of letters with marks. */
function ascending(words: readonly string[]): number {
  const plain = words.map((word) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l'));
  const steps = plain.filter((word, i) => i > 0 && word >= (plain[i - 1] as string)).length;
  return words.length < 2 ? 1 : steps / (words.length - 1);
}

/** Does the first line name the columns: by a usual name, or with letters over a column of numbers? */
function isHeader(lines: readonly string[], format: ListFormat): boolean {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0 || format.kind === 'rows') return false;
  if (format.kind === 'lines') {
    // In a list that is in order, a word that is called so would come where it belongs.
    return (
      HEADER.test(bareWord(first)) &&
      others.length > 1 &&
      ascending(others) >= NEARLY_ALL &&
      ascending(lines.slice(0, 2)) < 1
    );
  }
  const names = cellsOf(first, format.separator).map(bareWord);
  if (HEADER.test(names[format.column] ?? '')) return true;
  const cells = others.map((line) => cellsOf(line, format.separator).map(bareWord));
  return names.slice(0, MOST_COLUMNS).some((name, column) => {
    const numbers = cells.filter((row) => /^[\d.,]+$/.test(row[column] ?? '')).length;
    return /\p{L}/u.test(name) && numbers >= others.length * MOST;
  });
}
