import { settingsUnder } from '../storage/policy.ts';
import { policyIn } from '../storage/policy-in-force.ts';
import { changeSettings, onSettingsChanged, type Settings } from '../storage/settings.ts';
import { type ChosenSettings, readChosen } from '../storage/settings-fields.ts';
import { SETTINGS_KEY } from '../storage/start-keys.ts';
import { storedAtStart } from './stored-at-start.ts';

/** Read once in the worker's life, and brought up to date by every change. */
let chosen: Promise<ChosenSettings> = storedAtStart.then((stored) =>
  settingsUnder(policyIn(stored), readChosen(stored[SETTINGS_KEY])),
);

onSettingsChanged((settings) => {
  chosen = Promise.resolve(settings);
});

/**
 * The user's choices as they hold now; the policy is in force by then. Without the default of the rules: that asks for the interface's language, and for its first message
 * a fresh worker of Chromium stands still for 30 ms and more.
 */
export function chosenSettings(): Promise<ChosenSettings> {
  return chosen;
}

/** `changeSettings`, after which the next question goes by the new ones, whenever the browser tells of the change. */
export async function changeChosen(change: (before: Settings) => Partial<Settings>): Promise<void> {
  const settings = await changeSettings(change);
  chosen = Promise.resolve(settings);
}
