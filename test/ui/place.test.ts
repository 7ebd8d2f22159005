import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { place } from '../../src/content/bubble-place.ts';

const visible = { left: 0, top: 0, width: 800, height: 600 };
const box = { width: 300, height: 100 };
const word = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 20 });

describe('the place of the bubble', () => {
  it('is below the word', () => {
    expect(place(word(100, 100), box, visible, false)).toEqual({ left: 100, top: 124, ...box });
  });

  it('is above a word at the lower edge', () => {
    expect(place(word(100, 570), box, visible, false)).toEqual({ left: 100, top: 466, ...box });
  });

  it('stays inside at the right edge', () => {
    expect(place(word(790, 100), box, visible, false).left).toBe(492);
  });

  it('follows the visible part after zooming', () => {
    const seen = { left: 200, top: 150, width: 400, height: 300 };
    expect(place(word(0, 0), box, seen, false)).toEqual({ left: 208, top: 158, ...box });
  });

  it('is beside the word if there is no room above or below', () => {
    const low = { left: 0, top: 0, width: 800, height: 100 };
    expect(place(word(100, 40), box, low, false)).toEqual({ left: 144, top: 8, width: 300, height: 84 });
    expect(place(word(700, 40), box, low, false)).toEqual({ left: 396, top: 8, width: 300, height: 84 });
  });

  it('is cut on the side where most of it is visible', () => {
    const short = { left: 0, top: 0, width: 320, height: 180 };
    expect(place(word(100, 40), { width: 300, height: 200 }, short, false)).toEqual({
      left: 12,
      top: 64,
      width: 300,
      height: 108,
    });
  });

  it('is inside for any word, and never over the word if a line has room', () => {
    const pixels = fc.integer({ min: -2000, max: 2000 });
    const length = fc.integer({ min: 80, max: 1200 });
    fc.assert(
      fc.property(pixels, pixels, length, length, length, length, (left, top, width, height, wide, high) => {
        const seen = { left: 0, top: 0, width: wide, height: high };
        const at = place(word(left, top), { width, height }, seen, false);
        expect(at.left).toBeGreaterThanOrEqual(8);
        expect(at.top).toBeGreaterThanOrEqual(8);
        expect(at.left + at.width).toBeLessThanOrEqual(wide - 8);
        expect(at.top + at.height).toBeLessThanOrEqual(high - 8);
        const covers =
          at.left < left + 40 && left < at.left + at.width && at.top < top + 20 && top < at.top + at.height;
        const most = Math.max(wide - left - 40, left, high - top - 20, top);
        if (most > 16) expect(covers).toBe(false);
      }),
    );
  });

  it('is at the lower edge, as wide as the page, on a phone', () => {
    const phone = { left: 0, top: 0, width: 360, height: 700 };
    const sheet = { width: 360, height: 200 };
    expect(place(word(100, 100), sheet, phone, true)).toEqual({ left: 0, top: 500, ...sheet });
    expect(place(word(100, 600), sheet, phone, true).top).toBe(396);
  });
});
