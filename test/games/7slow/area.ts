import fc from 'fast-check';
import { POLISH_LETTERS } from '../../../src/core/words/letters.ts';
import type { Area, Bonus, Card } from '../../../src/score-sheets/play/7slow/state.ts';

/** Cards as they are written in the tests, by place: `S E L+1`. */
export function cards(text: string): Card[] {
  return text.split(' ').map((card) => {
    const [letter = '', bonus = '0'] = card.split('+');
    return { letter, bonus: Number(bonus) as Bonus };
  });
}

/** Cards that share letters often. */
export const anyCard: fc.Arbitrary<Card> = fc.record({
  letter: fc.oneof(fc.constantFrom('A', 'Ą', 'L', 'Ł'), fc.constantFrom(...POLISH_LETTERS.toUpperCase())),
  bonus: fc.constantFrom<Bonus>(0, 0, 0, 1, 2),
});

/** Any eight cards, with or without clashes under the rule "2 na 2". */
export const anyArea: fc.Arbitrary<Area> = fc.array(anyCard, { minLength: 8, maxLength: 8 });

/** An area, and a word with letters of it, some several times, and other letters. */
export const areaAndWord: fc.Arbitrary<[area: Area, word: string]> = anyArea.chain((area) => {
  const letter = fc.oneof(
    fc.constantFrom(...area.map((card) => card.letter)),
    fc.constantFrom(...POLISH_LETTERS.toUpperCase(), 'Q', 'X'),
  );
  return fc.tuple(fc.constant(area), fc.string({ unit: letter, maxLength: 16 }));
});
