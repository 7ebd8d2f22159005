import { type ComponentChildren, createContext, render } from 'preact';
import { useContext, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import type { RulesetId } from '../core/rules/verdict.ts';
import { isPermitted } from '../platform/storage/policy.ts';
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
  // Not after the first paint, which a hidden page delays: a change until then would be missed.
  useLayoutEffect(() => onSettingsChanged(setSettings), []);
  return <InContext.Provider value={settings}>{children}</InContext.Provider>;
}

/** Returns the settings in effect. The component is rendered again when they change, in any tab, or when the policy changes. */
export function useSettings(): Settings {
  const settings = useContext(InContext);
  if (!settings) throw new Error('rendered without renderPage');
  return settings;
}

interface IfPermittedProps {
  /** The rules of the page’s game. */
  ruleset: RulesetId;
  children: ComponentChildren;
}

/** Shows a score sheet, or a sentence instead if a policy forbids its ruleset, because no word could be judged. */
export function IfPermitted({ ruleset, children }: IfPermittedProps) {
  return isPermitted(ruleset, useSettings().policy) ? children : <Barred />;
}

function Barred() {
  return (
    <main>
      <h1>{document.title}</h1>
      <p role="alert">{message('managed_game')}</p>
    </main>
  );
}

/** Shows its children, which find words. During play it shows a sentence instead, also if the page was open before play began. */
export function UnlessAtPlay({ children }: { children: ComponentChildren }) {
  const { play, policy } = useSettings();
  if (!play) return children;
  // If a policy fixes play, the sentence does not say how to switch it off.
  return <p role="alert">{policy.fixed.has('play') ? message('play_managed') : message('failed_play')}</p>;
}

/** Milliseconds without a change after which the text is announced. An announcement at each typed letter would never end. */
const SPEAK_AFTER = 600;

/** Announces the result of the user's last action to screen readers. */
export function Spoken({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), SPEAK_AFTER);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div class="spoken" role="status">
      {spoken}
    </div>
  );
}
