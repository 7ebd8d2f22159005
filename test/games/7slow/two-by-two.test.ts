import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsToReplace } from '../../../src/score-sheets/play/7slow/area.ts';
import { anyArea, cards } from './area.ts';

describe('the rule "2 na 2"', () => {
  it.each([
    ['two rare cards and two of a letter', 'P P Ł+1 Ń+2 A B C D', []],
    // As in example A of the document, for cards on the left, which are drawn last.
    ['a third P', 'P A B C P D P E', [{ place: 0, rule: 'same' }]],
    // As in example B: Ł and Ń are in the area, H is drawn.
    ['a third rare card', 'H+1 A B C Ł+1 D Ń+2 E', [{ place: 0, rule: 'rare' }]],
    [
      'a fourth P, too',
      'P P B C P D P E',
      [
        { place: 0, rule: 'same' },
        { place: 1, rule: 'same' },
      ],
    ],
    ['a rare third L among common ones', 'L+1 A L B L C D E', [{ place: 0, rule: 'same' }]],
    [
      'cards that break it beside each other',
      'P H+1 P Ź+2 P A Ń+1 B',
      [
        { place: 0, rule: 'same' },
        { place: 1, rule: 'rare' },
      ],
    ],
  ])('%s', (_, area, clashes) => expect(cardsToReplace(cards(area))).toEqual(clashes));

  it('names the cards drawn last, from right to left', () => {
    expect(cardsToReplace(cards('P A P B C P D E'))).toEqual([{ place: 0, rule: 'same' }]);
    expect(cardsToReplace(cards('A B P C P D P E'))).toEqual([{ place: 2, rule: 'same' }]);
  });

  it('does not count a returned card against later ones', () => {
    // The third rare card is an A; without it there are only two A.
    expect(cardsToReplace(cards('A B C A+1 D A H+1 Ń+1'))).toEqual([{ place: 3, rule: 'rare' }]);
  });

  it('applies to an area that is not full', () => {
    expect(cardsToReplace([])).toEqual([]);
    expect(cardsToReplace(cards('P P P'))).toEqual([{ place: 1, rule: 'same' }]);
  });

  it('leaves a correct area unchanged, and returns no card that complies', () => {
    fc.assert(
      fc.property(anyArea, (area) => {
        const clashes = cardsToReplace(area);
        const replaced = new Set(clashes.map(({ place }) => place));
        const kept = area.filter((_, place) => !replaced.has(place));
        const most = (numbers: number[]) => Math.max(0, ...numbers);
        const sameLetter = kept.map(({ letter }) => kept.filter((card) => card.letter === letter).length);
        expect(most(sameLetter)).toBeLessThanOrEqual(2);
        const rare = kept.filter(({ bonus }) => bonus > 0).length;
        expect(rare).toBeLessThanOrEqual(2);
        for (const { place, rule } of clashes) {
          const { letter, bonus } = area[place]!;
          if (rule === 'same') expect(kept.filter((card) => card.letter === letter).length).toBe(2);
          else expect([rare, bonus > 0]).toEqual([2, true]);
        }
      }),
    );
  });
});
