import type { Settings } from '../platform/storage/settings.ts';

/** The zoom factor by text size. */
const ZOOM: Record<Settings['textSize'], number> = { normal: 1, large: 1.15, larger: 1.3 };

/**
 * Sets the theme and the text size that the user has chosen on `root`. `tokens.css` has the colours of each colour scheme. Style rules of
 * elements that the text size enlarges have `zoom: var(--zoom)`.
 * @param root the document element
 */
export function applyAppearance(
  root: HTMLElement,
  { appearance = 'system', textSize = 'normal' }: Partial<Pick<Settings, 'appearance' | 'textSize'>>,
): void {
  // If empty, `light dark` of the style sheet applies: the theme of the browser.
  root.style.colorScheme = appearance === 'system' ? '' : appearance;
  root.style.setProperty('--zoom', String(ZOOM[textSize]));
}

/** Returns the same for the document in the bubble's frame, as a rule of its style sheet. */
export function appearanceRule({ appearance, textSize }: Pick<Settings, 'appearance' | 'textSize'>): string {
  const scheme = appearance === 'system' ? '' : `color-scheme: ${appearance};`;
  return `:root { ${scheme} --zoom: ${ZOOM[textSize]} }`;
}
