import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chooseRules } from '../../scripts/browsers/choose-rules.ts';
import { inEachBrowser, itIn, type TestPage, until } from '../../scripts/browsers/index.ts';
import { askWorker } from '../../scripts/browsers/worker.ts';
import type { Answer } from '../../src/platform/messages/table.ts';
import { findsNothing } from './axe-findings.ts';
import { closeWindows, openedTable } from './own-views.ts';
import { changeSettings, resetSettings } from './settings.ts';

/** For what the page does by itself: one engine is enough. */
const itOnce = itIn('firefox');

const LOG = '[12:03] Ania: zejdziono 24, remakiem H8\n[12:04] Olek: chceszli? kot! Kot www.kot.pl';

/** The table, a line a row: number, word, count, verdict, reason. */
interface Seen {
  rows: { word: string; count: string; verdict: string; why: string }[];
  counts: string;
  sorted: string;
  alert: string;
  said: string;
}

inEachBrowser('the table of words', (stage) => {
  const open = async (query = '?ruleset=pfs-2018') => {
    const page = await stage.browser.openOwn(`src/pages/word-table/index.html${query}`);
    await until(() => page.evaluate(() => document.querySelector('textarea') !== null), 'the field');
    return page;
  };

  it('has each word of a pasted text once, refused ones first', async () => {
    const page = await open();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('textarea');
    await paste(page, LOG);
    const { rows, counts, sorted } = await seen(page, 4);
    expect(rows.map(({ word, verdict }) => `${word} ${verdict}`)).toEqual([
      'chceszli disallowed',
      'zejdziono disallowed',
      'kot allowed',
      'remakiem allowed',
    ]);
    expect(rows[2]?.count).toBe('2 ×');
    expect(rows[0]?.why).toContain('chcesz');
    expect(counts.match(/\d+/g)).toEqual(['4', '2', '0', '2']);
    expect(sorted).toBe('verdict ascending');
    await page.close();
  });

  itOnce('checks the words on Ctrl+Enter, and counts them only if one occurs twice', async () => {
    const page = await open();
    await until(() => page.evaluate(() => document.activeElement?.localName === 'textarea'), 'the field');
    await page.type('kot pies');
    await page.press('Control+Enter');
    await seen(page, 2);
    expect(await page.evaluate(() => document.querySelector('.count'))).toBeNull();
    await page.click({ selector: 'textarea' });
    await page.press('Control+a');
    await page.type('kot kot pies');
    await page.press('Control+Enter');
    await expect.poll(() => page.evaluate(() => document.querySelector('td.count')?.textContent)).toBe('2 ×');
    await page.close();
  });

  itOnce('judges again when an exception or a list changes the verdicts', async () => {
    const page = await open();
    await paste(page, 'kot pies');
    await seen(page, 2);
    const outcomes = async () => (await look(page)).rows.map(({ word, verdict }) => `${word} ${verdict}`).sort();
    await expect.poll(outcomes).toEqual(['kot allowed', 'pies allowed']);
    const except = (exceptions: unknown[]) =>
      page.evaluate((stored) => {
        const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
        return (browser ?? chrome).storage.local.set({ exceptions: stored });
      }, exceptions);
    await except([{ word: 'kot', ruleset: 'pfs-2018', effect: 'bars', note: '' }]);
    await expect.poll(outcomes).toEqual(['kot disallowed', 'pies allowed']);
    await except([]);
    await expect.poll(outcomes).toEqual(['kot allowed', 'pies allowed']);
    await page.close();
  });

  itOnce('reads words like the popup: blanks, digits, and incomplete words', async () => {
    const page = await open();
    await paste(page, 'H8 OKnO +12\nmp3 2-latek ch?eszli 24');
    const { rows } = await seen(page, 4);
    expect(rows.map(({ word, verdict, why }) => `${word} ${verdict || '–'}: ${why}`)).toEqual([
      expect.stringMatching(/^ch\?eszli –: “ch\?eszli” has a blank without a letter/),
      expect.stringMatching(/^2-latek disallowed: Spelled with a hyphen/),
      'mp3 disallowed: Not on any tile: 3.',
      expect.stringMatching(/^OKnO allowed: okno/),
    ]);
    await page.close();
  });

  itOnce('is sorted by its column heads, also by keyboard', async () => {
    const page = await open();
    await paste(page, LOG);
    await seen(page, 4);
    const words = async () => (await seen(page, 4)).rows.map(({ word }) => word);
    await page.click({ selector: 'thead .count button' });
    await expect.poll(async () => (await words())[0]).toBe('kot');
    await expect.poll(async () => (await seen(page, 4)).sorted).toBe('count descending');
    await page.click({ selector: 'thead .place button' });
    await expect.poll(() => words()).toEqual(['zejdziono', 'remakiem', 'chceszli', 'kot']);
    await page.press('Enter');
    await expect.poll(async () => (await words())[0]).toBe('kot');
    // Still there: the next press is the user's.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('th')?.className)).toBe('place');
    await page.close();
  });

  itOnce('is filtered, opened and copied', async () => {
    const page = await open();
    await paste(page, LOG);
    await seen(page, 4);
    await page.click({ selector: '.choice.disallowed' });
    const { rows } = await seen(page, 2);
    expect(rows.every(({ verdict }) => verdict === 'disallowed')).toBe(true);
    await page.click({ selector: 'tbody tr:nth-child(1) button' });
    await until(
      () => page.evaluate(() => document.querySelector('.whole .tiles')?.getAttribute('aria-label') === 'chceszli'),
      'the whole verdict',
    );
    await expect
      .poll(() => page.evaluate(() => document.querySelector('tbody [aria-expanded=true]')?.textContent))
      .toBe('chceszli');
    await findsNothing(page);
    await copyBy(page, 1);
    await until(() => page.evaluate(() => /2/.test(document.querySelector('.outcome')?.textContent ?? '')), 'copied');
    // The copied text is pasted.
    await page.evaluate(() => {
      document.querySelector<HTMLTextAreaElement>('textarea')!.value = '';
      document.querySelector<HTMLTextAreaElement>('textarea')!.focus();
    });
    await page.press('Control+v');
    const pasted = await page.evaluate(() => document.querySelector<HTMLTextAreaElement>('textarea')!.value);
    const lines = pasted.split('\n').map((line) => line.split('\t'));
    expect(lines.map(([word]) => word).slice(1)).toEqual(['chceszli', 'zejdziono']);
    expect(lines.every((line) => line.length === 5)).toBe(true);
    await page.close();
  });

  it('reads the log of a game from a file in any encoding, and copies verdicts as citations', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'log-'));
    // ż is 0xBF in windows-1250.
    const log = '>Ala: AKOTKIN 8F KOTKI +24 24\n>Jan: DMO?E?A 7H MO?E +18 18\n>Jan: -- -18 0\n';
    const bytes = Buffer.from(log.replace('MO?E +', 'MO\u00bfE +'), 'latin1');
    writeFileSync(join(folder, 'game.gcg'), bytes);
    const page = await open();
    await until(() => page.evaluate(() => document.querySelector('[type=file]') !== null), 'the button');
    await page.chooseFiles('[type=file]', [join(folder, 'game.gcg')]);
    await seen(page, 5);
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll('tbody tr')].map((row) =>
        ['th', '.square', '.player'].map((cell) => row.querySelector(cell)?.textContent).join(' '),
      ),
    );
    expect(rows.sort()).toEqual([
      'KOTKI 8F Ala',
      'MOżE 7H Jan (taken back)',
      'MT H7 Jan (taken back)',
      'OK I7 Jan (taken back)',
      'żI J7 Jan (taken back)',
    ]);
    await copyBy(page, 3);
    await until(() => page.evaluate(() => /5/.test(document.querySelector('.outcome')?.textContent ?? '')), 'copied');
    await page.evaluate(() => {
      document.querySelector('details')?.setAttribute('open', '');
      document.querySelector<HTMLTextAreaElement>('textarea')!.value = '';
      document.querySelector<HTMLTextAreaElement>('textarea')!.focus();
    });
    await page.press('Control+v');
    const pasted = await page.evaluate(() => document.querySelector<HTMLTextAreaElement>('textarea')!.value);
    expect(pasted.split('\n')).toContainEqual(expect.stringMatching(/^kotki ✓ .+, .+/));
    // Only words copied as citations are cited.
    const { verdicts } = (await askWorker<'judge-words'>(page, {
      ...{ name: 'judge-words', words: ['kotki'], ruleset: 'pfs-2018' },
    })) as Extract<Answer<'judge-words'>, { state: 'ready' }>;
    expect(Object.keys(verdicts[0] ?? {}).sort()).toEqual(['outcome', 'points', 'state', 'why']);
    rmSync(folder, { recursive: true });
    await page.close();
  });

  itOnce('judges by newly chosen rules', async () => {
    const page = await open();
    await paste(page, 'Haus kot');
    await expect
      .poll(async () => (await seen(page, 2)).rows.map(({ verdict }) => verdict))
      .toEqual(['notFound', 'allowed']);
    await chooseRules(page, 'sd-2026');
    await until(
      async () => (await seen(page, 2)).rows.some(({ word, verdict }) => word === 'Haus' && verdict === 'allowed'),
      'verdicts by the German rules',
    );
    await page.close();
  });

  itOnce('reports a text without words, and one that is too long', async () => {
    const page = await open();
    await paste(page, '12:30 – 14:00');
    await until(async () => (await look(page)).alert !== '', 'a sentence');
    await expect.poll(async () => (await look(page)).rows).toEqual([]);
    await page.close();
    const empty = await open();
    await paste(empty, '');
    await expect.poll(async () => (await look(empty)).alert).toContain('There is no word in this text.');
    await empty.close();
    const taken = await open('?ruleset=pfs-2018&text=00000000-0000-4000-8000-000000000000');
    await until(async () => (await look(taken)).alert !== '', 'a sentence on the text that is no longer there');
    await taken.close();
  });

  itOnce('takes 20,000 words, responds while they are judged, and reports that there were more', async () => {
    const page = await open();
    await page.evaluate(() => {
      const letters = 'bcdfghjklmnprstwzaeo';
      const word = (number: number) =>
        [8000, 400, 20, 1].map((place) => letters[Math.floor(number / place) % 20]).join('');
      const text = Array.from({ length: 20_001 }, (_, number) => word(number)).join(' ');
      document.querySelector('textarea')!.value = text;
      document.querySelector<HTMLElement>('[type=submit]')!.click();
    });
    // In the page: from outside, all of them might be judged before the query.
    const isAtWork = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const part = (selector: string) => document.querySelector<HTMLElement>(selector);
      while (!part('progress') || !part('.choice.allowed')) await frame();
      part('.choice.allowed')!.click();
      await frame();
      return part('progress') !== null && part('.choice.allowed :checked') !== null;
    });
    expect(isAtWork).toBe(true);
    await until(() => page.evaluate(() => document.querySelector('progress') === null), 'all verdicts', 60_000);
    await expect.poll(async () => (await look(page)).said).toContain('Words checked: 20,000.');
    const { counts, alert, rows } = await look(page);
    const [all = 0, refused = 0, notFound = 0, allowed = 0] = (counts.match(/[\d,]+/g) ?? []).map((count) =>
      Number(count.replace(',', '')),
    );
    expect(all).toBe(20_000);
    expect(refused + notFound + allowed).toBe(all);
    expect(rows).toHaveLength(Math.min(allowed, 200));
    expect(alert).toMatch(/20.?000/);
    await page.close();
  });

  it('is opened by the bubble for a list of more words than it judges', async () => {
    const own = await stage.browser.openOwn('src/pages/options/index.html');
    const page = await stage.browser.open(
      stage.pages.add({
        body: '<p id="start">Lista:</p><pre id="list">remakiem\ntaak 12\nbazylij\nkot\npies <b id="end">ŻÓŁW</b></pre>',
      }),
    );
    await page.drag({ text: 'remakiem' }, { selector: '#end' });
    await page.bubbleWith((text) => text.includes('6'));
    await page.pressInBubble({ selector: 'button' });
    const table = await openedTable(own, 6);
    await own.close();
    expect(table).toEqual([
      'taak disallowed',
      'bazylij allowed',
      'kot allowed',
      'pies allowed',
      'remakiem allowed',
      'ŻÓŁW allowed',
    ]);
    await expect.poll(() => page.bubble()).toBeNull();
    await closeWindows(stage.browser);
    await page.close();
  });

  it('shows larger text and the user’s theme, and fits into a narrow window', async () => {
    await changeSettings(stage.browser, { appearance: 'dark', textSize: 'larger' });
    const page = await open();
    await page.viewport(320, 640);
    await paste(page, LOG);
    await seen(page, 4);
    const { scheme, overflow } = await page.evaluate(() => ({
      scheme: getComputedStyle(document.body).colorScheme,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }));
    expect(scheme).toBe('dark');
    expect(overflow).toBeLessThanOrEqual(0);
    await resetSettings(stage.browser);
    await page.close();
  });

  it('needs no horizontal scrolling, in columns and in lines', async () => {
    const page = await open();
    await paste(page, LOG);
    await seen(page, 4);
    for (const width of [320, 600, 700, 760, 1000]) {
      await page.viewport(width, 640);
      const hidden = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.querySelector('.frame')!;
        return scrollWidth - clientWidth;
      });
      expect([width, hidden]).toEqual([width, 0]);
    }
    await page.close();
  });
});

/** As if pasted and sent with the button. */
async function paste(page: TestPage, text: string): Promise<void> {
  await until(() => page.evaluate(() => document.querySelector('textarea') !== null), 'the text field');
  await page.evaluate((pasted) => {
    document.querySelector('textarea')!.value = pasted;
  }, text);
  await page.click({ selector: '[type=submit]' });
}

/** Opens the menu of copy actions, and chooses one, from 1. */
async function copyBy(page: TestPage, place: number): Promise<void> {
  await page.click({ selector: '.menu > summary' });
  await page.click({ selector: `.menu-actions button:nth-of-type(${place})` });
  await expect.poll(() => page.evaluate(() => document.querySelector<HTMLDetailsElement>('.menu')?.open)).toBe(false);
}

function look(page: TestPage): Promise<Seen> {
  return page.evaluate(() => {
    const head = document.querySelector('th[aria-sort]');
    return {
      rows: [...document.querySelectorAll('tbody tr:not(.whole)')].map((row) => ({
        word: row.querySelector('th')?.textContent ?? '',
        count: row.querySelector('.count')?.textContent ?? '',
        verdict: row.className,
        why: row.querySelector('.why')?.textContent ?? '',
      })),
      counts: document.querySelector('fieldset')?.textContent ?? '',
      sorted: head ? `${head.className} ${head.getAttribute('aria-sort')}` : '',
      alert: document.querySelector('[role=alert]')?.textContent ?? '',
      said: document.querySelector('.spoken[role=status]')?.textContent ?? '',
    };
  });
}

/** The table once it has so many rows. */
async function seen(page: TestPage, rows: number): Promise<Seen> {
  await until(async () => (await look(page)).rows.length === rows, `${rows} rows`);
  return look(page);
}
