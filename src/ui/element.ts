/** Returns a DOM element with a class and children. Strings become text nodes, never markup. */
export function element<T extends keyof HTMLElementTagNameMap>(
  tag: T,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

export function button(className: string, label: string, pressed: () => void): HTMLButtonElement {
  const made = element('button', className, label);
  made.type = 'button';
  made.addEventListener('click', pressed);
  return made;
}

/** Returns the text with no line end before an ending such as *-li*, which would stand alone in a line. */
export const withEndingsKept = (text: string): string => text.replace(/ -/g, '\u00A0-');
