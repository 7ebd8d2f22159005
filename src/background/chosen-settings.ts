import { settingsUnder } from '../platform/storage/policy.ts';
import { policyIn } from '../platform/storage/policy-in-force.ts';
import { changeSettings, onSettingsChanged, type Settings } from '../platform/storage/settings.ts';
import { type ChosenSettings, parseChosenSettings } from '../platform/storage/settings-fields.ts';
import { SETTINGS_KEY } from '../platform/storage/stored-values.ts';
import { storedAtStart } from './stored-at-start.ts';

/** Read once in the worker's life, and updated by every change. */
let chosen: Promise<ChosenSettings> = storedAtStart.then((stored) =>
  settingsUnder(policyIn(stored), parseChosenSettings(stored[SETTINGS_KEY])),
);

onSettingsChanged((settings) => {
  chosen = Promise.resolve(settings);
});

/**
 * Returns the current settings; the policy is set by then. They lack the default ruleset, which depends on the interface's language: a
 * fresh worker of Chromium stands still for 30 ms and more for its first message.
 */
export function chosenSettings(): Promise<ChosenSettings> {
  return chosen;
}

/** Changes the settings like `changeSettings`; the next question uses the new ones, whenever the browser reports the change. */
export async function changeChosen(change: (before: Settings) => Partial<Settings>): Promise<void> {
  const settings = await changeSettings(change);
  chosen = Promise.resolve(settings);
}
