import { describe, expect, it } from 'vitest';
import { type Keyboard, QWERTY, QWERTZ, touchingKeys } from '../../src/core/words/letters.ts';

const touch = (keyboard: Keyboard, one: string, other: string): boolean =>
  touchingKeys(keyboard).get(one)?.includes(other) === true;

describe('keys touch', () => {
  it.each([
    ['n', 'm', 'beside'],
    ['a', 'q', 'above, to the left'],
    ['a', 'w', 'above, to the right'],
    ['h', 'b', 'below, to the left'],
    ['h', 'n', 'below, to the right'],
  ])('%s and %s: %s', (one, other) => {
    expect(touch(QWERTY, one, other)).toBe(true);
    expect(touch(QWERTY, other, one)).toBe(true);
  });

  it.each([
    ['n', 'k', 'two keys apart'],
    ['a', 'e', 'too far to the right'],
    ['q', 'z', 'two rows apart'],
    ['a', 'a', 'the same key'],
    ['a', 'ą', 'no key of its own'],
  ])('except %s and %s: %s', (one, other) => expect(touch(QWERTY, one, other)).toBe(false));

  it('depending on the layout', () => {
    expect(touch(QWERTZ, 'z', 't')).toBe(true);
    expect(touch(QWERTY, 'z', 't')).toBe(false);
    expect(touch(QWERTZ, 'ü', 'p')).toBe(true);
  });
});
