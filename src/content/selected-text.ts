/** What the user has selected, wherever the browser keeps it: in the page, an open shadow root or a text field. */

export interface SelectedText {
  /** As it stands in the page, uncleaned. */
  text: string;
  /** Where the bubble belongs, in pixels of the viewport. */
  rect: DOMRect;
  /** The element that holds it. */
  holder: Element;
}

/** Standard since 2025, and not in every library of DOM types. */
interface ComposedSelection {
  getComposedRanges?(options: { shadowRoots: ShadowRoot[] }): StaticRange[];
}

/**
 * @param roots open shadow roots that the user's last event went through; the browser tells nothing of a selection in
 *   a root that is not named.
 * @param pointer where the pointer was let go: the place inside a text field, of which only the box is known.
 */
export function readSelectedText(roots: ShadowRoot[], pointer?: { x: number; y: number }): SelectedText | undefined {
  // An XML or SVG document: nothing there makes the elements of a bubble.
  if (!(document.documentElement instanceof HTMLElement)) return undefined;
  const focused = deepestFocus();
  if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) {
    const { selectionStart: start, selectionEnd: end } = focused;
    // Buttons and types such as `number` know no selection. Where there is one, the page's own selection is not asked:
    // Chrome lets it span the whole field. What is in a password field is nobody's business.
    if (start !== null && end !== null) {
      if (start === end || focused.type === 'password') return undefined;
      const rect = pointer ? new DOMRect(pointer.x, pointer.y - 8, 0, 16) : focused.getBoundingClientRect();
      return { text: focused.value.slice(start, end), rect, holder: focused };
    }
  }

  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const [composed] = (selection as ComposedSelection).getComposedRanges?.({ shadowRoots: roots }) ?? [];
  const range = document.createRange();
  const { startContainer, startOffset, endContainer, endOffset } = composed ?? selection.getRangeAt(0);
  range.setStart(startContainer, startOffset);
  range.setEnd(endContainer, endOffset);
  if (range.collapsed) return undefined;

  const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
  const common = range.commonAncestorContainer;
  const holder = common instanceof Element ? common : (common.parentElement ?? document.documentElement);
  return { text: range.toString(), rect: rects.at(-1) ?? range.getBoundingClientRect(), holder };
}

/** The focused element, looking into open shadow roots. */
export function deepestFocus(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
