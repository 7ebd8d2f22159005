import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseRules } from '../../scripts/browsers/choose-rules.ts';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { askWorker } from '../../scripts/browsers/worker.ts';
import { importFile, openLists } from './own-lists.ts';

inEachBrowser('a word in several editions of a list', (stage) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verdikt-editions-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const imported = async (edition: string, words: readonly string[]) => {
    const page = await openLists(stage.browser);
    const path = join(folder, 'club.txt');
    await writeFile(path, words.join('\n'));
    await importFile(page, path, { name: 'Club', edition });
    await page.close();
  };
  const COMMON = ['aa', 'kot', 'okno', 'ręka', 'zażółcą', 'dom', 'las', 'mak', 'nos', 'oko', 'pas', 'rak'];
  /** Presses the button in the popup and checks its answer for the word. */
  const saysOf = async (word: string, sentence: string) => {
    const page: TestPage = await stage.browser.openOwn(`src/pages/popup/index.html?word=${word}`);
    await until(() => page.evaluate(() => document.querySelector('select') !== null), 'the rules');
    await chooseRules(page, 'pfs-2018');
    await until(() => page.evaluate(() => document.querySelector('.actions .editions') !== null), 'the button');
    await page.evaluate(() => document.querySelector<HTMLElement>('.actions .editions')?.click());
    await expect.poll(() => page.evaluate(() => document.querySelector('.editions-shown')?.textContent)).toBe(sentence);
    await page.close();
  };

  it('is shown with the edition since which, or until which, a list has it', async () => {
    await imported('50', [...COMMON, 'nowy']);
    // A single list cannot be compared.
    const alone = await stage.browser.openOwn('src/pages/popup/index.html?word=nowy');
    await until(() => alone.evaluate(() => document.querySelector('select') !== null), 'the rules');
    await chooseRules(alone, 'pfs-2018');
    await expect.poll(() => alone.evaluate(() => document.body.innerText)).toContain('Club 50');
    expect(await alone.evaluate(() => document.querySelector('.actions .editions'))).toBeNull();
    await alone.close();
    await imported('48', [...COMMON, 'stary']);
    // By their numbers, not in the order of import.
    await saysOf('nowy', 'Since Club 50; not in Club 48.');
    await saysOf('stary', 'Until Club 48; no longer in Club 50.');
    await saysOf('kot', 'On all your lists for these rules.');
    await saysOf('kit', 'On none of your lists for these rules.');
    // Neither list covers words of this length.
    const page = await stage.browser.openOwn('src/pages/popup/index.html');
    const request = { name: 'editions', word: 'kotkowaty', ruleset: 'pfs-2018' } as const;
    await expect.poll(() => askWorker<'editions'>(page, request)).toEqual({ state: 'ready', held: [] });
    await page.close();
  });
});
