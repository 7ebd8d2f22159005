import { element } from '../ui/element.ts';

/**
 * Keeps what is written in `holder`, now and later, from the page. A closed root is not enough: `window.find()` looks into it in both
 * browsers and tells whether a text is there, and in Firefox the selection that it makes has the text (seen in 140 and 153, with
 * `user-select: none`, too). No text node is left: the style sheet draws the text of the attribute, which assistive technology reads
 * as text.
 */
export function concealText(holder: Element): void {
  // Heard before any other script runs.
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) conceal(node);
  }).observe(holder, { childList: true, subtree: true });
}

function conceal(node: Node): void {
  if (node instanceof Text) {
    const drawn = element('span', '');
    drawn.dataset.text = node.data;
    if (!node.data.trim()) return;
    // Browsers take the name of a button from what is drawn, too; not all that read pages for the user do.
    const button = node.parentElement?.closest('button:not([aria-label])');
    if (button) button.ariaLabel = node.data;
    node.replaceWith(drawn);
  } else {
    for (const child of [...node.childNodes]) conceal(child);
  }
}
