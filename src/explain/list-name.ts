/** UTF-16 units of a name, and of an edition: both stand in every verdict that rests on the list. */
export const LONGEST_NAME = 40;

/** A list of the user's as verdicts cite it: `OSPS 48`. */
export function listName({ name, edition }: { name: string; edition: string }): string {
  return `${name} ${edition}`.trim();
}
