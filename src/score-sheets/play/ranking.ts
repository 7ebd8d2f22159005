/** A player's final place; 1 is the winner. `shared` when another player has the same place. */
export interface Place {
  /** Index of the player in the setup. */
  player: number;
  place: number;
  shared: boolean;
}

/**
 * The players from the first to the last place. `merits` has for each player what counts, most important first; the
 * greater number is the better one. Players equal in all of them share a place, and the places after it are skipped.
 * Players that share a place stay in the order of the setup.
 */
export function ranking(merits: readonly (readonly number[])[]): Place[] {
  const better = (one: number, other: number) => compareMerits(merits[other] ?? [], merits[one] ?? []);
  const players = merits.map((_, player) => player).sort(better);
  return players.map((player) => {
    const equals = players.filter((other) => better(player, other) === 0);
    return { player, place: players.indexOf(equals[0]!) + 1, shared: equals.length > 1 };
  });
}

/** Returns less than 0 if the first list is the lesser one; a missing number counts as nothing. */
function compareMerits(one: readonly number[], other: readonly number[]): number {
  for (let at = 0; at < Math.max(one.length, other.length); at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
