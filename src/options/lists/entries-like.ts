/** Files of a zip file that are offered at once: more than anybody reads, and few enough for the page, which 100,000 would stop. */
export const MOST_OFFERED = 100;

/** Of the files of a zip file those whose name has what was typed, as many as are offered; `more` is how many others have it, too. */
export function entriesLike(entries: readonly string[], typed: string): { offered: string[]; more: number } {
  const wanted = typed.trim().toLowerCase();
  const like = wanted === '' ? entries : entries.filter((entry) => entry.toLowerCase().includes(wanted));
  return { offered: like.slice(0, MOST_OFFERED), more: Math.max(0, like.length - MOST_OFFERED) };
}
