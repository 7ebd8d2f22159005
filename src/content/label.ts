/** Input fields that show their value. */
const SHOWN = /^(text|textarea|search|number|button|submit|reset)$/;

/** What an element shows that has no text for it: a field, an image with a description, letters that a style sheet draws. */
export function labelOf(element: Element): string {
  const { value, type, placeholder, alt, ariaLabel, role } = element as HTMLInputElement & HTMLImageElement;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return SHOWN.test(type) ? value || placeholder : alt;
  const label = alt || ((role === 'img' || element instanceof SVGElement) && ariaLabel);
  return typeof label === 'string' && label ? label : drawnIn(element, '::before') + drawnIn(element, '::after');
}

function drawnIn(element: Element, pseudo: string): string {
  const { content } = getComputedStyle(element, pseudo);
  const attribute = /^attr\((.+)\)$/.exec(content)?.[1];
  return (attribute ? element.getAttribute(attribute) : /^"(.*)"$/.exec(content)?.[1]) ?? '';
}
