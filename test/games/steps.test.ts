import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redoStep, undoStep } from '../../src/score-sheets/play/record.ts';

/** Moves are letters; the same letter twice is one step. */
const together = (earlier: string, later: string) => earlier === later;
const recordOf = (moves: string, undone = '') => ({ version: 1, setup: null, moves: [...moves], undone: [...undone] });

describe('a step of several moves', () => {
  it.each([
    ['abb', '', 'a', 'bb'],
    ['abbb', 'c', 'a', 'cbbb'],
    ['aab', '', 'aa', 'b'],
    ['aa', '', '', 'aa'],
    ['', 'a', '', 'a'],
  ])('with %j, undone before %j, is undone at once', (moves, undone, left, taken) => {
    expect(undoStep(recordOf(moves, undone), together)).toEqual(recordOf(left, taken));
  });

  it('is redone as it was undone', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ab]{1,9}$/), (moves) => {
        const back = undoStep(recordOf(moves), together);
        expect(redoStep(back, together)).toEqual(recordOf(moves));
      }),
    );
    expect(redoStep(recordOf('a'), together)).toEqual(recordOf('a'));
  });
});
