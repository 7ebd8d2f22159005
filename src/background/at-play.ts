import { chosenSettings } from './chosen-settings.ts';

/** Has the user said that a game is on? Then nothing that helps to find words is told. */
export async function isAtPlay(): Promise<boolean> {
  return (await chosenSettings()).play;
}
