import { describe, expect, it } from 'vitest';
import { sharedEnds, sharedStart } from '../../src/core/words/letters.ts';

describe('what two words have in common', () => {
  it.each([
    ['', '', 0, 0],
    ['okno', '', 0, 0],
    ['okno', 'okno', 4, 4],
    ['okno', 'okna', 3, 3],
    ['okno', 'kno', 0, 3],
    ['robił', 'robiły', 5, 5],
    ['anna', 'ana', 2, 3],
    ['ss', 'sss', 2, 2],
  ])('%j and %j: %i at the start, %i at both ends', (one, other, start, ends) => {
    expect([sharedStart(one, other), sharedStart(other, one)]).toEqual([start, start]);
    expect([sharedEnds(one, other), sharedEnds(other, one)]).toEqual([ends, ends]);
  });
});
