import { type ComponentChildren, createContext, render } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
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

const InContext = createContext<Settings | null>(null);

/** Renders a page, whose components get the settings from `useSettings`. @param settings as `startPage` returned them */
export function renderPage(settings: Settings, page: ComponentChildren): void {
  render(<SettingsProvider first={settings}>{page}</SettingsProvider>, document.body);
}

function SettingsProvider({ first, children }: { first: Settings; children: ComponentChildren }) {
  const [settings, setSettings] = useState(first);
  useEffect(() => onSettingsChanged(setSettings), []);
  return <InContext.Provider value={settings}>{children}</InContext.Provider>;
}

/** Returns the settings in effect. The component is rendered again when they change, in any tab, or when the policy changes. */
export function useSettings(): Settings {
  const settings = useContext(InContext);
  if (!settings) throw new Error('rendered without renderPage');
  return settings;
}
