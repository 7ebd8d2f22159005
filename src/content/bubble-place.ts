/** Pixels between the bubble and the edge of the viewport. */
const GAP = 8;

/** Pixels between the bubble and the word. */
const OFF = 4;

/** Pixels that a bubble beside the word needs at least: seven tiles and what frames them. */
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

/** Returns the part of an area that a bubble may take. */
export function roomIn({ left, top, width, height }: Area): Area {
  return { left: left + GAP, top: top + GAP, width: width - 2 * GAP, height: height - 2 * GAP };
}

/**
 * Returns where the bubble goes whose content needs a box of this size: below the word, above it, or beside it, whichever shows most of the
 * content, the first of these when several do. The box may come out smaller, and is scrolled then. The word stays uncovered wherever it
 * leaves any room. Thirty lines in place of a positioning library, because the bubble has one placement and closes on scrolling.
 */
export function place(word: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>, box: Box, visible: Area): Area {
  const room = roomIn(visible);
  const [right, bottom] = [room.left + room.width, room.top + room.height];
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
  const width = Math.min(box.width, side.width);
  const height = Math.min(box.height, side.height);
  return {
    left: Math.max(side.left, Math.min(word.left, side.left + side.width - width)),
    top: Math.max(side.top, Math.min(word.top, side.top + side.height - height)),
    width,
    height,
  };
}

/** Returns the part of the page that is seen, also when the user has zoomed in with two fingers. */
export function visibleArea(): Area {
  // There is none in a document that is not shown, where there is no bubble either.
  const { offsetLeft: left, offsetTop: top, width, height } = visualViewport!;
  return { left, top, width, height };
}
