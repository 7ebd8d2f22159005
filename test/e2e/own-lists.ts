import { type Session, type TestPage, until } from '../../scripts/browsers/index.ts';
import { askWorker } from '../../scripts/browsers/worker.ts';
import type { RulesetId } from '../../src/rules/verdict.ts';

/** The options page, with what it shows of the user's lists. */
export async function openLists(session: Session): Promise<TestPage> {
  const page = await session.openOwn('src/options/index.html');
  await until(() => page.evaluate(() => document.querySelector('.drop-zone') !== null), 'the lists');
  return page;
}

/** Chooses a file and begins to import it as soon as its first lines are shown. */
export async function beginImport(page: TestPage, path: string): Promise<void> {
  await chooseList(page, path);
  await page.click({ selector: '.import-form [type="submit"]' });
}

/** Chooses a file and waits for its first lines. */
export async function chooseList(page: TestPage, path: string): Promise<void> {
  await page.chooseFiles('.drop-zone input', [path]);
  const ready = () => document.querySelector('.import-form [type="submit"]:not([disabled])') !== null;
  await until(() => page.evaluate(ready), 'the file is looked at');
}

/** Imports a file and lets verdicts rest on it. */
export async function importFile(page: TestPage, path: string): Promise<void> {
  await beginImport(page, path);
  await until(() => page.evaluate(() => document.querySelector('.report') !== null), 'the import', 90_000);
  await useImported(page);
}

/** Presses the button of the report that lets verdicts rest on the list. */
export async function useImported(page: TestPage): Promise<void> {
  await page.click({ selector: '.report .use button' });
  await until(() => page.evaluate(() => document.querySelector('.report .use button') === null), 'verdicts rest on it');
}

/** Waits until an import has come as far as `done`, 0 to 1, or has ended. */
export async function importedUpTo(page: TestPage, done: number): Promise<void> {
  const value = () =>
    document.querySelector('.report')
      ? 1
      : (document.querySelector<HTMLProgressElement>('.importing progress')?.value ?? 0);
  await until(async () => (await page.evaluate(value)) >= done, `${done} of the import`, 90_000);
}

/** All that is said of a file that became no list, as soon as something is. */
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

/** Asks until the lexicon has arrived. */
export async function answerOn(page: TestPage, word: string, ruleset: RulesetId = 'pfs-2018') {
  return until(async () => {
    const answer = await askWorker<'judge'>(page, { name: 'judge', word, ruleset });
    return answer.state !== 'loading' && answer;
  }, word);
}

/** Ids of the lists in the database, and of the list of each stored piece: a piece without a list is left over. */
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

/** Runs in a page: all that is kept in `storage.local`. */
export function storedSettings(page: TestPage): Promise<Record<string, unknown>> {
  return page.evaluate(() => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (browser ?? chrome).storage.local.get(['settings', 'activeLists', 'exceptions', 'history']) as Promise<
      Record<string, unknown>
    >;
  });
}

/** 1.7 million words of six letters that no list has. */
export function manyWords(): string[] {
  const syllables = [...'bcdfghjklłmnprstwzśćż']
    .flatMap((one) => [...'aąeęioóuy'].map((two) => one + two))
    .slice(0, 120);
  return syllables.flatMap((one) => syllables.flatMap((two) => syllables.map((three) => one + two + three)));
}
