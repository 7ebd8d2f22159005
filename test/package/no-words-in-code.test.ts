/** “No word in code”: lists of words are tables under `dictionaries`, and the code reads what `npm run tables` writes. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');

/** More words than this are a list. */
const MOST_WORDS = 20;

/** Code that only looks like a list of words: the file's name and the constant, with its meaning. */
const IS_CODE: Readonly<Record<string, readonly string[]>> = {
  'sentences, one language each or for the command line': [
    'judge.ts USAGE',
    'word-list.ts ERROR_TEXTS',
    'samples.ts POLISH',
    'samples.ts GERMAN',
    'samples.ts ENGLISH',
  ],
  'names of tags, rules, sections and messages': [
    'tag-phrase-en.ts PARTS',
    'tag-phrase-pl.ts PARTS',
    'sections.tsx SECTIONS',
    'counterparts.ts COUNTERPARTS',
    'table.ts VERB_TABLES',
    'refused.ts COMPARED',
    'diagnosis.ts CLAIM_OF_RULE_KIND',
    'rule-groups.ts TOPICS',
  ],
  'names of events of the browser': ['page-events.ts HEARD_FIRST'],
  'letters that tell a language, and that sound alike': [
    'language-of.ts TYPICAL_LETTERS',
    'orthography.ts ENGLISH',
    'orthography.ts GERMAN',
    'orthography.ts POLISH',
  ],
  'endings and suffixes of a grammar, with their tags or what they stand for': [
    'old-spelling.ts OLD_SPELLING_RULES',
    'verb-finite.ts ',
    'conjugation.ts ADJECTIVAL',
    'conjugation.ts ',
    'derived-forms.ts SOFTENED',
    'alternations.ts ENDS',
    'affixes.ts REPLACED',
    'affixes.ts NOUN',
    'affixes.ts ADJECTIVE',
    'affixes.ts LEMMA_ENDINGS',
    'signs.ts INFLECTIONS',
    'two-and-suffix.ts TWO_AND_SUFFIX',
    'old-spelling.ts RULES',
    'misspelling.ts ENDINGS',
  ],
};

/** A node of the syntax tree (ESTree), with the fields that are read here. */
interface Node {
  type: string;
  start: number;
  [part: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** At least two letters, because a single letter is a member of an alphabet. */
const WORD = /^[\p{L}\p{M}’'-]*\p{L}[\p{L}\p{M}’'-]*\p{L}[\p{L}\p{M}’'-]*$/u;

const wordsOf = (text: string): number => text.split(/[\s|,;:/*_]+/).filter((token) => WORD.test(token)).length;

/** Maximum number of alternatives of letters in one group of a regular expression. */
function alternatives(pattern: string): number {
  const groups = pattern.split(/\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\)/);
  return Math.max(...groups.map((group) => group.split('|').filter((one) => WORD.test(one)).length));
}

/** Returns the words of a literal, of concatenated literals, of arrays of them, or of an object of such values with its keys. */
function count(node: unknown): number {
  if (!isNode(node)) return 0;
  const sum = (nodes: unknown): number => (nodes as unknown[]).reduce<number>((all, one) => all + count(one), 0);
  switch (node.type) {
    case 'Literal':
      if (node.regex) return alternatives((node.regex as { pattern: string }).pattern);
      return typeof node.value === 'string' ? wordsOf(node.value) : 0;
    case 'TemplateLiteral':
      return (node.quasis as { value: { cooked?: string } }[]).reduce(
        (all, { value }) => all + wordsOf(value.cooked ?? ''),
        0,
      );
    case 'BinaryExpression':
      return count(node.left) + count(node.right);
    case 'ArrayExpression':
      return sum(node.elements);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return count(node.expression);
    case 'ObjectExpression': {
      const values = (node.properties as Node[]).map(({ value }) => value);
      const isMap = values.every(
        (value) => isNode(value) && /^(?:Literal|TemplateLiteral|ArrayExpression)$/.test(value.type),
      );
      return isMap ? values.length + sum(values) : 0;
    }
    default:
      return 0;
  }
}

/** Returns the word lists of a file: the constant of each, its line, and its number of words. */
function listsIn(code: string, file: string): { name: string; line: number; words: number }[] {
  const found: { name: string; line: number; words: number }[] = [];
  const visit = (node: unknown, name: string): void => {
    if (Array.isArray(node)) {
      for (const one of node) visit(one, name);
    } else if (isNode(node)) {
      const words = count(node);
      if (words > MOST_WORDS) {
        found.push({ name, line: code.slice(0, node.start).split('\n').length, words });
        return;
      }
      const id = node.type === 'VariableDeclarator' ? (node.id as { name?: string }).name : undefined;
      for (const part of Object.values(node)) visit(part, id ?? name);
    }
  };
  const { program, errors } = parseSync(file, code);
  expect(errors, file).toEqual([]);
  visit(program, '');
  return found;
}

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

describe('words in code', () => {
  const lists = files.flatMap((file) =>
    listsIn(readFileSync(join(SRC, file), 'utf8'), file).map(({ name, line, words }) => ({
      place: `${basename(file)} ${name}`,
      line: `${file}:${line} ${name}: ${words} words`,
    })),
  );
  const exempted = Object.values(IS_CODE).flat();

  it('are no lists', () => {
    expect(files.length).toBeGreaterThan(400);
    expect(lists.filter(({ place }) => !exempted.includes(place)).map(({ line }) => line)).toEqual([]);
  });

  it('are exempted only if something looks like a list', () => {
    const places = lists.map(({ place }) => place);
    expect(exempted.filter((place) => !places.includes(place))).toEqual([]);
  });

  const MANY = Array.from({ length: MOST_WORDS + 1 }, (_, at) => `ab${String.fromCharCode(97 + at)}`);
  it.each<[where: string, code: (words: readonly string[]) => string]>([
    ['a string', (words) => `'${words.join(' ')}'`],
    ['strings put together', ([first, ...others]) => `'${first}|' + '${others.join('|')}'`],
    ['a template', (words) => `new Set(\`${words.join('\n')}\`.split('\\n'))`],
    ['an array', (words) => `new Set(${JSON.stringify(words)})`],
    ['an array of pairs', (words) => `new Map(${JSON.stringify(words.map((word) => [word, 1]))})`],
    ['an object', (words) => JSON.stringify(Object.fromEntries(words.map((word) => [word, 1])))],
    ['a regular expression', (words) => `/^(?:${words.join('|')})$/`],
  ])('in %s are found', (_, code) => {
    expect(listsIn(`const A = ${code(MANY)};`, 'probe.ts')).toEqual([{ name: 'A', line: 1, words: MANY.length }]);
    expect(listsIn(`const A = ${code(MANY.slice(1))};`, 'probe.ts')).toEqual([]);
  });
});
