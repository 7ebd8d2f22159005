/** Maximum length of a list's name, and of its edition, in UTF-16 units. Both appear in every verdict that the list decides. */
export const LONGEST_NAME = 40;

/** The name of a user's word list as verdicts cite it: `OSPS 48`. */
export function listName({ name, edition }: { name: string; edition: string }): string {
  return `${name} ${edition}`.trim();
}
