import { useEffect, useRef, useState } from 'preact/hooks';

/** Share of the window's height above which a part counts as read. */
const READING_LINE = 0.3;

/**
 * Returns the id of the part of the page that is being read: the first one while the page is not scrolled, else the last one that begins
 * above the reading line, and at the end of the page the last one of all. After a jump to a part it is that part, wherever it then stands,
 * until the user scrolls on. Undefined while there is none.
 * @param ids of elements, in the order of the page
 * @param target id of the part to which the page itself jumps when it is opened; by default the part in the address
 */
export function usePartInView(ids: readonly string[], target = location.hash.slice(1)): string | undefined {
  const [current, setCurrent] = useState<string | undefined>();
  /** The last jump. The scroll that follows it ends at `top`. */
  const jump = useRef<{ id: string; top?: number }>({ id: '' });
  const key = ids.join(' ');
  useEffect(() => {
    jump.current = { id: target };
  }, [target]);
  useEffect(() => {
    let frame = 0;
    const look = (event?: Event) => {
      frame = 0;
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      if (event) jump.current.top ??= scrollTop;
      if (ids.includes(jump.current.id) && (jump.current.top ?? scrollTop) === scrollTop) {
        setCurrent(jump.current.id);
        return;
      }
      jump.current = { id: '' };
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 1;
      const begun = ids.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && scrollTop > 0 && (isAtEnd || top < innerHeight * READING_LINE);
      });
      setCurrent(begun.at(-1) ?? ids[0]);
    };
    const lookSoon = (event?: Event) => {
      frame ||= requestAnimationFrame(() => look(event));
    };
    const jumped = () => {
      // The browser has already scrolled.
      jump.current = { id: location.hash.slice(1), top: document.documentElement.scrollTop };
      look();
    };
    look();
    addEventListener('hashchange', jumped);
    addEventListener('scroll', lookSoon, { passive: true });
    // Parts that grow push others down without a scroll.
    const growth = new ResizeObserver(() => lookSoon());
    growth.observe(document.body);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('hashchange', jumped);
      removeEventListener('scroll', lookSoon);
      growth.disconnect();
    };
  }, [key]);
  return current;
}
