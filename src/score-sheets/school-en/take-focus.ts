/** A `ref` that focuses a new element, used where the pressed button or field has disappeared. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
