import packed from '../../dictionaries/packed/index.json' with { type: 'json' };
import { type TestPage, until } from './session.ts';
import { storedLexicons } from './stored-lexicons.ts';

/**
 * Resets the extension to the state after an installation with stored lexicons: nothing is set, typed, imported or played. The lexicons
 * stay, because storing them takes longest, and no test of a shared browser harms them.
 * @param page a page of the extension, the only one in a tab; the worker has been stopped
 */
export async function forgetUser(page: TestPage): Promise<void> {
  await page.evaluate(async () => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    const { extension, storage } = browser ?? chrome;
    // A side panel or sidebar is no tab and would take the words that the next test sends to the panel.
    for (const view of extension.getViews()) if (view.location.pathname === '/src/pages/panel/index.html') view.close();
    // Settings, exceptions, history, games, and the ruleset that was used last.
    await storage.local.clear();
    // Synchronised values.
    await storage.sync.clear();
    // What was typed in popup and panel, queries of the forms view, ids of the windows that words share.
    await storage.session.clear();
    // The user's word lists. Pages that still have them open close the connection.
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined || name === 'verdikt') continue;
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = () => reject(request.error);
      });
    }
  });
}

/**
 * Waits until the worker has stored every lexicon, which starts with the installation and, if stopped, does not start again by itself.
 * @param page a page of the extension
 */
export async function lexiconsStored(page: TestPage): Promise<void> {
  const names = Object.keys(packed.lexicons);
  const areStored = async () => {
    const marks = (await storedLexicons(page))?.marks ?? {};
    return names.every((name) => marks[name] !== undefined);
  };
  await until(areStored, 'every lexicon is stored', 60_000);
}
