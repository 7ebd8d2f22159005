import type { RulesetId } from '../rules/verdict.ts';

/**
 * Where the page stands: in the place of the popup's or the panel's own page, in the small window that the bubble opens, or, without it,
 * in a tab.
 */
export type FormsPlace = 'popup' | 'panel' | 'window';

/** What the forms view shows. All of it is in the page's address, so that reloading and going back lose nothing. */
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

/** Path of the forms view inside the package, with its query. */
export function formsAddress({ word, ruleset, choice, filter, worth, place }: FormsQuery): string {
  const query = new URLSearchParams({ word, ruleset });
  if (choice) query.set('choice', choice);
  if (filter) query.set('filter', filter);
  if (worth) query.set('worth', '1');
  if (place) query.set('in', place);
  return `src/forms/index.html?${query}`;
}
