import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type TestPage, until, usableBrowser } from '../../scripts/browsers/index.ts';
import { launchManaged, type ManagedSession, whyUnmanaged } from '../../scripts/browsers/managed.ts';
import { PageServer } from '../../scripts/browsers/pages.ts';
import { typePlay } from '../../scripts/browsers/type-play.ts';
import { askWorker } from '../../scripts/browsers/worker.ts';
import { readList } from '../../src/platform/list-import/read-list.ts';
import { sha256 } from '../../src/platform/storage/bytes.ts';
import type { Settings } from '../../src/platform/storage/settings.ts';
import { findsNothing } from './axe-findings.ts';
import { shownVerdicts } from './bubble-content.ts';
import { answerOn, beginReading, fill, openLists, storeFound, tick, untilFound } from './own-lists.ts';
import { changeSettings, storedSettings } from './settings.ts';

const engine = inject('engine');
const found = usableBrowser(engine);
const why = found.browser === null ? found.why : whyUnmanaged(engine);

/** The user's own values that the policy replaces. */
const OWN: Partial<Settings> = {
  ruleset: '7slow',
  rulesetOf: { pl: 'pfs-2016', de: 'sd-2026', en: 'school-en' },
  ...{ play: false, history: true, hooks: true },
};

const SENTENCE = 'Set by your organisation.';

describe.skipIf(why !== '')(`on an organisation’s machine (${engine}${why && `, ${why}`})`, () => {
  let machine: ManagedSession;
  let pages: PageServer;
  let folder: string;
  let policy: Record<string, unknown>;
  /** The list of the organisation, and another one. */
  const files = { club: '', other: '', german: '' };

  beforeAll(async () => {
    pages = await PageServer.start();
    folder = await mkdtemp(join(tmpdir(), 'verdikt-lists-'));
    for (const [name, words] of [
      ['club', 'aa\nkot\nokno\nńuńka\n'],
      ['other', 'aa\nkot\nokno\nkotowisko\n'],
      ['german', 'BÄUME\nGRÜSSE\nHÄUSER\nSTRASSE\nÜBER\n'],
    ] as const) {
      files[name] = join(folder, `${name}.txt`);
      await writeFile(files[name], words);
    }
    const purpose = { language: 'pl', board: true } as const;
    const { bytes } = await readList(new Blob([readFileSync(files.club)]), { purpose, encoding: 'auto' });
    policy = {
      rulesets: ['pfs-2018', 'pfs-1999'],
      lists: { 'pfs-2018': { sha256: await sha256(bytes), name: 'Club list' } },
      ...{ play: true, history: false, hooks: false, study: false, links: false, sync: false },
    };
    machine = await launchManaged(engine, policy);
    await changeSettings(machine.session, OWN);
    const page = await machine.session.openOwn('src/pages/options/index.html');
    // Chromium receives policies some seconds after the extension.
    await until(
      () => page.evaluate((said) => document.body.textContent?.includes(said) === true, SENTENCE),
      'the policy',
      60_000,
    );
    await page.close();
  });
  afterAll(async () => {
    await machine?.close();
    await pages?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  const open = async (path: string): Promise<TestPage> => {
    const page = await machine.session.openOwn(path);
    await until(() => page.evaluate(() => document.querySelector('main') !== null), path);
    return page;
  };

  it('has no verdict while the list is missing, and says what to import', async () => {
    const page = await open('src/pages/options/index.html');
    await expect.poll(() => answerOn(page, 'kot')).toEqual({ state: 'failed', code: 'unimported' });
    const lists = () => page.evaluate(() => document.querySelector('.active-lists')?.textContent ?? '');
    await expect.poll(lists).toContain('“Club list”, which is not on this device');
    await expect.poll(() => lists()).toMatch(/[0-9a-f]{64}/);
    await page.close();
    const popup = await open('src/pages/popup/index.html');
    await popup.type('kot');
    await expect
      .poll(() => popup.evaluate(() => document.querySelector('.verdict')?.textContent))
      .toContain('Your organisation has set a word list');
    await popup.close();
    const table = await open('src/pages/judge-mode/index.html');
    await expect
      .poll(() => table.evaluate(() => document.querySelector('[role=alert]')?.textContent))
      .toContain('Your organisation has set a word list');
    expect(await table.evaluate(() => document.querySelector('[type=submit]:enabled'))).toBeNull();
    await table.close();
  });

  it('judges by the fixed list only', async () => {
    const page = await openLists(machine.session);
    for (const [file, name] of [
      [files.other, 'Other'],
      [files.club, 'Imported'],
    ] as const) {
      await expect.poll(async () => (await answerOn(page, 'kot')).state).toBe('failed');
      await beginReading(page, file);
      await untilFound(page);
      await fill(page, '[name="list-name"]', name);
      await tick(page, 'pfs-2018');
      await storeFound(page);
    }
    const answer = await answerOn(page, 'ńuńka');
    expect(answer).toMatchObject({
      state: 'ready',
      verdict: { verdict: 'allowed', basis: { list: { name: 'Imported' } } },
    });
    const chips = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.list')].map((list) => [
          list.querySelector('strong')!.textContent,
          list.querySelector('.chip[value="pfs-2018"]')!.ariaPressed,
        ]),
      );
    await expect
      .poll(() => chips())
      .toEqual([
        ['Imported', 'true'],
        ['Other', 'false'],
      ]);
    // The press on the other one does nothing.
    await page.evaluate(() =>
      document.querySelectorAll<HTMLElement>('.chip[value="pfs-2018"]').forEach((chip) => {
        chip.click();
      }),
    );
    await expect
      .poll(() => chips())
      .toEqual([
        ['Imported', 'true'],
        ['Other', 'false'],
      ]);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.active-lists')?.textContent))
      .toContain(SENTENCE);
    await page.close();
  });

  it('reads a list in a language without rules there by those of its language', async () => {
    const page = await openLists(machine.session);
    await beginReading(page, files.german);
    await untilFound(page);
    await page.evaluate(() => {
      const language = document.querySelector<HTMLSelectElement>('[name="language"]')!;
      language.value = 'de';
      language.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await untilFound(page);
    await fill(page, '[name="list-name"]', 'SD');
    await storeFound(page);
    const facts = () => page.evaluate(() => document.querySelector('.list .facts')?.textContent);
    await expect.poll(facts).toMatch(/^German5 words/);
    await page.close();
  });

  it('has exceptions only if the list is the user’s', async () => {
    const page = await open('src/pages/options/index.html');
    await page.evaluate(async () => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      const exceptions = [{ word: 'okno', ruleset: 'pfs-2018', effect: 'bars', note: '' }];
      await (browser ?? chrome).storage.local.set({ exceptions });
    });
    await expect.poll(() => answerOn(page, 'okno')).toMatchObject({ verdict: { verdict: 'allowed' } });
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.exceptions')?.textContent))
      .toContain('exceptions have no effect');
    await page.close();
  });

  it('shows the fixed values in the popup, readable but not changeable', async () => {
    const popup = await open('src/pages/popup/index.html');
    const shown = () =>
      popup.evaluate(() => ({
        rules: [...document.querySelectorAll('.ruleset option')].map(({ textContent }) => textContent),
        play: document.querySelector<HTMLInputElement>('input.play')?.checked,
        disabled: document.querySelector('input.play')?.ariaDisabled,
        playing: document.querySelector('.playing')?.textContent,
        beside: document.querySelector('.rules-asked')?.textContent,
      }));
    await expect.poll(shown).toMatchObject({ rules: ['Polish · PFS'], play: true, disabled: 'true' });
    await expect.poll(async () => (await shown()).playing).toContain(SENTENCE);
    await expect.poll(async () => (await shown()).beside).toContain(SENTENCE);
    await popup.click({ selector: 'input.play' });
    await expect.poll(async () => (await shown()).play).toBe(true);
    await findsNothing(popup);
    await popup.evaluate(() => {
      document.querySelector<HTMLInputElement>('.question input')!.focus();
      document.querySelector<HTMLInputElement>('.question input')!.select();
    });
    await popup.type('kot');
    await popup.press('Enter');
    await expect.poll(() => popup.evaluate(() => document.querySelector('.tiles')?.ariaLabel)).toBe('kot');
    expect(await popup.evaluate(() => document.querySelector('.kept'))).toBeNull();
    await popup.close();
  });

  it('shows the fixed and the unreadable values on the options page', async () => {
    const page = await open('src/pages/options/index.html');
    const boxes = () =>
      page.evaluate(() => document.querySelectorAll('input[type=checkbox][aria-disabled="true"]').length);
    // Those of the additional functions follow.
    await expect.poll(boxes).toBe(6);
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLInputElement>('input[type=checkbox][aria-disabled="true"]')].map((box) => {
        box.click();
        return [box.checked, document.getElementById(box.getAttribute('aria-describedby')!)?.textContent] as const;
      }),
    );
    expect(fixed.map(([on]) => on)).toEqual([true, false, false, false, false, false]);
    for (const [, description] of fixed) expect(description).toBe(SENTENCE);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('header')?.textContent))
      .toContain('“rulesets.1”');
    await findsNothing(page);
    await page.close();
  });

  it('judges pages in any language by the fixed rules, and says so in the menu of the bubble', async () => {
    const page = await machine.session.open(pages.at('/places.html'));
    await page.evaluate(() => {
      document.documentElement.lang = 'de';
    });
    await page.click({ selector: '#plain' }, 2);
    await expect.poll(() => shownVerdicts(page)).toEqual([{ word: 'chceszli', verdict: 'disallowed' }]);
    const root = await page.bubbleWith((text) => text.includes('Polish · PFS'));
    await expect
      .poll(() => root.evaluate((inner) => inner.querySelector('.menu')?.textContent ?? ''))
      .toContain(SENTENCE);
    await expect
      .poll(() => root.evaluate((inner) => inner.querySelectorAll('.menu > div:not(.reach) > button').length))
      .toBe(1);
    await page.close();
  });

  it('judges by no other rules, whatever a page asks for', async () => {
    const page = await open('src/pages/options/index.html');
    await expect.poll(() => answerOn(page, 'okno', 'sd-2026')).toMatchObject({ verdict: { ruleset: 'pfs-2018' } });
    const compared = await askWorker<'compare'>(page, { name: 'compare', word: 'okno', ruleset: '7slow' });
    expect(compared).toMatchObject({ judged: [{ verdict: { ruleset: 'pfs-2018' } }] });
    const others = await askWorker<'other-rulesets'>(page, {
      name: 'other-rulesets',
      word: 'quiz',
      ruleset: 'pfs-2018',
    });
    expect(others).toEqual({ allowed: [], sentence: '' });
    await page.close();
  });

  it('judges at a tournament’s table by the fixed rules and list', async () => {
    const page = await open('src/pages/judge-mode/index.html');
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.list')?.textContent))
      .toBe(`${await judgedBy('Imported')} ${SENTENCE}`);
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('.ruleset option').length)).toBe(1);
    await page.click({ selector: '[type=submit]' });
    await typePlay(page, ['ńuńka']);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.verdict-on-play')?.className))
      .toContain('allowed');
    await page.close();
  });

  it('applies after an update of the extension, and in a new worker', async () => {
    await machine.session.update();
    const page = await open('src/pages/options/index.html');
    await until(async () => (await answerOn(page, 'ńuńka')).state === 'ready', 'a verdict');
    await machine.session.stopWorker();
    await expect.poll(() => answerOn(page, 'kotowisko')).toMatchObject({ verdict: { verdict: 'disallowed' } });
    // The worker reads the browser's answer each time, and here it does not change.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect.poll(() => page.evaluate(() => document.querySelector('#rules')?.textContent)).toContain(SENTENCE);
    await page.close();
  });

  it('leaves the user’s own choices unchanged', async () => {
    await expect.poll(() => storedSettings(machine.session)).toEqual(OWN);
  });

  // Firefox reads changes at its start only, and removes an extension that is from no store when it ends.
  it.skipIf(engine === 'firefox')('restores them when the policy is removed', async () => {
    const page = await open('src/pages/options/index.html');
    await machine.set({});
    // Chromium may miss a policy file that changes while it is being read.
    const again = setInterval(() => machine.set({}), 15_000);
    await until(
      () => page.evaluate((said) => document.body.textContent?.includes(said) === false, SENTENCE),
      'no policy',
      90_000,
    ).finally(() => clearInterval(again));
    const popup = await open('src/pages/popup/index.html');
    await expect
      .poll(() =>
        popup.evaluate(() => ({
          rules: document.querySelector<HTMLSelectElement>('.ruleset')?.value,
          play: document.querySelector<HTMLInputElement>('input.play')?.checked,
        })),
      )
      .toEqual({ rules: '7slow', play: false });
    await expect.poll(async () => (await answerOn(page, 'okno')).state).toBe('ready');
    await popup.close();
    await page.close();
  });
});

/** The judge's text about its list. */
async function judgedBy(name: string): Promise<string> {
  const { judge_own_list } = JSON.parse(readFileSync('public/_locales/en/messages.json', 'utf8'));
  return judge_own_list.message.replace('$LIST$', name);
}
