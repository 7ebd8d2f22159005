/**
 * What makes a checkbox one that can be reached and read, by screen readers too, but not changed: `disabled` would take it out of the
 * order of the keys.
 */
export function unchangeable(fixed: boolean) {
  return { 'aria-disabled': fixed, onClick: (event: Event) => fixed && event.preventDefault() };
}
