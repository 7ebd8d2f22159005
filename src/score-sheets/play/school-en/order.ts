/** Players in groups, first those who play first; within a group it is not known yet. */
export type Order = readonly (readonly number[])[];

/** Those who have drawn the same letter as another and draw again. */
export function tiedPlayers(order: Order): number[] {
  return order.filter((group) => group.length > 1).flat();
}

/**
 * The order after a draw of those who were tied: the letter nearest the beginning of the alphabet plays first, and all
 * sit and play in the order of their letters (rule 1; the English text names the first player only, the Turkish one all).
 * Of blanks the document says nothing: one comes before A, as is usual.
 */
export function orderAfter(order: Order, letters: Readonly<Record<number, string>>): Order {
  // The sign of a blank sorts before the letters.
  const rank = (player: number) => letters[player] ?? '';
  return order.flatMap((group) => {
    if (group.length === 1) return [group];
    const ranks = [...new Set(group.map(rank))].sort();
    return ranks.map((letter) => group.filter((player) => rank(player) === letter));
  });
}
