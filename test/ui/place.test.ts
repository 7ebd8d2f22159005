import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { place } from '../../src/content/bubble-place.ts';

const visible = { left: 0, top: 0, width: 800, height: 600 };
const box = { width: 300, height: 100 };
const word = (left: number, top: number) => ({ left, top, bottom: top + 20 });

describe('the place of the bubble', () => {
  it('is below the word', () => {
    expect(place(word(100, 100), box, visible)).toEqual({ left: 100, top: 128 });
  });

  it('is above a word at the lower edge', () => {
    expect(place(word(100, 570), box, visible)).toEqual({ left: 100, top: 462 });
  });

  it('stays inside at the right edge', () => {
    expect(place(word(790, 100), box, visible).left).toBe(492);
  });

  it('follows the part that is seen after zooming in', () => {
    expect(place(word(0, 0), box, { left: 200, top: 150, width: 400, height: 300 })).toEqual({ left: 208, top: 158 });
  });

  it('is inside wherever the word is, when the box fits', () => {
    const pixels = fc.integer({ min: -2000, max: 2000 });
    fc.assert(
      fc.property(pixels, pixels, (left, top) => {
        const at = place(word(left, top), box, visible);
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.top).toBeGreaterThanOrEqual(8);
        expect(at.left + box.width).toBeLessThanOrEqual(792);
        expect(at.top + box.height).toBeLessThanOrEqual(592);
      }),
    );
  });
});
