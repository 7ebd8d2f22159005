/** Maximum number of offered files of a zip file: more than anybody reads, and few enough for the page, which 100,000 would block. */
export const MOST_OFFERED = 100;

/** Returns the files of a zip file whose name contains the typed text, up to `MOST_OFFERED`; `more` is the number of further ones. */
export function entriesLike(entries: readonly string[], typed: string): { offered: string[]; more: number } {
  const wanted = typed.trim().toLowerCase();
  const like = wanted === '' ? entries : entries.filter((entry) => entry.toLowerCase().includes(wanted));
  return { offered: like.slice(0, MOST_OFFERED), more: Math.max(0, like.length - MOST_OFFERED) };
}
