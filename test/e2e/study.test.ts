import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { askWorker } from '../../scripts/browsers/worker.ts';
import type { Request } from '../../src/messages/table.ts';
import { findings, loadAxe } from './axe-findings.ts';
import { importFile, openLists } from './own-lists.ts';
import { changeSettings, resetSettings } from './settings.ts';

const STUDY = 'src/study/index.html';

inEachBrowser('words looked for to learn them', (stage) => {
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
  const expectAccessible = async (page: TestPage) => {
    for (const scheme of ['dark', 'light'] as const) {
      await page.colorScheme(scheme);
      await page.evaluate(loadAxe);
      expect(await page.evaluate(findings, null), scheme).toEqual([]);
    }
  };

  it('is off until it is switched on, in the options, also for messages', async () => {
    const page = await stage.browser.openOwn(STUDY);
    await store(page, { aids: {} });
    await until(
      () => page.evaluate(() => document.querySelector('main [type=checkbox]:not(:checked)') !== null),
      'the switch',
    );
    expect(await page.evaluate(() => document.querySelector('#letters'))).toBeNull();
    const request = { name: 'study', text: 'k?t', kind: 'pattern', ruleset: 'pfs-2018' } as const;
    expect(await askWorker<'study'>(page, request)).toEqual({ state: 'refused', problem: 'off' });

    const options = await stage.browser.openOwn('src/options/index.html');
    const link = () => document.querySelector('#aids a[href="/src/study/index.html"]') !== null;
    await until(() => options.evaluate(() => document.querySelectorAll('#aids [type=checkbox]').length === 4), 'it');
    expect(await options.evaluate(link)).toBe(false);
    await options.evaluate(() => document.querySelectorAll<HTMLElement>('#aids [type=checkbox]')[2]!.click());
    await until(() => options.evaluate(link), 'the link to its page');
    await until(() => page.evaluate(() => document.querySelector('#letters') !== null), 'the form');
    expect(await askWorker<'study'>(page, request)).toMatchObject({ state: 'ready', whole: true });
    for (const one of [page, options]) await one.close();
  });

  it('counts first, and shows the words with their hooks when asked', async () => {
    const page = await opened();
    await search(page, 'k?t');
    expect(await status(page)).toBe('5 words');
    expect(await rows(page)).toEqual([]);
    await page.click({ selector: '.show' });
    await until(async () => (await rows(page)).length === 5, 'the words');
    await expect.poll(() => rows(page)).toContain('S|KOT|A Ą Ę O U W Y|5');
    expect(await page.evaluate(() => document.querySelector('.print') !== null)).toBe(true);
    await expectAccessible(page);

    await search(page, 'tok?', 'rack');
    await until(async () => (await rows(page)).length === 0, 'the next question');
    expect(await status(page)).toMatch(/^\d+ words$/);
    expect(await page.evaluate(() => document.querySelector('.lengths')?.textContent)).toContain('4 letters: ');

    await search(page, 'kot*', 'anagram');
    await until(() => page.evaluate(() => document.querySelector('form [role=alert]') !== null), 'what is wrong');
    expect(await page.evaluate(() => document.querySelector('.found'))).toBeNull();
    await page.close();
  });

  it('gives up in time, and lets others go first', async () => {
    const page = await opened();
    await search(page, '*');
    const judged = await askWorker<'judge'>(page, { name: 'judge', word: 'okno', ruleset: 'pfs-2018' });
    expect(judged).toMatchObject({ state: 'ready' });
    // On a busy machine the time may be over before the first word.
    expect(await status(page)).toMatch(/^([\d,]+ words? so far|Nothing found before the time limit)/);
    await page.close();
  });

  it('finds the words of the list that is in force, and no others', async () => {
    const options = await openLists(stage.browser);
    const path = join(folder, 'club.txt');
    await writeFile(path, ['kat', 'kot', 'kńt', 'kotek', 'zażółć', 'okno', 'aa'].join('\n'));
    await importFile(options, path, { name: 'Club', edition: '2' });
    const page = await opened();
    await search(page, 'k?t');
    expect(await status(page)).toBe('3 words');
    expect(await page.evaluate(() => document.querySelector('.found')?.textContent)).toContain('Club 2');
    await store(page, { activeLists: {} });
    await search(page, 'k?t');
    await expect.poll(() => status(page)).toBe('5 words');
    for (const one of [page, options]) await one.close();
  });

  it('finds nothing at play, also on a page that was open before', async () => {
    const page = await opened();
    await search(page, 'k?t');
    await status(page);
    await page.click({ selector: '.show' });
    await until(async () => (await rows(page)).length === 5, 'the words');
    await changeSettings(stage.browser, { play: true });
    const shown = () => page.evaluate(() => document.querySelector('main')?.innerText ?? '');
    await expect.poll(shown).toMatch(/nothing that finds words is shown/);
    expect(await page.evaluate(() => document.querySelectorAll('main input, table').length)).toBe(0);
    const asked = { ruleset: 'pfs-2018' } as const;
    const requests: Request<'study' | 'study-hooks'>[] = [
      { name: 'study', text: 'k?t', kind: 'pattern', ...asked },
      { name: 'study-hooks', words: ['kot'], ...asked },
    ];
    for (const request of requests)
      expect(await askWorker(page, request)).toEqual({ state: 'refused', problem: 'play' });
    await resetSettings(stage.browser);
    await until(() => page.evaluate(() => document.querySelector('#letters') !== null), 'the form again');
    expect(await rows(page)).toEqual([]);
    await page.close();
  });
});
