import fc from 'fast-check';
import { expect, it } from 'vitest';
import { detectFormat } from '../../src/core/word-lists/detect-format.ts';
import { bareWord } from '../../src/core/word-lists/list-word.ts';
import { readText } from './lists.ts';

/** As long as a line may be. */
const LENGTH = 65_000;

/** Milliseconds of processor time, the least of three, without other work of the machine. */
function timeOf(run: () => unknown): number {
  const times = [1, 2, 3].map(() => {
    const began = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** Reads the result; a refusal is as good. */
function read(text: string): void {
  try {
    readText(text);
  } catch {
    // Most of these are no lists.
  }
}

/** For a line of this length a quadratic algorithm takes seconds, a linear one a few milliseconds; the margin is for slow machines. */
const LIMIT = 500;

it.each([
  ['points', '.'.repeat(LENGTH)],
  ['points before a letter', `${'.'.repeat(LENGTH)}a`],
  ['points between letters', `a${'.'.repeat(LENGTH)}a`],
  ['quotation marks', `a${'"'.repeat(LENGTH)}a`],
  ['spaces', `a${' '.repeat(LENGTH)}a`],
  ['signs by turns', `a${`".;) `.repeat(LENGTH / 5)}a`],
  ['marks without letters', `a${'\u0301'.repeat(LENGTH)}.`],
  ['invisible signs', `a${'\u200b'.repeat(LENGTH)}.`],
  ['signs of comments', `a${'-'.repeat(LENGTH)}`],
  ['signs of a list', `${'*'.repeat(LENGTH)}a${'*'.repeat(LENGTH)}`],
  ['a frame', `${'='.repeat(LENGTH)}a`],
  ['spaces in a frame', `=${' '.repeat(LENGTH)}a`],
  ['spaces after a heading', `[a]${' '.repeat(LENGTH)}a`],
  ['spaces after a sign', `(a)${' '.repeat(LENGTH)}a`],
  ['equals signs', `a${'='.repeat(LENGTH)}`],
  ['separators', ';'.repeat(LENGTH)],
  ['cells', 'a;'.repeat(LENGTH / 2)],
  ['words', 'ab '.repeat(LENGTH / 3)],
  ['spaces after a head', `ab: b${' '.repeat(LENGTH)}b`],
  ['spaces before a remark', `ab${' '.repeat(LENGTH)}#`],
  ['fields', 'word=a,'.repeat(LENGTH / 7)],
  ['a field without an end', `word=a${' a'.repeat(LENGTH / 2)}`],
  ['tags', '<a'.repeat(LENGTH / 2)],
  ['signs of bold', '**a'.repeat(LENGTH / 3)],
  ['links', '[[a'.repeat(LENGTH / 3)],
  ['points between syllables', 'a·'.repeat(LENGTH / 2)],
])('a line of only %s is read quickly', (_, line) => {
  const lines = `kot\n${line}\npies\n`;
  expect(timeOf(() => read(lines))).toBeLessThan(LIMIT);
  // If it decides the format.
  expect(timeOf(() => read(`${line}\n`))).toBeLessThan(LIMIT);
});

it.each([
  ['fields', 'word=kot,f=1'],
  ['tags', '<w>kot</w>'],
  ['bold words', '**kot**'],
  ['heads', 'abat: abata, abatem'],
])('long lines between %s are read quickly', (_, usual) => {
  for (const unit of [' ', 'a ', 'word=', '<a', '[[a', '**', 'a:', 'a,'])
    expect(
      timeOf(() => read(`${`${usual}\n`.repeat(9)}${unit.repeat(LENGTH / unit.length)}\n`)),
      unit,
    ).toBeLessThan(LIMIT);
});

it('a first line of many cells does not slow down the format', () => {
  const lines = [`a${';'.repeat(250_000)}`, ...Array.from({ length: 499 }, (_, i) => `a${'b'.repeat(i % 50)};${i}`)];
  expect(timeOf(() => detectFormat(lines))).toBeLessThan(LIMIT);
});

it('signs around a word are removed as the pattern defines', () => {
  const around = /^[\s"'„“”«»‹›‚‘’([]+|[\s"'“”«»‹›‘’)\],.;:]+$/g;
  const sign = fc.constantFrom(...' \t\u00a0"\'„“”«»‹›‚‘’()[],.;:aź-');
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 12 }), (cell) => {
      expect(bareWord(cell)).toBe(cell.replace(around, ''));
    }),
  );
});
