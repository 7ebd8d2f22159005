import { isComment, isWrittenWord } from './list-word.ts';
import { namesWords } from './outline.ts';
import { MANY_WORDS, MOST, NEARLY_ALL, SOME } from './shares.ts';

/** Returns the text of a line without the notation around it, of several words with commas between them; null for a line of the notation that holds no word. */
export type Unwrap = (line: string) => string | null;

/** Minimum number of lines in a notation. */
const LEAST_LINES = 3;

/** Minimum share of lines that have the usual tags; pretty-printed documents have tags without a word around them. */
const HALF = 0.5;

/** Maximum length of a field's value: a meaning may be longer, a word not. */
const FIELD =
  /(?:^|[\s,;{<[])(["']?)([\p{L}_]{1,30})\1\s{0,9}[=:]\s{0,9}(?:"([^"]{0,80})"|'([^']{0,80})'|([^\s,;}"'](?:[^,;}=:]{0,80}?))(?=\s{0,9}(?:[,;}>]|$)|\s{1,9}["']?[\p{L}_]{1,30}["']?\s{0,9}[=:]))/gu;

const TAG = /<[/?!]?[a-z][^<>]{0,500}>/gi;
const TAG_NAME = /^<[/?!]?[a-z0-9]+/i;

/** A tag that has no end and no text: a line end, a drawn line, a picture. */
const EMPTY_TAG = /^<(?:br|hr|img)$/i;

/** The sign before an item, and a box to tick. */
const ITEM = /^\s*(?:[-*+•]\s+)?(?:\[[ xX*✓✔]\]\s*)?/u;

/** Bold, code and links around a word: `**kot**`, `` `kot` ``, `[[kot]]`, `[kot](address)`, `[b]kot[/b]`. */
const AROUND: readonly [RegExp, string][] = [
  [/\[([^[\]]{1,60})\]\([^()\s]{1,500}\)/gu, '$1'],
  [/(\*\*|__|`)(?=\p{L})([^*_`]{1,60})\1/gu, '$2'],
  [/\[\[(?:[^[\]|]{0,60}\|)?([^[\]|]{1,60})\]\]/gu, '$1'],
  [/\[\/?(?:b|i|u|s|li|url|color|size)(?:=[^[\]]{0,60})?\]/giu, ''],
];
const IN_MARKUP = /\*\*|__|`|\[\[|\]\(|\[[a-z*/]|\[[ xX✓✔]\]/iu;

/** A number directly before a word: `5:kot`. */
const NUMBERED = /^\s*(\d{1,7})[:)](?=\p{L})/u;

/** The numbers of words in one line: `1. kot 2. pies`, `1) kot, 2) pies`. */
const NUMBERS_INSIDE = /[,;\s]{0,9}(?<!\d)\d{1,7}[.)]\s{1,9}(?=\p{L})/gu;

/** A word in quotation marks in JSON or the code of a program, what says that it is a value, and what says that it is a key. */
const QUOTED = /([:=]>?\s{0,9})?(["'])(\p{L}[\p{L}\p{M}]{0,60})\2(?=(\s{0,9}\]?\s{0,9}[:=])?)/gu;
const ANY_QUOTED = /"[^"]{0,500}"|'[^']{0,500}'/g;
const OPENING = /[[({]/;

/** A point between syllables. */
const SYLLABLE = /(?<=[\p{L}\p{M}])[·‧](?=\p{L})/gu;
/** Longest word that is believed to be in syllables, not words with points between them. */
const LONGEST_SPLIT = 15;

/** Returns how to unwrap the lines of a file, by its first lines; null if their words stand free. */
export function unwrapOf(lines: readonly string[]): Unwrap | null {
  const steps: Unwrap[] = [];
  let rest = lines.filter((line) => line.trim() !== '');
  for (const find of [records, quoted, tags, markup, numbers, numbersInside, syllables]) {
    const step = find(rest.filter((line) => !isComment(line)));
    if (step === null) continue;
    steps.push(step);
    rest = rest.map(step).filter((line) => line !== null && line.trim() !== '') as string[];
  }
  if (steps.length === 0) return null;
  return (line) => steps.reduce<string | null>((text, step) => (text === null ? null : step(text)), line);
}

/** Fields of a record, the key of which says that it is the word: `word=kot,f=120`, `{"id": 5, "word": "kot"}`. */
function records(lines: readonly string[]): Unwrap | null {
  const keys = lines.map((line) => [...line.matchAll(FIELD)].map(([, , key = '']) => key));
  const [key, count] = mostFrequent(keys.flat().filter(namesWords));
  const inRecords = keys.filter(({ length }) => length > 0).length;
  const withLetters = lines.filter((line) => /\p{L}/u.test(line)).length;
  if (count < Math.max(LEAST_LINES, lines.length * SOME) || inRecords < withLetters * NEARLY_ALL) return null;
  return (line) => {
    const fields = [...line.matchAll(FIELD)].filter(([, , name]) => name === key);
    const values = fields.flatMap(([, , , ...found]) => found.filter((value) => value !== undefined));
    return values.length === 0 ? null : values.map((value) => value.trim()).join(', ');
  };
}

/** Returns the most frequent of several texts, and how often it occurs. */
function mostFrequent(texts: readonly string[]): [string, number] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0]);
}

/** JSON and lists in the code of programs: words are the elements of a list, else the keys of a table. */
function quoted(lines: readonly string[]): Unwrap | null {
  // In a table of quoted cells, nothing else opens.
  if (!lines.some((line) => OPENING.test(line.replace(ANY_QUOTED, '')))) return null;
  const written = lines.filter((line) => /\p{L}{2}/u.test(line));
  for (const kind of ['element', 'key'] as const) {
    const holding = written
      .map((line) => ({ line, words: quotedIn(line, kind) }))
      .filter(({ words }) => words.length > 0);
    const isTable = holding.length >= LEAST_LINES && holding.every(({ words }) => words.length > 1);
    const count = holding.flatMap(({ words }) => words).length;
    if (isTable || count < MANY_WORDS || holding.length < written.length * MOST) continue;
    // The keys of settings have values of many kinds.
    if (kind === 'key' && mostFrequent(holding.map(({ line }) => valueKind(line)))[1] < holding.length * MOST) continue;
    return (line) => quotedIn(line, kind).join(', ') || null;
  }
  return null;
}

/** Returns a line with one name for each quoted text and one for each number. */
function valueKind(line: string): string {
  return line.trim().replace(ANY_QUOTED, '""').replace(/\d+/g, '0').replace(/,$/, '');
}

function quotedIn(line: string, kind: 'element' | 'key'): string[] {
  const found = [...line.matchAll(QUOTED)].filter(([, value, , , key]) => (kind === 'key' ? key : !key && !value));
  return found.map(([, , , word = '']) => word);
}

/** XML and HTML: words are in the lines with the usual tags, titles and headers in others. */
function tags(lines: readonly string[]): Unwrap | null {
  const tagsOf = (line: string) => (line.match(TAG) ?? []).map((tag) => TAG_NAME.exec(tag)?.[0].toLowerCase() ?? '');
  const textOf = (line: string) => line.replace(TAG, '\t');
  if (lines.filter((line) => tagsOf(line).length > 0).length < lines.length * MOST) return null;
  const withText = lines.filter((line) => /\p{L}/u.test(textOf(line)));
  const [usual, count] = mostFrequent(withText.map((line) => tagsOf(line).join('')));
  if (count < Math.max(LEAST_LINES, lines.length * HALF * HALF)) return null;
  const mayLack = EMPTY_TAG.test(usual);
  return (line) => {
    const found = tagsOf(line).join('');
    return found === usual || (mayLack && found === '') ? textOf(line) : null;
  };
}

/** Markdown, wiki and forum notation around each word. */
function markup(lines: readonly string[]): Unwrap | null {
  if (lines.filter((line) => IN_MARKUP.test(line)).length < lines.length * MOST) return null;
  const bare: Unwrap = (line) =>
    AROUND.reduce((text, [sign, instead]) => text.replace(sign, instead), line.replace(ITEM, ''));
  const changed = lines.filter((line) => line.replace(ITEM, '').trim() !== line.trim() || bare(line) !== line).length;
  return changed >= Math.max(LEAST_LINES, lines.length * MOST) ? bare : null;
}

/** Numbers, lengths or points without a space after them. */
function numbers(lines: readonly string[]): Unwrap | null {
  if (lines.filter((line) => NUMBERED.test(line)).length < Math.max(LEAST_LINES, lines.length * MOST)) return null;
  return (line) => line.replace(NUMBERED, '$1 ');
}

/** Numbers before each of several words in a line. */
function numbersInside(lines: readonly string[]): Unwrap | null {
  const numbered = lines.filter((line) => (line.match(NUMBERS_INSIDE) ?? []).length > 1);
  if (numbered.length < lines.length * MOST) return null;
  return (line) => line.replace(NUMBERS_INSIDE, ', ').replace(/^, /, '');
}

/** Words in syllables. Words with points between them would be too long if they were one. */
function syllables(lines: readonly string[]): Unwrap | null {
  const joined = lines.map((line) => line.replace(SYLLABLE, ''));
  const split = joined.filter((line, i) => line !== lines[i]);
  if (split.length < Math.max(LEAST_LINES, lines.length * SOME)) return null;
  const words = joined.filter((line) => isWrittenWord(line.trim()) && line.trim().length <= LONGEST_SPLIT);
  return words.length >= lines.length * NEARLY_ALL ? (line) => line.replace(SYLLABLE, '') : null;
}
