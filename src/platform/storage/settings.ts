import type { RulesetId } from '../../core/rules/verdict.ts';
import { browser } from '../browser.ts';
import { defaultRuleset } from './default-ruleset.ts';
import { settingsUnder } from './policy.ts';
import { onStoredOrPolicy, policyIn, policyInForce } from './policy-in-force.ts';
import { type ChosenSettings, parseChosenSettings } from './settings-fields.ts';
import { exclusively, MANAGED_KEY, SETTINGS_KEY } from './stored-values.ts';

/** The user's settings, all with a value: see `settings-fields.ts`. */
export type Settings = ChosenSettings & { ruleset: RulesetId };

const SETTINGS = SETTINGS_KEY;

/** Parses the user's own settings from a stored value of any shape. */
export function parseSettings(stored: unknown): Settings {
  const chosen = parseChosenSettings(stored);
  return { ...chosen, ruleset: chosen.ruleset ?? defaultRuleset() };
}

/** Returns the default settings. */
export function defaultSettings(): Settings {
  return parseSettings({});
}

/**
 * Returns the settings with the policy applied; defaults if nothing is stored or the storage cannot be read (private window, broken
 * profile).
 */
export async function readSettings(): Promise<Settings> {
  const own = await ownSettings();
  return settingsUnder(policyInForce(), own);
}

/** Returns the user's own settings without the policy, which it sets. For what is written, exported or sent. */
export async function ownSettings(): Promise<Settings> {
  try {
    const stored = await browser.storage.local.get([SETTINGS, MANAGED_KEY]);
    policyIn(stored);
    return parseSettings(stored[SETTINGS]);
  } catch {
    return defaultSettings();
  }
}

/**
 * Changes the named fields, atomically; every context is notified through `onSettingsChanged`.
 * @param change the new values, or a function of the user's own settings, for changes of a part of a list or table
 * @returns the settings with the policy applied
 * @throws Error of the browser if the storage cannot be written
 */
export async function changeSettings(
  change: Partial<Settings> | ((before: Settings) => Partial<Settings>),
): Promise<Settings> {
  return exclusively('verdikt-settings', async () => {
    const before = await ownSettings();
    const settings = parseSettings({ ...before, ...(typeof change === 'function' ? change(before) : change) });
    await browser.storage.local.set({ [SETTINGS]: settings });
    return settingsUnder(policyInForce(), settings);
  });
}

/** Calls `listener` with the settings after each change in any context, or of the policy. @returns a function that stops it */
export function onSettingsChanged(listener: (settings: Settings) => void): () => void {
  return onStoredOrPolicy(SETTINGS, (stored) => listener(settingsUnder(policyInForce(), parseSettings(stored))));
}
