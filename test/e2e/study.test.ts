import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inEachBrowser, itIn, type TestPage, until } from '../../scripts/browsers/index.ts';
import { askWorker } from '../../scripts/browsers/worker.ts';
import type { Request } from '../../src/platform/messages/table.ts';
import { findsNothing } from './axe-findings.ts';
import { importFile, openLists } from './own-lists.ts';
import { saved } from './saved-file.ts';
import { changeSettings, resetSettings } from './settings.ts';

/** For what the page does by itself: one engine is enough. */
const itOnce = itIn('firefox');

const STUDY = 'src/pages/study/index.html';

/** A search that begins. */
const NEW = { search: 'a-search', from: 0 };

/** The last entry of the menu “Copy”. */
const SAVE = '.menu-actions > :last-child';

inEachBrowser('the study page', (stage) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verdikt-study-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const store = (page: TestPage, values: Record<string, unknown>) =>
    page.evaluate((stored) => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      return (browser ?? chrome).storage.local.set(stored);
    }, values);
  /** The page with study switched on and the form ready. */
  const opened = async () => {
    const page = await stage.browser.openOwn(STUDY);
    await store(page, { aids: { study: true } });
    await until(() => page.evaluate(() => document.activeElement?.id === 'letters'), 'the form');
    await page.evaluate(() => {
      const rules = document.querySelector<HTMLSelectElement>('.ruleset')!;
      rules.value = 'pfs-2018';
      rules.dispatchEvent(new Event('change', { bubbles: true }));
    });
    return page;
  };
  const search = async (page: TestPage, letters: string, kind = 'pattern') => {
    await page.click({ selector: `[type=radio][value=${kind}]` });
    await page.evaluate(() => document.querySelector<HTMLInputElement>('#letters')!.select());
    await page.click({ selector: '#letters' });
    await page.press('Control+a');
    await page.type(letters);
    await page.press('Enter');
  };
  const status = (page: TestPage) =>
    until(() => page.evaluate(() => document.querySelector('.found [role=status]')?.textContent || null), 'a count');
  const rows = (page: TestPage) =>
    page.evaluate(() =>
      [...document.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map(({ textContent }) => textContent).join('|'),
      ),
    );
  it('is off until it is switched on in the options, also for messages', async () => {
    const page = await stage.browser.openOwn(STUDY);
    await store(page, { aids: {} });
    await until(
      () => page.evaluate(() => document.querySelector('main [type=checkbox]:not(:checked)') !== null),
      'the switch',
    );
    expect(await page.evaluate(() => document.querySelector('#letters'))).toBeNull();
    const request = { name: 'study', text: 'k?t', kind: 'pattern', ruleset: 'pfs-2018', ...NEW } as const;
    await expect.poll(() => askWorker<'study'>(page, request)).toEqual({ state: 'refused', code: 'off' });

    const options = await stage.browser.openOwn('src/pages/options/index.html');
    const link = () => document.querySelector('#aids a[href="/src/pages/study/index.html"]') !== null;
    await until(() => options.evaluate(() => document.querySelectorAll('#aids [type=checkbox]').length === 3), 'it');
    expect(await options.evaluate(link)).toBe(false);
    await options.evaluate(() => document.querySelectorAll<HTMLElement>('#aids [type=checkbox]')[2]!.click());
    await until(() => options.evaluate(link), 'the link to its page');
    await until(() => page.evaluate(() => document.querySelector('#letters') !== null), 'the form');
    await expect.poll(() => askWorker<'study'>(page, request)).toMatchObject({ state: 'ready', whole: true });
    for (const one of [page, options]) await one.close();
  });

  it('counts first, and shows the words with their hooks on request', async () => {
    const page = await opened();
    await search(page, 'k?t');
    await expect.poll(() => status(page)).toBe('5 words');
    expect(await rows(page)).toEqual([]);
    await page.click({ selector: '.show' });
    await until(async () => (await rows(page)).length === 5, 'the words');
    await expect.poll(() => rows(page)).toContain('S|KOT|A Ą Ę O U W Y|5');
    await expect.poll(() => page.evaluate(() => document.querySelector('.print') !== null)).toBe(true);
    await findsNothing(page);

    await search(page, 'tok?', 'rack');
    await until(async () => (await rows(page)).length === 0, 'the next question');
    await expect.poll(() => status(page)).toMatch(/^\d+ words$/);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.lengths')?.textContent))
      .toContain('4 letters: ');

    await search(page, 'kot*', 'anagram');
    await until(() => page.evaluate(() => document.querySelector('form [role=alert]') !== null), 'what is wrong');
    expect(await page.evaluate(() => document.querySelector('.found'))).toBeNull();
    await page.close();
  });

  itOnce('continues until the user stops it, and from there, while other requests are answered', async () => {
    const page = await opened();
    await search(page, '*');
    const soFar = async () => {
      const text = await page.evaluate(() => document.querySelector('.found')?.textContent ?? '');
      return Number(/([\d,]+) words? so far/.exec(text)?.[1]?.replaceAll(',', '') ?? 0);
    };
    await until(async () => (await soFar()) > 1000, 'some words');
    const judged = await askWorker<'judge'>(page, { name: 'judge', word: 'okno', ruleset: 'pfs-2018' });
    expect(judged).toMatchObject({ state: 'ready' });
    await page.click({ selector: '.show' });
    await until(async () => (await rows(page)).length === 500, 'the first words');
    await findsNothing(page);
    await page.click({ selector: '.stop' });
    await expect.poll(() => status(page)).toMatch(/^[\d,]+ words so far; the search was stopped\.$/);
    // The pending answer arrives, and no other.
    const stopped = await until(async () => {
      const before = await soFar();
      await new Promise((resolve) => setTimeout(resolve, 500));
      return (await soFar()) === before && before;
    }, 'no more words');
    await page.click({ selector: '.more' });
    await expect.poll(async () => (await rows(page)).length).toBe(1000);
    await page.click({ selector: '.continue' });
    await until(async () => (await soFar()) > stopped, 'more words');
    await page.click({ selector: '.stop' });
    await page.close();
  });

  itOnce('starts again if the worker has lost the search', async () => {
    const page = await opened();
    const chunk = (search: string, from: number) =>
      askWorker<'study'>(page, { name: 'study', text: '*a', kind: 'pattern', ruleset: 'pfs-2018', search, from });
    const first = await chunk('one', 0);
    if (first.state !== 'ready') throw new Error(first.state);
    const next = await chunk('one', first.words.length);
    expect(next).toMatchObject({ from: first.words.length });
    const anew = await chunk('another', 1000);
    expect(anew).toMatchObject({ from: 0 });
    await page.close();
  });

  itOnce('finds all words with an ending', async () => {
    const page = await opened();
    await search(page, '*owałaby');
    await expect.poll(() => status(page)).toMatch(/^[5-9],\d{3} words$/);
    await page.close();
  });

  it('copies the words, and saves them as a file with a descriptive name', async () => {
    const page = await opened();
    await search(page, 'k?t');
    await expect.poll(() => status(page)).toBe('5 words');
    const plain = await saved(page, SAVE);
    expect(plain.name).toBe('verdikt-study-pfs-2018-pattern-K_T.csv');
    expect(plain.text.split('\r\n').slice(0, 2)).toEqual([expect.stringMatching(/Word,Points$/), 'KAT,5']);
    await page.click({ selector: '.show' });
    await expect.poll(() => rows(page)).toContain('S|KOT|A Ą Ę O U W Y|5');
    await until(async () => !(await rows(page)).some((row) => row.includes('…')), 'all hooks');
    const { text } = await saved(page, SAVE);
    expect(text).toMatch(/Word,Points,Before,After\r\n/);
    expect(text).toContain('KOT,5,S,A Ą Ę O U W Y\r\n');
    await page.evaluate(() => {
      navigator.clipboard.writeText = async (copied) => {
        document.body.dataset.copied = copied;
      };
    });
    await page.click({ selector: '.menu summary' });
    await page.click({ selector: '.menu-actions button' });
    await expect.poll(() => page.evaluate(() => document.body.dataset.copied)).toBe('KAT\nKĄT\nKET\nKIT\nKOT');
    await page.close();
  });

  itOnce('finds exactly the words of the active list', async () => {
    const options = await openLists(stage.browser);
    const path = join(folder, 'club.txt');
    await writeFile(path, ['kat', 'kot', 'kńt', 'kotek', 'zażółć', 'okno', 'aa'].join('\n'));
    await importFile(options, path, { name: 'Club', edition: '2' });
    const page = await opened();
    await search(page, 'k?t');
    await expect.poll(() => status(page)).toBe('3 words');
    await expect.poll(() => page.evaluate(() => document.querySelector('.found')?.textContent)).toContain('Club 2');
    await store(page, { activeLists: {} });
    await search(page, 'k?t');
    await expect.poll(() => status(page)).toBe('5 words');
    for (const one of [page, options]) await one.close();
  });

  itOnce('finds nothing in play mode, also on a page that was open before', async () => {
    const page = await opened();
    await search(page, 'k?t');
    await status(page);
    await page.click({ selector: '.show' });
    await until(async () => (await rows(page)).length === 5, 'the words');
    await changeSettings(stage.browser, { play: true });
    const shown = () => page.evaluate(() => document.querySelector('main')?.innerText ?? '');
    await expect.poll(shown).toMatch(/Help with finding words is hidden/);
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('main input, table').length)).toBe(0);
    const rules = { ruleset: 'pfs-2018' } as const;
    const requests: Request<'study' | 'study-hooks'>[] = [
      { name: 'study', text: 'k?t', kind: 'pattern', ...rules, ...NEW },
      { name: 'study-hooks', words: ['kot'], ...rules },
    ];
    for (const request of requests)
      await expect.poll(() => askWorker(page, request)).toEqual({ state: 'refused', code: 'play' });
    await resetSettings(stage.browser);
    await until(() => page.evaluate(() => document.querySelector('#letters') !== null), 'the form again');
    expect(await rows(page)).toEqual([]);
    await page.close();
  });
});
