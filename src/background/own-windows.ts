import type { CitedRule } from '../core/explain/explanation.ts';
import { browser } from '../platform/browser.ts';
import type { Sender } from '../platform/messages/receive.ts';
import type { Answer, Request } from '../platform/messages/table.ts';
import { formsAddress, storeQuery } from '../platform/storage/forms-queries.ts';
import { storeTableText } from '../platform/storage/session-texts.ts';
import { rulesWithTables } from './answer-with-lexicon.ts';

/** A small window for one of the extension's pages. There is at most one of each kind. */
export interface OwnWindow {
  /** Key of its id in `storage.session`, since the worker may stop between two requests. */
  key: string;
  /** Like `key`, for a private window. Requests from it open a window there, in browsers that have own pages in private windows. */
  privateKey: string;
  /** Size in pixels, including the frame. */
  width: number;
  height: number;
}

/**
 * Brings the window to the front, or opens it. Needs no permission.
 * @param path of the page in the package, with its query; an open window with another page is navigated there
 * @param requester the window of the request
 * @returns the window's id; undefined if there are only tabs, as on Android, and the page opened in one
 */
export async function showOwnWindow(
  { key: ordinaryKey, privateKey, ...size }: OwnWindow,
  path: string,
  requester: Sender['tab'],
): Promise<number | undefined> {
  const url = browser.runtime.getURL(path);
  const incognito = isPrivateInFirefox(requester);
  const key = incognito ? privateKey : ordinaryKey;
  const open = await showInOpenWindow(key, url);
  if (open !== undefined) return open;
  const id = await openWindow(url, { ...size, incognito });
  // If the id cannot be stored, the next request opens another window.
  await browser.storage.session.set({ [key]: id }).catch(() => {});
  return id;
}

async function openWindow(url: string, looks: object): Promise<number | undefined> {
  if (browser.windows) return (await browser.windows.create({ url, type: 'popup', ...looks }))?.id;
  await browser.tabs.create({ url });
  return undefined;
}

/** Returns undefined if the window is gone. */
async function showInOpenWindow(key: string, url: string): Promise<number | undefined> {
  try {
    const { [key]: id } = await browser.storage.session.get(key);
    if (typeof id !== 'number') return undefined;
    const { tabs } = await browser.windows.get(id, { populate: true });
    const tab = tabs?.[0];
    if (tab?.id === undefined) return undefined;
    // The query of the address belongs to the page; the panel has none and stays as it is.
    if (tab.url !== url) await browser.tabs.update(tab.id, { url });
    await browser.windows.update(id, { focused: true });
    return id;
  } catch {
    return undefined;
  }
}

/** Returns the window of a request. A popup is in no tab; it belongs to the user's window. */
export async function userWindow(tab: Sender['tab']): Promise<Sender['tab']> {
  if (tab) return tab;
  const { id, incognito } = (await browser.windows?.getLastFocused()) ?? {};
  return id === undefined ? undefined : { windowId: id, incognito: incognito === true };
}

/** Returns true for a private window of a browser that shows own pages in private windows. */
function isPrivateInFirefox(tab: Sender['tab']): boolean {
  return tab?.incognito === true && !('sidePanel' in browser);
}

/** As wide as two tables beside each other. */
const FORMS_WINDOW: OwnWindow = { key: 'formsWindow', privateKey: 'privateFormsWindow', width: 800, height: 760 };

/** Shows the forms of a word in a window of their own, which is reused. */
export async function openForms(
  { word, ruleset }: Request<'open-forms'>,
  { tab }: Sender,
): Promise<Answer<'open-forms'>> {
  const id = await storeQuery({ word, ruleset });
  await showOwnWindow(FORMS_WINDOW, formsAddress('window', id), tab);
  return {};
}

/** Wide enough for a word, its verdict and a sentence in one line. */
const TABLE_WINDOW: OwnWindow = { key: 'tableWindow', privateKey: 'privateTableWindow', width: 800, height: 760 };

/** Opens the table of words of a text, or an empty one to paste a text. The window is reused. */
export async function openTable(
  { text, ruleset }: Request<'open-table'>,
  { tab }: Sender,
): Promise<Answer<'open-table'>> {
  const id = await storeTableText({ text, ...(ruleset && { ruleset }) });
  await showOwnWindow(TABLE_WINDOW, `src/pages/word-table/index.html?text=${id}`, await userWindow(tab));
  return {};
}

const RULES_WINDOW: OwnWindow = { key: 'rulesWindow', privateKey: 'privateRulesWindow', width: 640, height: 760 };

/** Shows a rule among all of its ruleset in a window of their own, which is reused. */
export async function openRules({ rule }: Request<'open-rules'>, { tab }: Sender): Promise<Answer<'open-rules'>> {
  await showOwnWindow(RULES_WINDOW, rulesAddress(rule as CitedRule), tab);
  return {};
}

/** Returns the path of a rule on the page of all rules, in the package. */
function rulesAddress(rule: CitedRule): string {
  return `src/pages/rules/index.html?rule=${encodeURIComponent(rule)}`;
}

/** Returns the rules of a ruleset by name; needs no lexicon. */
export async function catalogueOf({ ruleset }: Request<'catalogue'>): Promise<Answer<'catalogue'>> {
  const { catalogue } = await rulesWithTables(ruleset);
  return { catalogue };
}
