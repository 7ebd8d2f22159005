/** Is the key meant for the page: without a modifier, and not typed into the field or the button that leaves? */
export function isKeyOfPage({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return !ctrlKey && !altKey && !metaKey && !(target instanceof Element && target.closest('input, footer'));
}
