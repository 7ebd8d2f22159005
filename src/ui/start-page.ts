import { onSettingsChanged, readSettings, type Settings } from '../platform/storage/settings.ts';
import { applyAppearance } from './appearance.ts';
import { message } from './message.ts';

/**
 * Gives a page its language and its looks, and keeps the looks when another page changes them. A page renders after this: until
 * then it shows the colour of the browser's own theme and nothing else, but for the lookup's field.
 * @returns the settings.
 */
export async function startPage(): Promise<Settings> {
  const root = document.documentElement;
  // Before the first message: for that one the page stands still until the browser has read them all.
  const reading = readSettings();
  root.lang = message('language');
  const settings = await reading;
  applyAppearance(root, settings);
  onSettingsChanged((changed) => applyAppearance(root, changed));
  return settings;
}
