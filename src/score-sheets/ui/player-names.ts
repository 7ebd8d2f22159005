import { message } from '../../ui/message.ts';

/** Longest name, in UTF-16 units: a column of the sheet is no wider. */
export const LONGEST_NAME = 20;

/** The names as typed, with “Player 2” where a player gave none. */
export function playerNames(typed: readonly string[]): string[] {
  return typed.map((name, index) => name.trim() || message('game_player', index + 1));
}
