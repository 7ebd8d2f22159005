import { describe, expect, it } from 'vitest';
import { ENGLISH, inOrder, POLISH, readText, wordsOf } from './lists.ts';

const POLISH_WORDS = 'abaja abażur bandaż barszcz bąk beczka bicz biurko błoto bochen bordo brzeg'.split(' ');
const ENGLISH_WORDS = 'abet aback cab cabbage cable cadet cake candle cargo carve chin dog'.split(' ');

const sorted = (word: string) => [...word].sort().join('');
const sortedAsPolish = (word: string) => [...word].sort((one, other) => one.localeCompare(other, 'pl')).join('');

function words(lines: readonly string[], purpose = POLISH): string[] {
  return wordsOf(readText(lines.join('\n'), purpose));
}

describe('a column of the sorted letters of each word', () => {
  it.each<[string, (word: string, i: number) => string]>([
    ['before an equals sign', (word) => `${sorted(word)}=${word}`.toUpperCase()],
    ['behind an equals sign', (word) => `${word}=${sorted(word)}`],
    ['before a space', (word) => `${sorted(word)} ${word}`],
    ['before a colon', (word) => `${sorted(word)}: ${word}`],
    ['before an arrow', (word) => `${sorted(word)} -> ${word}`],
    ['behind a semicolon', (word) => `${word};${sorted(word)}`],
    ['between numbers and words', (word, i) => `${i + 1}\t${sorted(word)}\t${word}`],
  ])('%s is not read', (_, line) => {
    expect(words(ENGLISH_WORDS.map(line), ENGLISH)).toEqual(inOrder(ENGLISH_WORDS, ENGLISH));
    expect(words(POLISH_WORDS.map(line))).toEqual(inOrder(POLISH_WORDS));
  });

  it('is known when letters with marks follow their plain letter', () => {
    expect(words(POLISH_WORDS.map((word) => `${sortedAsPolish(word)} ${word}`))).toEqual(inOrder(POLISH_WORDS));
  });
});

it('a name that each line repeats is no word', () => {
  const lines = POLISH_WORDS.map((_, i) => `id=${i},price=${i * 3}`);
  expect(() => words(lines)).toThrow();
});
