/**
 * What the user reads of the bubble, line by line as it is set: what stands beside something else in a row is parted from it, and the
 * tiles of a word are the word. Runs in the bubble.
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
      // What is folded away is not shown, what only screen readers hear neither.
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
