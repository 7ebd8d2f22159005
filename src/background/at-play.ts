import { onSettingsChanged } from '../storage/settings.ts';
import { readChosen } from '../storage/settings-fields.ts';
import { SETTINGS_KEY } from '../storage/start-keys.ts';
import { storedAtStart } from './stored-at-start.ts';

/**
 * Has the user said that a game is on? Then nothing that helps to find words is told. Read without the default of the rules: that
 * asks for the interface's language, and for its first message a fresh worker of Chromium stands still for 30 ms and more.
 */
let atPlay = storedAtStart.then((stored) => readChosen(stored[SETTINGS_KEY]).play);

onSettingsChanged(({ play }) => {
  atPlay = Promise.resolve(play);
});

export function isAtPlay(): Promise<boolean> {
  return atPlay;
}
