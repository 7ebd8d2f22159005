import { useEffect, useState } from 'preact/hooks';

/** Share of the window's height above which a part counts as read. */
const READING_LINE = 0.3;

/**
 * Returns the id of the part of the page that is being read: the last one that begins above the reading line, and at the end of the page
 * the last one of all. Undefined while there is none.
 * @param ids of elements, in the order of the page
 */
export function usePartInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string | undefined>();
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
      const begun = ids.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && (isAtEnd || top < innerHeight * READING_LINE);
      });
      setCurrent(begun.at(-1) ?? ids[0]);
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener('scroll', lookSoon, { passive: true });
    // Parts that grow push others down without a scroll.
    const growth = new ResizeObserver(lookSoon);
    growth.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', lookSoon);
      growth.disconnect();
    };
  }, [key]);
  return current;
}
