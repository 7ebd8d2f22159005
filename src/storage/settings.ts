import { browser } from '../browser.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { defaultRuleset } from './default-ruleset.ts';
import { onStored } from './on-stored.ts';
import { type ChosenSettings, readChosen } from './settings-fields.ts';
import { SETTINGS_KEY } from './start-keys.ts';

/** The user's choices, each with a value: see `settings-fields.ts`. */
export type Settings = ChosenSettings & { ruleset: RulesetId };

const KEY = SETTINGS_KEY;

/** Stored value of any shape → settings. */
export function parseSettings(stored: unknown): Settings {
  const chosen = readChosen(stored);
  return { ...chosen, ruleset: chosen.ruleset ?? defaultRuleset() };
}

/** The settings of who has chosen nothing. */
export function defaultSettings(): Settings {
  return parseSettings({});
}

/** Defaults when nothing is stored or the storage cannot be read (private window, broken profile). */
export async function readSettings(): Promise<Settings> {
  try {
    return parseSettings((await browser.storage.local.get(KEY))[KEY]);
  } catch {
    return defaultSettings();
  }
}

/**
 * Changes the named fields, with no other change between reading and writing; every context hears of it through `onSettingsChanged`.
 * @param change the new values, or what makes them of those before: where a field is a list or a table and only a part of it changes.
 * @throws Error of the browser when the storage cannot be written.
 */
export async function changeSettings(
  change: Partial<Settings> | ((before: Settings) => Partial<Settings>),
): Promise<Settings> {
  return navigator.locks.request('verdikt-settings', async () => {
    const before = await readSettings();
    const settings = parseSettings({ ...before, ...(typeof change === 'function' ? change(before) : change) });
    await browser.storage.local.set({ [KEY]: settings });
    return settings;
  });
}

/** Calls `listener` after each change made in any context; gives a function that ends it. */
export function onSettingsChanged(listener: (settings: Settings) => void): () => void {
  return onStored(KEY, (stored) => listener(parseSettings(stored)));
}
