/**
 * What pages of forms show, by the ids in their addresses. In the memory of the browser and never on the disk, where the addresses and
 * titles of pages go: so reloading and going back lose nothing as long as the browser runs, and nobody reads there what was asked.
 */
import { browser } from '../browser.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { alone } from './alone.ts';

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

/** Queries that are kept, the latest: what one goes back to in a session. */
export const MOST_QUERIES = 200;

/** Ids in the order in which they were first kept. */
const IDS = 'formsIds';
const keyOf = (id: string) => `forms-${id}`;

/**
 * Keeps a query under a new id; the oldest one may give way.
 * @param id where it has been given away already.
 * @throws Error of the browser when it cannot be kept.
 */
export async function keepQuery(query: FormsQuery, id: string = crypto.randomUUID()): Promise<string> {
  // At once: the page may be on its way to the address.
  await changeQuery(id, query);
  await alone('verdikt-forms', async () => {
    const { [IDS]: before = [] } = await browser.storage.session.get(IDS);
    const ids = [...(before as string[]), id];
    const old = ids.splice(0, ids.length - MOST_QUERIES);
    await browser.storage.session.set({ [IDS]: ids });
    if (old.length > 0) await browser.storage.session.remove(old.map(keyOf));
  });
  return id;
}

/** Puts another query in the place of one that is kept. @throws Error of the browser when it cannot be kept. */
export async function changeQuery(id: string, query: FormsQuery): Promise<void> {
  await browser.storage.session.set({ [keyOf(id)]: query });
}

/** What is kept under the id; undefined when it is no longer there. */
export async function keptQuery(id: string): Promise<unknown> {
  try {
    return (await browser.storage.session.get(keyOf(id)))[keyOf(id)];
  } catch {
    return undefined;
  }
}
