/**
 * Returns the text of the bubble line by line, as a user reads it. Items side by side in a row are separated, and the tiles of a word form
 * the word. Runs in the bubble.
 */
export function linesShown(root: Document): string[] {
  const lines: string[] = [''];
  const add = (text: string) => {
    lines[lines.length - 1] += text;
  };
  const show = (element: Element) => {
    const isTiles = element.ariaLabel !== null && element.classList.contains('tiles');
    if (isTiles) {
      add(element.ariaLabel ?? '');
      return;
    }
    for (const child of element.childNodes) {
      if (child instanceof Text) add(child.data);
      // Folded content is not shown, and neither is text for screen readers only.
      if (!(child instanceof Element) || !child.checkVisibility() || child.getBoundingClientRect().width <= 1) continue;
      const isInRow = /flex|grid/.test(getComputedStyle(element).display);
      const isBlock = !getComputedStyle(child).display.startsWith('inline');
      if (isInRow) add('  ');
      else if (isBlock) lines.push('');
      show(child);
      if (isBlock && !isInRow) lines.push('');
    }
  };
  show(root.body);
  return lines.map((line) => line.replace(/^\s+|\s+$/g, '').replace(/\s{3,}/g, '  ')).filter((line) => line !== '');
}
