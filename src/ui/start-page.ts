import { onSettingsChanged, readSettings, type Settings } from '../storage/settings.ts';
import { applyAppearance } from './appearance.ts';
import { message } from './message.ts';

/**
 * Gives a page its language and its looks, and keeps the looks when another page changes them. A page renders after this: until
 * then it shows the colour of the browser's own theme and nothing else.
 * @returns the settings.
 */
export async function startPage(): Promise<Settings> {
  const root = document.documentElement;
  root.lang = message('language');
  const settings = await readSettings();
  applyAppearance(root, settings);
  onSettingsChanged((changed) => applyAppearance(root, changed));
  return settings;
}
