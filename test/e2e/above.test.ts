import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import messages from '../../public/_locales/en/messages.json' with { type: 'json' };
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { askWorker } from '../../scripts/browsers/worker.ts';
import type { Verdict } from '../../src/core/rules/verdict.ts';
import { WordsReader } from '../../src/core/word-lists/read-words.ts';
import type { StoredException } from '../../src/platform/storage/exceptions.ts';
import type { StoredWordList } from '../../src/platform/storage/word-lists.ts';
import { shownVerdicts } from './bubble-content.ts';

const POPUP = 'src/pages/popup/index.html';

inEachBrowser('overrides of the user', (stage) => {
  it('own exceptions apply at once, and after a stop of the worker', async () => {
    const page = await stage.browser.openOwn(POPUP);
    await expect.poll(() => verdictOn(page, 'chceszli')).toMatchObject({ verdict: 'disallowed' });
    const exceptions: StoredException[] = [
      { word: 'CHCESZLI', ruleset: 'pfs-2018', effect: 'admits', note: 'ruling of the club' },
      { word: 'okno', ruleset: 'pfs-2018', effect: 'bars', note: '' },
    ];
    await page.evaluate(store, { exceptions });
    await until(async () => (await verdictOn(page, 'chceszli')).verdict === 'allowed', 'the exception');
    await expect
      .poll(() => verdictOn(page, 'okno'))
      .toMatchObject({ verdict: 'disallowed', basis: { kind: 'own-exception' } });
    await stage.browser.stopWorker();
    await expect
      .poll(() => verdictOn(page, 'chceszli'))
      .toMatchObject({ verdict: 'allowed', basis: { kind: 'own-exception' } });
    await expect.poll(() => shown(stage.browser, 'chceszli')).toMatch(/own exception allows it: “ruling of the club”/);
    await expect
      .poll(() => shown(stage.browser, 'chceszli'))
      .toContain('By the rules alone it would be barred. chcesz with');

    await page.evaluate(store, { exceptions: [] });
    await until(async () => (await verdictOn(page, 'chceszli')).verdict === 'disallowed', 'without it');
    await page.close();
  });

  it('the active list decides, with the lexicon read at the same time', async () => {
    const page = await stage.browser.openOwn(POPUP);
    await page.evaluate(storeList, listOf('as okno chceszli konstantynopole'));
    await page.evaluate(store, { activeLists: { 'pfs-2018': 'club' } });
    await until(async () => (await verdictOn(page, 'okna')).verdict === 'disallowed', 'the list');
    await stage.browser.stopWorker();
    await expect
      .poll(() => verdictOn(page, 'okno'))
      .toMatchObject({
        verdict: 'allowed',
        basis: { kind: 'official-list', list: { name: 'Club list', edition: '52' } },
      });
    await expect.poll(() => shown(stage.browser, 'okno')).toContain('your list: Club list 52');
    await expect
      .poll(() => shown(stage.browser, 'okna'))
      .toMatch(/Not on your list Club list\..*It is on the open list sjp\.pl, March 2026/);
    await expect
      .poll(() => shown(stage.browser, 'chceszli'))
      .toMatch(/On your list Club list\..*would be barred. chcesz with/);
    // The list is for one ruleset; the others of the language use the open one.
    const compared = await askWorker<'compare'>(page, { name: 'compare', word: 'okna', ruleset: 'pfs-2018' });
    expect(compared.state === 'ready' && compared.judged.map(({ verdict }) => verdict.verdict)).toEqual([
      'disallowed',
      'allowed',
      'allowed',
    ]);
    const forms = await askWorker<'forms'>(page, { name: 'forms', word: 'okno', ruleset: 'pfs-2018' });
    const list = forms.state === 'ready' && forms.forms.paradigm?.list;
    expect(list).toEqual({ name: 'Club list', edition: '52' });
    const hooks = await askWorker<'hooks'>(page, { name: 'hooks', word: 'okn', ruleset: 'pfs-2018' });
    expect(hooks).toEqual({ state: 'ready', hooks: { before: [], after: ['o'] } });

    // Another name applies from the next question on.
    await page.evaluate(storeList, { ...listOf('as okno chceszli konstantynopole'), name: 'OSPS' });
    await page.evaluate(store, { listsChanged: 'again' });
    await until(async () => (await verdictOn(page, 'okno')).basis.list?.name === 'OSPS', 'the new name');
    await page.close();
  });

  it('its notes and names are shown on own pages only, not in the bubble', async () => {
    const own = await stage.browser.openOwn(POPUP);
    const exceptions: StoredException[] = [
      { word: 'chceszli', ruleset: 'pfs-2018', effect: 'admits', note: 'ruling of the club' },
    ];
    await own.evaluate(storeList, listOf('as okno konstantynopole'));
    await own.evaluate(store, { exceptions, activeLists: { 'pfs-2018': 'club' }, listsChanged: 'anew' });
    await until(async () => (await verdictOn(own, 'chceszli')).verdict === 'allowed', 'the exception');
    await expect.poll(() => shown(stage.browser, 'chceszli')).toContain('ruling of the club');
    await expect.poll(() => shown(stage.browser, 'okno')).toContain('Club list 52');

    const page = await stage.browser.open(stage.pages.add({ body: '<p>chceszli</p><p>okno</p><p>okna</p>' }));
    for (const [word, shownText] of [
      ['chceszli', 'Your own exception allows it.'],
      ['okno', 'your list'],
      ['okna', 'Not on your list.'],
    ] as const) {
      await page.click({ text: word }, 2);
      const bubble = await page.bubbleWith((text) => text.includes(shownText));
      expect(await bubble.evaluate((root) => root.body.textContent)).not.toMatch(/Club|\b52\b|ruling/);
      await page.press('Escape');
    }
    await page.close();
    await own.evaluate(store, { exceptions: [], activeLists: {}, listsChanged: 'none' });
    await own.close();
  });

  it('a damaged or missing list is reported, and everything else works', async () => {
    const page = await stage.browser.openOwn(POPUP);
    const { bytes, ...whole } = listOf('as okno konstantynopole');
    await page.evaluate(storeList, { ...whole, bytes: bytes.map((byte, place) => (place === 30 ? byte ^ 1 : byte)) });
    await page.evaluate(store, { activeLists: { 'pfs-2018': 'club' }, listsChanged: 'damaged' });
    const answer = () => askWorker<'judge'>(page, { name: 'judge', word: 'okno', ruleset: 'pfs-2018' });
    await until(async () => (await answer()).state === 'failed', 'the damage is seen');
    await expect.poll(() => answer()).toEqual({ state: 'failed', code: 'list' });
    await stage.browser.stopWorker();
    await expect.poll(() => answer()).toEqual({ state: 'failed', code: 'list' });
    await expect.poll(() => verdictOn(page, 'Haus', 'sd-2026')).toMatchObject({ verdict: 'allowed' });

    const popup = await stage.browser.openOwn(`${POPUP}?word=okno`);
    const alert = () => popup.evaluate(() => document.querySelector('[role="alert"]')?.textContent || null);
    expect(await until(alert, 'what is wrong')).toMatch(/Import it again, or switch back.*Open your word lists/);
    await popup.close();

    const stranger = await stage.browser.open(stage.pages.add({ body: '<p>okno</p>' }));
    await stranger.click({ text: 'okno' }, 2);
    const bubble = await stranger.bubbleWith((text) => text.includes(messages.failed_list.message));
    expect(await bubble.evaluate((root) => root.body.textContent)).not.toContain('Club');

    await page.evaluate(store, { activeLists: { 'pfs-2018': 'never-there' } });
    await stage.browser.stopWorker();
    await expect.poll(() => answer()).toEqual({ state: 'failed', code: 'list' });
    await page.evaluate(store, { activeLists: {} });
    await until(async () => (await answer()).state === 'ready', 'the open list');
    // The word in the bubble is judged again there.
    await stranger.pressInBubble({ label: messages.try_again.message });
    await expect.poll(() => shownVerdicts(stranger, 'okno')).toEqual([{ word: 'okno', verdict: 'allowed' }]);
    await stranger.close();
    await expect
      .poll(() => verdictOn(page, 'okno'))
      .toMatchObject({ verdict: 'allowed', basis: { kind: 'open-list' } });
    await page.close();
  });
});

/** The verdict, once there is one. */
function verdictOn(page: TestPage, word: string, ruleset: 'pfs-2018' | 'sd-2026' = 'pfs-2018'): Promise<Verdict> {
  return until(async () => {
    const answer = await askWorker<'judge'>(page, { name: 'judge', word, ruleset });
    return answer.state === 'ready' && answer.verdict;
  }, word);
}

/** Everything that the popup shows of the verdict on a word. */
async function shown(browser: { openOwn(path: string): Promise<TestPage> }, word: string): Promise<string> {
  const page = await browser.openOwn(`${POPUP}?word=${word}`);
  const text = () => page.evaluate(() => document.querySelector('.verdict .card')?.textContent?.replace(/\s+/g, ' '));
  const found = await until(text, word);
  await page.close();
  return found;
}

interface StoredList {
  name: string;
  sha256: string;
  words: number;
  bytes: number[];
}

/** A list in the form that an import packs. */
function listOf(words: string): StoredList {
  const reader = new WordsReader({ language: 'pl', board: true }, 'auto');
  reader.read(new TextEncoder().encode(words.replaceAll(' ', '\n')));
  const { bytes, words: size } = reader.finish();
  const sha256 = createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
  return { name: 'Club list', sha256, words: size, bytes: [...new Uint8Array(bytes)] };
}

/** Runs in an own page. */
async function store(values: Record<string, unknown>): Promise<void> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
  await (browser ?? chrome).storage.local.set({ ...values });
}

/** Runs in an own page: stores a list in the database as an import does. */
async function storeList({ name, sha256, words, bytes }: StoredList): Promise<void> {
  const opening = indexedDB.open('verdikt-lists', 1);
  opening.onupgradeneeded = () => {
    for (const store of ['shards', 'records']) opening.result.createObjectStore(store);
  };
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve;
    opening.onerror = () => reject(opening.error);
  });
  const database = opening.result;
  const transaction = database.transaction(['shards', 'records'], 'readwrite');
  transaction.objectStore('shards').put(new Uint8Array(bytes).buffer, ['club', 0]);
  const record = { id: 'club', ruleset: 'pfs-2018', language: 'pl', name, edition: '52', words, sha256 };
  const stored = { record: { ...record, bytes: bytes.length }, shards: 1, deleted: null };
  transaction.objectStore('records').put(stored as unknown as StoredWordList, 'club');
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}
