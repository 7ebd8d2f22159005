/** Gives the focus to what has come into the page, where the pressed button or field that brought it is gone: a `ref`. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
