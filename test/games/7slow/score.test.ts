import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../../dictionaries/compile/tsv.ts';
import { type Area, COLUMN_POINTS } from '../../../src/score-sheets/play/7slow/state.ts';
import { scoreWord } from '../../../src/score-sheets/play/7slow/word.ts';
import { anyArea, areaAndWord, cards } from './area.ts';

/** How often each letter is in the text. */
function counts(letters: Iterable<string>): Map<string, number> {
  const all = new Map<string, number>();
  for (const letter of letters) all.set(letter, (all.get(letter) ?? 0) + 1);
  return all;
}

/** The score of a card that is not used, used in full, or used for the one point of a veteran. */
type Use = 'no' | 'full' | 'one';

/** The best of all ways to use or not to use each card, tried one by one. */
function bestOfAll(word: string, area: Area, veteran: boolean): number {
  const inWord = counts(word);
  let best = 0;
  const tryFrom = (place: number, uses: Use[]) => {
    if (place < area.length) {
      for (const use of veteran ? (['no', 'full', 'one'] as const) : (['no', 'full'] as const)) {
        tryFrom(place + 1, [...uses, use]);
      }
      return;
    }
    if (veteran && uses.filter((use) => use === 'full').length > 4) return;
    const used = counts(area.filter((_, at) => uses[at] !== 'no').map(({ letter }) => letter));
    if ([...used].some(([letter, count]) => count > (inWord.get(letter) ?? 0))) return;
    const worth = (use: Use, at: number) =>
      use === 'no' ? 0 : use === 'one' ? 1 : COLUMN_POINTS[at]! + area[at]!.bonus;
    best = Math.max(
      best,
      uses.reduce((sum, use, at) => sum + worth(use, at), 0),
    );
  };
  tryFrom(0, []);
  return best;
}

describe('the score of a word', () => {
  it.each([
    // The document's pictures of the cards are lost; these areas fit its text.
    ['WYSELEKCJONOWANY', 'S E E U Y Z A L+1', 22],
    ['LUMPENPROLETARIAT', 'M E M L+1 L+1 P O P', 26],
  ])('%s with %s is worth %i', (word, area, points) => {
    const score = scoreWord(word, cards(area), { veteran: false });
    expect(score.points).toBe(points);
    const bonus = score.cards.reduce((sum, { card }) => sum + card.bonus, 0);
    expect(bonus).toBe(area.split('L+1').length - 1);
  });

  it('names the cards that score', () => {
    // Two A: the better one. One D for two in the word. Both cards of the E. Rare Ó.
    const score = scoreWord('Dadaéóee', cards('A E Ą D A E Ó+2 Z'), { veteran: false });
    expect(score).toEqual({
      points: 5 + 5 + 4 + 3 + 3 + 4,
      cards: [
        { place: 0, card: { letter: 'A', bonus: 0 }, points: 5, full: true },
        { place: 1, card: { letter: 'E', bonus: 0 }, points: 5, full: true },
        { place: 3, card: { letter: 'D', bonus: 0 }, points: 4, full: true },
        { place: 4, card: { letter: 'A', bonus: 0 }, points: 3, full: true },
        { place: 5, card: { letter: 'E', bonus: 0 }, points: 3, full: true },
        { place: 6, card: { letter: 'Ó', bonus: 2 }, points: 4, full: true },
      ],
      outside: 'DÉ',
    });
  });

  it('uses the better of two cards with one letter', () => {
    expect(scoreWord('dom', cards('A D E I O D U Y'), { veteran: false }).cards.map(({ place }) => place)).toEqual([
      1, 4,
    ]);
  });

  it('scores a rare card by its column and its bonus', () => {
    // In the fourth column with +2 it is worth more than in the third without.
    expect(scoreWord('h', cards('A B C D H E H+2 F'), { veteran: false }).points).toBe(4);
  });

  it.each([
    ['żółć', 'Z O L C Ź A E I'],
    ['źrebię', 'Z Ż E A S T U K'],
    ['las', 'Ł Ą Ś Ź Ż Ó Ń Ć'],
  ])('distinguishes letters with diacritics: %s scores almost nothing with %s', (word, area) => {
    const letters = new Set(word.toUpperCase());
    const same = cards(area).filter(({ letter }) => letters.has(letter));
    expect(scoreWord(word, cards(area), { veteran: false }).cards.map(({ card }) => card)).toEqual(same);
  });

  it.each([
    ['', ''],
    ['op-art', 'RT'],
    ['dwa słowa', 'DWŁWA'],
  ])('scores %j by its letters', (word, outside) => {
    expect(scoreWord(word, cards('O P A S B C E F'), { veteran: false }).outside).toBe(outside);
  });

  it('ignores case', () => {
    fc.assert(
      fc.property(areaAndWord, ([area, word]) => {
        expect(scoreWord(word.toLowerCase(), area, { veteran: false })).toEqual(
          scoreWord(word, area, { veteran: false }),
        );
      }),
    );
  });

  it.each([false, true])('is the highest of all assignments (veteran: %s)', (veteran) => {
    fc.assert(
      fc.property(areaAndWord, ([area, word]) => {
        expect(scoreWord(word, area, { veteran }).points).toBe(bestOfAll(word, area, veteran));
      }),
      { numRuns: 150 },
    );
  });

  it.each([false, true])('does not depend on the order of cards in a column (veteran: %s)', (veteran) => {
    const swaps = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(areaAndWord, swaps, ([area, word], swapped) => {
        const turned = area.map((_, place) => area[swapped[place >> 1] ? place ^ 1 : place]!);
        expect(scoreWord(word, turned, { veteran }).points).toBe(scoreWord(word, area, { veteran }).points);
      }),
    );
  });

  it.each([false, true])('is the sum of distinct cards of the area (veteran: %s)', (veteran) => {
    fc.assert(
      fc.property(areaAndWord, ([area, word]) => {
        const { points, cards: used, outside } = scoreWord(word, area, { veteran });
        expect(points).toBe(used.reduce((sum, one) => sum + one.points, 0));
        expect(new Set(used.map(({ place }) => place)).size).toBe(used.length);
        for (const { place, card } of used) expect(card).toBe(area[place]);
        const letters = [...used.map(({ card }) => card.letter), ...outside].sort();
        expect(letters).toEqual([...word].sort());
        expect(used.filter(({ full }) => full).length).toBe(veteran ? Math.min(4, used.length) : used.length);
      }),
    );
  });

  it('is never lower for a longer word, nor higher for a veteran', () => {
    fc.assert(
      fc.property(areaAndWord, anyArea, ([area, word], [further]) => {
        const points = scoreWord(word, area, { veteran: false }).points;
        expect(scoreWord(word + further!.letter, area, { veteran: false }).points).toBeGreaterThanOrEqual(points);
        expect(scoreWord(word, area, { veteran: true }).points).toBeLessThanOrEqual(points);
      }),
    );
  });

  it('uses the printed columns', () => {
    const columns = readTable(new URL('columns.tsv', import.meta.url));
    const printed = columns.flatMap(({ value, cards: count }) =>
      Array.from({ length: Number(count) }, () => Number(value)),
    );
    expect(printed).toEqual(COLUMN_POINTS);
  });
});
