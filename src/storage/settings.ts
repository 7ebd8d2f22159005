import { browser } from '../browser.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { alone } from './alone.ts';
import { defaultRuleset } from './default-ruleset.ts';
import { settingsUnder } from './policy.ts';
import { onStoredOrPolicy, policyIn, policyInForce } from './policy-in-force.ts';
import { type ChosenSettings, readChosen } from './settings-fields.ts';
import { MANAGED_KEY, SETTINGS_KEY } from './start-keys.ts';

/** The user's choices, each with a value: see `settings-fields.ts`. */
export type Settings = ChosenSettings & { ruleset: RulesetId };

const KEY = SETTINGS_KEY;

/** Stored value of any shape → the user's own settings. */
export function parseSettings(stored: unknown): Settings {
  const chosen = readChosen(stored);
  return { ...chosen, ruleset: chosen.ruleset ?? defaultRuleset() };
}

/** The settings of who has chosen nothing. */
export function defaultSettings(): Settings {
  return parseSettings({});
}

/**
 * The settings that hold: the user's own under the policy. Defaults when nothing is stored or the storage cannot be read (private window,
 * broken profile).
 */
export async function readSettings(): Promise<Settings> {
  const own = await ownSettings();
  return settingsUnder(policyInForce(), own);
}

/** The user's own settings, whatever the policy; puts that in force. For what is written, exported or sent. */
export async function ownSettings(): Promise<Settings> {
  try {
    const stored = await browser.storage.local.get([KEY, MANAGED_KEY]);
    policyIn(stored);
    return parseSettings(stored[KEY]);
  } catch {
    return defaultSettings();
  }
}

/**
 * Changes the named fields, with no other change between reading and writing; every context hears of it through `onSettingsChanged`.
 * @param change the new values, or what makes them of the user's own before: where a field is a list or a table and only a part of it
 * changes.
 * @returns what holds after it.
 * @throws Error of the browser when the storage cannot be written.
 */
export async function changeSettings(
  change: Partial<Settings> | ((before: Settings) => Partial<Settings>),
): Promise<Settings> {
  return alone('verdikt-settings', async () => {
    const before = await ownSettings();
    const settings = parseSettings({ ...before, ...(typeof change === 'function' ? change(before) : change) });
    await browser.storage.local.set({ [KEY]: settings });
    return settingsUnder(policyInForce(), settings);
  });
}

/** Calls `listener` with what holds after each change made in any context, or of the policy; gives a function that ends it. */
export function onSettingsChanged(listener: (settings: Settings) => void): () => void {
  return onStoredOrPolicy(KEY, (stored) => listener(settingsUnder(policyInForce(), parseSettings(stored))));
}
