import { browser } from '../platform/browser.ts';

/** Firefox's, and not in every library of DOM types. */
interface Opened {
  openOrClosedShadowRoot?: ShadowRoot | null;
}

/** The shadow root of an element, also a closed one: to an extension both browsers show those. */
export function shadowRootOf(element: Element | null): ShadowRoot | null {
  if (!(element instanceof HTMLElement)) return null;
  return browser.dom
    ? browser.dom.openOrClosedShadowRoot(element)
    : ((element as Opened).openOrClosedShadowRoot ?? null);
}

/**
 * The shadow roots around what an event is about, from the outermost on. The browser tells nothing of a selection in a root that is
 * not named, and of a closed one no event tells either.
 */
export function shadowRootsOf(event: Event): ShadowRoot[] {
  const roots: ShadowRoot[] = [];
  let inside: DocumentOrShadowRoot | null = document;
  while (inside) {
    const element: Element | null =
      event instanceof MouseEvent ? inside.elementFromPoint(event.clientX, event.clientY) : inside.activeElement;
    inside = shadowRootOf(element);
    // Where a root has nothing at the point it names its host.
    if (!inside || roots.includes(inside as ShadowRoot)) break;
    roots.push(inside as ShadowRoot);
  }
  return roots;
}

/** Elements that may lie one over the other. */
export const MOST_LAYERS = 8;

/** What is at a point of the viewport, from the topmost element on; also in shadow roots. */
export function elementsAt(x: number, y: number): Element[] {
  let elements = document.elementsFromPoint(x, y);
  for (;;) {
    const inside = shadowRootOf(elements[0] ?? null)?.elementsFromPoint(x, y);
    // Where a root has nothing at the point it names its host.
    if (!inside?.[0] || inside[0] === elements[0]) return elements;
    elements = inside;
  }
}

/** The focused element, looking into shadow roots. */
export function deepestFocus(): Element | null {
  let focused = document.activeElement;
  for (let root = shadowRootOf(focused); root?.activeElement; root = shadowRootOf(focused))
    focused = root.activeElement;
  return focused;
}

/** `closest`, looking out of shadow roots as well. */
export function closestOutside(element: Element, selector: string): Element | null {
  const found = element.closest(selector);
  const root = element.getRootNode();
  return found ?? (root instanceof ShadowRoot ? closestOutside(root.host, selector) : null);
}
