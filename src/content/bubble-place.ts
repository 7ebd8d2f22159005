/** Pixels between the bubble and the word, and between the bubble and the edge of the viewport. */
const GAP = 8;

/** A rectangle in pixels of the layout viewport. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A size in pixels. */
export type Box = Pick<Area, 'width' | 'height'>;

/**
 * Where a box of this size goes: below the word, above it where there is no room below, in any case inside the visible
 * part. Twenty lines instead of a positioning library, because the bubble has one placement and closes on scrolling.
 */
export function place(
  word: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
  box: Box,
  visible: Area,
): { left: number; top: number } {
  const right = visible.left + visible.width - box.width - GAP;
  const lowest = visible.top + visible.height - box.height - GAP;
  const below = word.bottom + GAP;
  const above = word.top - box.height - GAP;
  const top = Math.min(below > lowest && above >= visible.top + GAP ? above : below, lowest);
  return {
    left: Math.max(visible.left + GAP, Math.min(word.left, right)),
    top: Math.max(visible.top + GAP, top),
  };
}

/** The part of the page that is seen, also when the user has zoomed in with two fingers. */
export function visibleArea(): Area {
  // There is none in a document that is not shown, where there is no bubble either.
  const { offsetLeft: left, offsetTop: top, width, height } = visualViewport!;
  return { left, top, width, height };
}
