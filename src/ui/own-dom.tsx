import { useLayoutEffect, useRef } from 'preact/hooks';

/** Shows a DOM node that was not made by Preact. */
export function OwnDom({ node }: { node: Node }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(node), [node]);
  return <div ref={place} />;
}
