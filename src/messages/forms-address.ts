import type { RulesetId } from '../rules/verdict.ts';

/**
 * Where the page stands: in the place of the popup's or the panel's own page, in the small window that the bubble opens, or, without it,
 * in a tab.
 */
export type FormsPlace = 'popup' | 'panel' | 'window';

/** What the forms view shows. The page's address names it by an id alone: the browser writes addresses to the disk. */
export interface FormsQuery {
  /** As typed, or a form that the user has followed. */
  word: string;
  ruleset: RulesetId;
  /** Id of one of several paradigms; the likeliest without it. */
  choice?: string | undefined;
  /** Only forms with these letters are shown. */
  filter?: string | undefined;
  /** Are points and length beside each form? */
  worth?: boolean | undefined;
  place?: FormsPlace | undefined;
}

/** Path of the forms view inside the package. @param id of a query that is kept; nothing is asked without it. */
export function formsAddress(place: FormsPlace | undefined, id?: string): string {
  const query = new URLSearchParams();
  if (id) query.set('id', id);
  if (place) query.set('in', place);
  return `src/forms/index.html?${query}`;
}
