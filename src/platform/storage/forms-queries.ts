/**
 * The queries of forms pages, by the ids in their addresses. They are kept in `storage.session`, because browsers write addresses and
 * titles to the disk. Reloading and going back work while the browser runs, and the disk holds no word.
 */

import type { RulesetId } from '../../core/rules/verdict.ts';
import { browser } from '../browser.ts';
import { exclusively } from './stored-values.ts';

/**
 * The place of the page: instead of the popup's or the panel's page, or in the small window that the bubble opens. Absent for a tab.
 */
export type FormsPlace = 'popup' | 'panel' | 'window';

/** A query of the forms view. The page's address names it by an id. */
export interface FormsQuery {
  /** The word as typed, or a form that the user has followed. */
  word: string;
  ruleset: RulesetId;
  /** Id of one of several paradigms; if absent, the likeliest. */
  choice?: string | undefined;
  /** Shows only forms with these letters. */
  filter?: string | undefined;
  /** True when points and length are shown beside each form. */
  withPoints?: boolean | undefined;
  place?: FormsPlace | undefined;
}

/** Maximum number of queries that are kept, the latest. */
export const MOST_QUERIES = 200;

/** Key of the ids, in the order in which they were added. */
const IDS = 'formsIds';
const keyOf = (id: string) => `forms-${id}`;

/**
 * Stores a query under an id; the oldest one may be dropped.
 * @param id if it is known already
 * @throws Error of the browser if it cannot be stored
 */
export async function storeQuery(query: FormsQuery, id: string = crypto.randomUUID()): Promise<string> {
  // Immediately: the page may already be loading the address.
  await changeQuery(id, query);
  await exclusively('verdikt-forms', async () => {
    const { [IDS]: before = [] } = await browser.storage.session.get(IDS);
    const ids = [...(before as string[]), id];
    const old = ids.splice(0, ids.length - MOST_QUERIES);
    await browser.storage.session.set({ [IDS]: ids });
    if (old.length > 0) await browser.storage.session.remove(old.map(keyOf));
  });
  return id;
}

/** Replaces a stored query. @throws Error of the browser if it cannot be stored */
export async function changeQuery(id: string, query: FormsQuery): Promise<void> {
  await browser.storage.session.set({ [keyOf(id)]: query });
}

/** Returns the query of the id; undefined if it has been dropped. */
export async function readQuery(id: string): Promise<unknown> {
  try {
    return (await browser.storage.session.get(keyOf(id)))[keyOf(id)];
  } catch {
    return undefined;
  }
}

/** Returns the path of the forms view in the package. @param id of a stored query; without it the page is empty */
export function formsAddress(place: FormsPlace | undefined, id?: string): string {
  const query = new URLSearchParams();
  if (id) query.set('id', id);
  if (place) query.set('in', place);
  return `src/pages/forms/index.html?${query}`;
}
