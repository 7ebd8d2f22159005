import { lowerCase, unifiedCharacters } from '../../core/words/normalise.ts';

/** Problems of the players of a game. */
export type PlayersProblem =
  | { readonly kind: 'player-count'; readonly least: number; readonly most: number }
  | { readonly kind: 'name-missing'; readonly player: number }
  | { readonly kind: 'name-repeated'; readonly player: number };

/** Returns the problem: too few or too many players, one without a name, or two with one name; null if there is none. */
export function wrongPlayers(players: readonly string[], least: number, most: number): PlayersProblem | null {
  if (players.length < least || players.length > most) return { kind: 'player-count', least, most };
  // ANIA and Ania would look alike on the sheet.
  const names = players.map((name) => lowerCase(unifiedCharacters(name).replace(/\s+/g, ' ').trim()));
  const nameless = names.indexOf('');
  if (nameless >= 0) return { kind: 'name-missing', player: nameless };
  const repeated = names.findIndex((name, player) => names.indexOf(name) < player);
  return repeated >= 0 ? { kind: 'name-repeated', player: repeated } : null;
}
