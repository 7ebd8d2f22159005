import type { RulesetId } from '../../core/rules/verdict.ts';
import { RULESETS } from '../../core/rulesets/index.ts';
import { browser } from '../browser.ts';
import { applyPolicy, parsePolicy, type UnderPolicy } from './policy.ts';
import { type ChosenSettings, parseChosenSettings } from './settings-fields.ts';
import { exclusively, MANAGED_KEY, onAnyStored, SETTINGS_KEY } from './stored-values.ts';

/**
 * Returns the ruleset if the user has chosen none: by the language of the interface. `getUILanguage` is not used, because Chromium answers
 * differently in worker and pages when it was started in another language than the system's.
 */
export function defaultRuleset(): RulesetId {
  return rulesetForInterface(browser.i18n.getMessage('language'));
}

/** Returns the default ruleset of an interface language. */
export function rulesetForInterface(language: string): RulesetId {
  const ruleset = RULESETS.find(({ interfaceLanguages }) => interfaceLanguages?.includes(language)) ?? RULESETS[0];
  return ruleset.id;
}

/** The user's own settings, all with a value: see `settings-fields.ts`. For what is written, exported or sent. */
export type OwnSettings = ChosenSettings & { ruleset: RulesetId };

/** The settings in effect: the user's own with the policy applied, and the policy. */
export type Settings = UnderPolicy<OwnSettings>;

/** Parses the user's own settings from a stored value of any shape. */
export function parseSettings(stored: unknown): OwnSettings {
  const chosen = parseChosenSettings(stored);
  return { ...chosen, ruleset: chosen.ruleset ?? defaultRuleset() };
}

/** Returns the default settings. */
export function defaultSettings(): OwnSettings {
  return parseSettings({});
}

/** Returns the settings in effect; defaults if nothing is stored or the storage cannot be read (private window, broken profile). */
export async function readSettings(): Promise<Settings> {
  const { [SETTINGS_KEY]: own, [MANAGED_KEY]: managed } = await storedSettings();
  return applyPolicy(parsePolicy(managed), parseSettings(own));
}

/** Returns the user's own settings, without the policy; defaults as in `readSettings`. */
export async function ownSettings(): Promise<OwnSettings> {
  return parseSettings((await storedSettings())[SETTINGS_KEY]);
}

/** Returns the stored settings and policy, unparsed; empty if the storage cannot be read. */
function storedSettings(): Promise<Record<string, unknown>> {
  return browser.storage.local.get([SETTINGS_KEY, MANAGED_KEY]).catch(() => ({}));
}

/** The new values of some settings, or a function of the user's own settings, for changes of a part of a list or table. */
export type SettingsChange = Partial<OwnSettings> | ((own: OwnSettings) => Partial<OwnSettings>);

/**
 * Changes the named fields, atomically; every context is notified through `onSettingsChanged`.
 * @returns the settings in effect
 * @throws Error of the browser if the storage cannot be written
 */
export async function changeSettings(change: SettingsChange): Promise<Settings> {
  return exclusively('verdikt-settings', async () => {
    const { [SETTINGS_KEY]: stored, [MANAGED_KEY]: managed } = await storedSettings();
    const before = parseSettings(stored);
    const settings = parseSettings({ ...before, ...(typeof change === 'function' ? change(before) : change) });
    await browser.storage.local.set({ [SETTINGS_KEY]: settings });
    return applyPolicy(parsePolicy(managed), settings);
  });
}

/** Calls `listener` with the settings in effect after each change of them, in any context. @returns a function that stops it */
export function onSettingsChanged(listener: (settings: Settings) => void): () => void {
  return onAnyStored([SETTINGS_KEY, MANAGED_KEY], () => readSettings().then(listener));
}
