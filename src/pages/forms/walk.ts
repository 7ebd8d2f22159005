/** The position of a form on the page, in pixels. */
export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/**
 * The form that an arrow key moves to. It goes by position on the page, not by row of the table: on a narrow page rows are stacked, and the
 * key moves to the form seen below.
 * @param boxes of all forms, in reading order
 * @param from index of the focused form
 * @returns index of the next form; `from` if there is none in that direction; undefined for other keys
 */
export function stepFrom(boxes: readonly Box[], from: number, key: string): number | undefined {
  const start = boxes[from];
  if (!start) return undefined;
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, boxes.length - 1);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return boxes.length - 1;
    case 'ArrowDown':
      return nearest(boxes, from, ({ top }) => top - start.bottom);
    case 'ArrowUp':
      return nearest(boxes, from, ({ bottom }) => start.top - bottom);
    default:
      return undefined;
  }
}

/** Lines of one row need not be exactly as high. */
const SLACK = 4;

/**
 * The nearest form in a direction. A pixel sideways counts half: a form in the next line that is a little to the side is nearer than the
 * line after that, but a form in the next column of the page is not.
 * @param distance pixels from the start in the direction; negative for forms beside or behind it
 */
function nearest(boxes: readonly Box[], from: number, distance: (box: Box) => number): number {
  const { left, right } = boxes[from]!;
  let found = from;
  let least = Number.POSITIVE_INFINITY;
  for (const [index, box] of boxes.entries()) {
    const away = distance(box);
    const cost = away + Math.max(0, box.left - right, left - box.right) / 2;
    if (away < -SLACK || cost >= least) continue;
    found = index;
    least = cost;
  }
  return found;
}
