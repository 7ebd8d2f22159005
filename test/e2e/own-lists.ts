import { type Session, type TestPage, until } from '../../scripts/browsers/index.ts';
import { askWorker } from '../../scripts/browsers/worker.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';

/** The options page after it has read the user's lists. */
export async function openLists(session: Session): Promise<TestPage> {
  const page = await session.openOwn('src/pages/options/index.html');
  await until(
    () => page.evaluate(() => document.querySelector('.own-lists[aria-busy="false"] .drop-zone') !== null),
    'the lists',
  );
  return page;
}

/** Chooses a file: it is read at once. */
export async function beginReading(page: TestPage, path: string): Promise<void> {
  await page.chooseFiles('.drop-zone input', [path]);
}

/**
 * Runs in the importing page: ends the import, by its button or with the tab, at the moment when the page shows this progress. From
 * outside, or after the choice of the file, it might have ended before.
 */
export async function stopWhenRead({ done, way }: { done: number; way: 'button' | 'tab' }): Promise<void> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
  const { tabs } = browser ?? chrome;
  const own = await tabs.getCurrent();
  const watch = new MutationObserver(() => {
    if ((document.querySelector<HTMLProgressElement>('.importing progress')?.value ?? 0) < done) return;
    watch.disconnect();
    if (way === 'tab') tabs.remove(own!.id!);
    else {
      const button = document.querySelector<HTMLElement>('.importing button')!;
      // As a press does.
      button.focus();
      button.click();
    }
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
}

/** Waits until a file has been read and may be stored. */
export async function untilFound(page: TestPage): Promise<void> {
  const ready = () => document.querySelector('.import-form [type="submit"]:not([disabled])') !== null;
  await until(() => page.evaluate(ready), 'the file is read', 90_000);
}

/** Stores the words of a file under the user's name. */
export async function storeFound(page: TestPage): Promise<void> {
  await page.click({ selector: '.import-form [type="submit"]' });
  await until(() => page.evaluate(() => document.querySelector('.report') !== null), 'it is stored', 90_000);
}

interface Named {
  name?: string;
  edition?: string;
  ruleset?: RulesetId;
}

/** Imports a file, as the list “OSPS 48” by default, and activates it. */
export async function importFile(
  page: TestPage,
  path: string,
  { name = 'OSPS', edition = '48', ruleset = 'pfs-2018' }: Named = {},
): Promise<void> {
  await beginReading(page, path);
  await untilFound(page);
  await fill(page, '[name="list-name"]', name);
  await fill(page, '[name="list-edition"]', edition);
  await tick(page, ruleset);
  await untilFound(page);
  await storeFound(page);
}

/** Ticks or unticks the rules in the import form; a list of many words is ticked already. */
export async function tick(page: TestPage, ruleset: RulesetId, on = true): Promise<void> {
  await page.evaluate(
    ({ id, checked }) => {
      const box = document.querySelector<HTMLInputElement>(`[name="use-for"][value="${id}"]`);
      if (box && box.checked !== checked) box.click();
    },
    { id: ruleset, checked: on },
  );
}

/** Types into a field, replacing its text. */
export function fill(page: TestPage, selector: string, value: string): Promise<void> {
  return page.evaluate(
    ([field = '', typed = '']) => {
      const input = document.querySelector<HTMLInputElement>(field)!;
      input.value = typed;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    [selector, value],
  );
}

/** Chooses an entry of a menu. */
export function pick(page: TestPage, selector: string, value: string): Promise<void> {
  return page.evaluate(
    ([menu = '', chosen = '']) => {
      const select = document.querySelector<HTMLSelectElement>(menu)!;
      select.value = chosen;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    },
    [selector, value],
  );
}

/** Activates for the rules the list that was imported first or, without one, the open one. */
export async function restOn(page: TestPage, list: 'bundled' | 'own', ruleset: RulesetId = 'pfs-2018'): Promise<void> {
  const menu = `[name="list-${ruleset}"]`;
  const own = await until(
    () =>
      page.evaluate(
        (selector) => [...document.querySelectorAll<HTMLOptionElement>(`${selector} option`)].at(-1)?.value,
        menu,
      ),
    menu,
  );
  await pick(page, menu, list === 'own' ? own : list);
}

/** Waits until a file has been read up to `done`, 0 to 1, or completely. */
export async function readUpTo(page: TestPage, done: number): Promise<void> {
  const value = () =>
    document.querySelector('.import-form [type="submit"]:not([disabled])')
      ? 1
      : (document.querySelector<HTMLProgressElement>('.importing progress')?.value ?? 0);
  await until(async () => (await page.evaluate(value)) >= done, `${done} of the file`, 90_000);
}

/** The whole message about a file that became no list, once there is one. */
export function complaint(page: TestPage): Promise<string> {
  const said = () =>
    [...document.querySelectorAll('.import-form [role="alert"]')].map(({ textContent }) => textContent ?? '').join(' ');
  return until(async () => (await page.evaluate(said)).trim() || null, 'a complaint');
}

/** Names of the lists that the page shows. */
export function listed(page: TestPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.list > strong')].map(({ textContent }) => textContent ?? ''),
  );
}

/** Repeats the query until the lexicon is loaded. */
export async function answerOn(page: TestPage, word: string, ruleset: RulesetId = 'pfs-2018') {
  return until(async () => {
    const answer = await askWorker<'judge'>(page, { name: 'judge', word, ruleset });
    return answer.state !== 'loading' && answer;
  }, word);
}

/** Ids of the lists in the database, and of the list of each stored piece: a piece without a list is a remainder. */
export function storedLists(page: TestPage): Promise<{ lists: string[]; pieces: string[] }> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('verdikt-lists'));
    try {
      const transaction = database.transaction(['records', 'shards']);
      const lists = (await done(transaction.objectStore('records').getAllKeys())) as string[];
      const keys = (await done(transaction.objectStore('shards').getAllKeys())) as [string, number][];
      return { lists, pieces: [...new Set(keys.map(([id]) => id))].sort() };
    } finally {
      database.close();
    }
  });
}

/** Runs in a page: all values of `storage.local`. */
export function storedSettings(page: TestPage): Promise<Record<string, unknown>> {
  return page.evaluate(() => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (browser ?? chrome).storage.local.get(['settings', 'activeLists', 'exceptions', 'history']) as Promise<
      Record<string, unknown>
    >;
  });
}

/** 1.7 million six-letter words that no list has. */
export function manyWords(): string[] {
  const syllables = [...'bcdfghjklłmnprstwzśćż']
    .flatMap((one) => [...'aąeęioóuy'].map((two) => one + two))
    .slice(0, 120);
  return syllables.flatMap((one) => syllables.flatMap((two) => syllables.map((three) => one + two + three)));
}
