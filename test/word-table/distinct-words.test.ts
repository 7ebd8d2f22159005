import { describe, expect, it } from 'vitest';
import { distinctWords, LONGEST_TEXT, MOST_WORDS } from '../../src/pages/word-table/words-of-text.ts';

/** The number as a word: four digits to the base of twenty, one letter each. */
function numbered(number: number): string {
  const letters = 'bcdfghjklmnprstwzaeo';
  return [8000, 400, 20, 1].map((place) => letters[Math.floor(number / place) % 20]).join('');
}

describe('the words of a table', () => {
  it('occur once each, with their count and first place', () => {
    expect(distinctWords('Kot i pies, KOT 12, kot!', 'pfs-2018')).toEqual({
      words: [
        { word: 'Kot', count: 3, place: 1 },
        { word: 'pies', count: 1, place: 2 },
      ],
      cut: false,
      tooMany: false,
    });
  });

  it('are the same if the rules look them up as the same', () => {
    const words = (text: string, ruleset: Parameters<typeof distinctWords>[1]) =>
      distinctWords(text, ruleset).words.map(({ word, count }) => `${word} ${count}`);
    expect(words('Größe GROESSE grösse', 'sd-2026')).toEqual(['Größe 2', 'GROESSE 1']);
    expect(words('café CAFE', 'school-en')).toEqual(['café 2']);
    expect(words('żar zar', 'pfs-2018')).toEqual(['żar 1', 'zar 1']);
  });

  it('are limited in number, and the limit is reported', () => {
    const text = Array.from({ length: MOST_WORDS + 1 }, (_, number) => numbered(number)).join(' ');
    const { words, tooMany } = distinctWords(`${text} ${numbered(0)}`, 'pfs-2018');
    expect(tooMany).toBe(true);
    expect(words).toHaveLength(MOST_WORDS);
    // A word that is already in the table is counted to the end.
    expect(words[0]).toEqual({ word: numbered(0), count: 2, place: 1 });
    expect(distinctWords(text.slice(0, -5), 'pfs-2018').tooMany).toBe(false);
  });

  it('are those at the beginning of an endless text', () => {
    const { words, cut } = distinctWords(`kot ${' '.repeat(LONGEST_TEXT)} pies`, 'pfs-2018');
    expect(cut).toBe(true);
    expect(words.map(({ word }) => word)).toEqual(['kot']);
  });
});
