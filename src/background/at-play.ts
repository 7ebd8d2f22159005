import { chosenSettings } from './chosen-settings.ts';

/** Returns true when the user is at play; then nothing that helps to find words is shown. */
export async function isAtPlay(): Promise<boolean> {
  return (await chosenSettings()).play;
}
