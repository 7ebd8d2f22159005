import { onSettingsChanged, readSettings, type Settings } from '../platform/storage/settings.ts';
import { applyAppearance } from './appearance.ts';
import { message } from './message.ts';

/**
 * Sets the language and the appearance of a page, and updates the appearance when the settings change. Call it before the page renders.
 * Until then the page shows only the background of the browser's theme, and the field of the lookup.
 * @returns the settings
 */
export async function startPage(): Promise<Settings> {
  const root = document.documentElement;
  // Started before the first message, because the page waits there until the browser has read all messages.
  const reading = readSettings();
  root.lang = message('language');
  const settings = await reading;
  applyAppearance(root, settings);
  onSettingsChanged((changed) => applyAppearance(root, changed));
  return settings;
}
