import { lowerCase, unifiedCharacters } from '../../core/words/normalise.ts';

/** Returns the sum; 0 for an empty list. */
export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** Errors in the list of players. */
export type PlayersError =
  | { readonly kind: 'player-count'; readonly least: number; readonly most: number }
  | { readonly kind: 'name-missing'; readonly player: number }
  | { readonly kind: 'name-repeated'; readonly player: number };

/** Returns the first error in the list of players' names; null if there is none. */
export function playersError(players: readonly string[], least: number, most: number): PlayersError | null {
  if (players.length < least || players.length > most) return { kind: 'player-count', least, most };
  // ANIA and Ania would look alike on the sheet.
  const names = players.map((name) => lowerCase(unifiedCharacters(name).replace(/\s+/g, ' ').trim()));
  const nameless = names.indexOf('');
  if (nameless >= 0) return { kind: 'name-missing', player: nameless };
  const repeated = names.findIndex((name, player) => names.indexOf(name) < player);
  return repeated >= 0 ? { kind: 'name-repeated', player: repeated } : null;
}

/** A player's final place; 1 is the winner. `shared` when another player has the same place. */
export interface Place {
  /** Index of the player in the setup. */
  player: number;
  place: number;
  shared: boolean;
}

/**
 * Returns the players from the first to the last place. Players with equal merits share a place, the following places are skipped, and they
 * stay in the order of the setup.
 * @param merits for each player the numbers that decide, the most important first; a greater number is better
 */
export function ranking(merits: readonly (readonly number[])[]): Place[] {
  const better = (one: number, other: number) => compareMerits(merits[other] ?? [], merits[one] ?? []);
  const players = merits.map((_, player) => player).sort(better);
  return players.map((player) => {
    const equals = players.filter((other) => better(player, other) === 0);
    return { player, place: players.indexOf(equals[0]!) + 1, shared: equals.length > 1 };
  });
}

/** Compares two lists of merits, as `Array.sort` needs it; a missing number counts as 0. */
function compareMerits(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
