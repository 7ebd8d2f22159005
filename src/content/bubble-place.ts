/** Pixels between the bubble and the edge of the viewport. */
const GAP = 8;

/** Pixels between the bubble and the word. */
const OFF = 4;

/** Minimum width in pixels of a bubble beside the word: seven tiles and their frame. */
const NARROWEST = 240;

/** A rectangle in pixels of the layout viewport. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A size in pixels. */
export type Box = Pick<Area, 'width' | 'height'>;

/** Returns true on a phone, where the bubble is a sheet as wide as the page. */
export const isSheet = (): boolean => matchMedia('(pointer:coarse) and (width<=480px)').matches;

/** Returns the part of an area that a bubble may take. */
export function roomIn({ left, top, width, height }: Area, sheet: boolean): Area {
  const gap = sheet ? 0 : GAP;
  return { left: left + gap, top: top + gap, width: width - 2 * gap, height: height - 2 * gap };
}

/**
 * Returns the place of the bubble: below the word, above it, behind it or before it, whichever shows most of the content; the first of these
 * if several show the same. The area may be smaller than the content, which is then scrolled. The bubble covers the word only if nothing
 * else has room. No positioning library is needed, because the bubble closes on scrolling.
 * @param box the size of the content.
 * @param sheet true for a bubble at the lower edge of the visible area, unless the word is there.
 */
export function place(
  word: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>,
  box: Box,
  visible: Area,
  sheet: boolean,
): Area {
  const room = roomIn(visible, sheet);
  const right = room.left + room.width;
  const bottom = room.top + room.height;
  const below = Math.max(room.top, word.bottom + OFF);
  const behind = Math.max(room.left, word.right + OFF);
  const sides: Area[] = [
    { ...room, top: below, height: bottom - below },
    { ...room, height: Math.min(bottom, word.top - OFF) - room.top },
    { ...room, left: behind, width: right - behind },
    { ...room, width: Math.min(right, word.left - OFF) - room.left },
  ];
  const shown = ({ width, height }: Area) =>
    width < Math.min(NARROWEST, room.width)
      ? 0
      : Math.min(box.width, width) * Math.max(0, Math.min(box.height, height));
  const best = sides.reduce((one, other) => (shown(other) > shown(one) ? other : one));
  const side = shown(best) > 0 ? best : room;
  // The content has a width in whole pixels, too. A fraction less would never be wide enough for it.
  const width = Math.min(box.width, Math.floor(side.width));
  const height = Math.min(box.height, side.height);
  return {
    left: Math.max(side.left, Math.min(word.left, side.left + side.width - width)),
    top: Math.max(side.top, Math.min(sheet ? bottom : word.top, side.top + side.height - height)),
    width,
    height,
  };
}

/** Returns true if a rectangle contains a point. */
export function isInside({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean {
  return left <= x && x <= right && top <= y && y <= bottom;
}

/** Returns the visible part of the page, also if the user has zoomed in with two fingers. */
export function visibleArea(): Area {
  // Null only in a document that is not shown; it has no bubble.
  const { offsetLeft: left, offsetTop: top, width, height } = visualViewport!;
  return { left, top, width, height };
}
