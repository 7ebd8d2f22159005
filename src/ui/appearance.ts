import type { Settings } from '../platform/storage/settings.ts';

/** How much larger than designed everything is shown. */
const ZOOM: Record<Settings['textSize'], number> = { normal: 1, large: 1.15, larger: 1.3 };

/**
 * Shows `root` and all in it in the theme and the size that the user has chosen. `tokens.css` takes the colours by the
 * colour scheme; what is to be larger says `zoom: var(--zoom)`.
 * @param root the document element.
 */
export function applyAppearance(
  root: HTMLElement,
  { appearance = 'system', textSize = 'normal' }: Partial<Pick<Settings, 'appearance' | 'textSize'>>,
): void {
  // Empty, the style sheet's `light dark` holds: what the browser asks for.
  root.style.colorScheme = appearance === 'system' ? '' : appearance;
  root.style.setProperty('--zoom', String(ZOOM[textSize]));
}

/** The same for the document in the bubble's frame, as a rule of its style sheet. */
export function appearanceRule({ appearance, textSize }: Pick<Settings, 'appearance' | 'textSize'>): string {
  const scheme = appearance === 'system' ? '' : `color-scheme: ${appearance};`;
  return `:root { ${scheme} --zoom: ${ZOOM[textSize]} }`;
}
