/** Input fields whose value is not shown, or is nobody's business. */
const UNSEEN = /word|box|radio/;

/** What an element shows that has no text for it: a field, an image with a description, letters that a style sheet draws. */
export function labelOf(element: Element): string {
  const { value, type, placeholder, alt, ariaLabel, role } = element as HTMLInputElement & HTMLImageElement;
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    return UNSEEN.test(type) ? '' : value || placeholder || alt;
  const described = role === 'img' || element instanceof SVGElement ? ariaLabel : alt;
  return described || drawnIn(element, '::before') + drawnIn(element, '::after');
}

function drawnIn(element: Element, pseudo: string): string {
  const [, text = '', attribute] = /^(?:"(.*)"|attr\((.+)\))$/.exec(getComputedStyle(element, pseudo).content) ?? [];
  return (attribute && element.getAttribute(attribute)) || text;
}
