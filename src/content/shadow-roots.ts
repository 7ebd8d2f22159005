import { browser } from '../platform/browser.ts';

/** Firefox only; missing from the DOM types. */
interface Opened {
  openOrClosedShadowRoot?: ShadowRoot | null;
}

/** Returns the shadow root of an element, also a closed one, which browsers show to extensions. */
export function shadowRootOf(element: Element | null): ShadowRoot | null {
  if (!(element instanceof HTMLElement)) return null;
  return browser.dom
    ? browser.dom.openOrClosedShadowRoot(element)
    : ((element as Opened).openOrClosedShadowRoot ?? null);
}

/**
 * Returns the shadow roots around the place of an event, the outermost first. The browser only reports selections in shadow roots that the
 * caller names, and the path of an event does not contain closed ones.
 */
export function shadowRootsOf(event: Event): ShadowRoot[] {
  const roots: ShadowRoot[] = [];
  let inside: DocumentOrShadowRoot | null = document;
  while (inside) {
    const element: Element | null =
      event instanceof MouseEvent ? inside.elementFromPoint(event.clientX, event.clientY) : inside.activeElement;
    inside = shadowRootOf(element);
    // A root that has nothing at the point returns its host.
    if (!inside || roots.includes(inside as ShadowRoot)) break;
    roots.push(inside as ShadowRoot);
  }
  return roots;
}

/** Maximum number of elements looked at in one place. */
export const MOST_LAYERS = 8;

/** Returns the elements at a point of the viewport, the topmost first, also in shadow roots. */
export function elementsAt(x: number, y: number): Element[] {
  let elements = document.elementsFromPoint(x, y);
  for (;;) {
    const inside = shadowRootOf(elements[0] ?? null)?.elementsFromPoint(x, y);
    // A root that has nothing at the point returns its host.
    if (!inside?.[0] || inside[0] === elements[0]) return elements;
    elements = inside;
  }
}

/** Returns the focused element, also in a shadow root. */
export function deepestFocus(): Element | null {
  let focused = document.activeElement;
  for (let root = shadowRootOf(focused); root?.activeElement; root = shadowRootOf(focused))
    focused = root.activeElement;
  return focused;
}

/** Like `closest`, but continues outside of shadow roots. */
export function closestOutside(element: Element, selector: string): Element | null {
  const found = element.closest(selector);
  const root = element.getRootNode();
  return found ?? (root instanceof ShadowRoot ? closestOutside(root.host, selector) : null);
}
