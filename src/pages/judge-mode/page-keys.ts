/** Whether the key is for the page: no modifier, and not typed into the field or the exit button. */
export function isKeyOfPage({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return !ctrlKey && !altKey && !metaKey && !(target instanceof Element && target.closest('input, footer'));
}
