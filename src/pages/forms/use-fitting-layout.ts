import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Layouts of the tables, the widest first. `grid`: all tables share columns, or stand side by side; `pairs`: rows of many cells are
 * stacked, singular beside plural; `lines`: each form has a line.
 */
const LAYOUTS = ['grid', 'pairs', 'lines'] as const;
type Layout = (typeof LAYOUTS)[number];

/**
 * Gives the tables the widest layout in which no form is wider than its column, as the attribute `data-form-layout` of the element. Forms are
 * never broken, so the longest form, its points and the user's font decide, not the width of the window alone.
 * @param contents what the tables show; a new value lays them out again
 * @returns a function that lays out again after a table was unfolded
 */
export function useFittingLayout(root: RefObject<HTMLElement | null>, contents: readonly unknown[]): () => void {
  const width = useRef(0);
  const layOut = (from: Layout) => {
    for (const layout of LAYOUTS.slice(LAYOUTS.indexOf(from))) {
      if (!root.current) return;
      root.current.dataset.formLayout = layout;
      if (fits(root.current)) return;
    }
  };
  useLayoutEffect(() => layOut('grid'), contents);
  useLayoutEffect(() => {
    if (!root.current) return;
    const resized = new ResizeObserver(([entry]) => {
      // Another layout changes the height, which must not lead to another one.
      if (entry === undefined || entry.contentRect.width === width.current) return;
      width.current = entry.contentRect.width;
      layOut('grid');
    });
    resized.observe(root.current);
    return () => resized.disconnect();
  }, []);
  return () => layOut((root.current?.dataset.formLayout as Layout | undefined) ?? 'grid');
}

function fits(root: HTMLElement): boolean {
  return [root, ...root.querySelectorAll('.table')].every((box) => box.scrollWidth <= box.clientWidth);
}
