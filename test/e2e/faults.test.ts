import { readFileSync } from 'node:fs';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import messages from '../../public/_locales/en/messages.json' with { type: 'json' };
import type { ChromiumSession } from '../../scripts/browsers/chromium.ts';
import { inFreshBrowser, itIn, type TestPage, until } from '../../scripts/browsers/index.ts';
import {
  answerOn,
  beginReading,
  complaint,
  importFile,
  listed,
  manyWords,
  openLists,
  pick,
  readUpTo,
  restOn,
  stopWhenRead,
  storedLists,
  storedSettings,
  storeFound,
  tick,
  untilFound,
} from './own-lists.ts';

/**
 * Faults during an import, in real browsers. In each case the old list, the settings and the verdicts stay, nothing half stored remains,
 * and the page says what to do.
 */

/** A word of the test's list that no open list has, so that an allowing verdict rests on that list. */
const ONLY_OWN = 'ńuńka';
const WORDS = ['aa', 'abak', 'bąk', 'ćma', 'dźwig', 'gąska', 'jaźń', 'łódź', 'okno', ONLY_OWN, 'sieć', 'wąż', 'żółć'];

const MEGABYTE = 1 << 20;

inFreshBrowser('while a list is imported', (stage) => {
  let folder: string;
  let page: TestPage;
  let before: Awaited<ReturnType<typeof kept>>;

  const file = async (name: string, content: string | Uint8Array) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  /** A file of many pieces, too large to be built in memory here. */
  const largeFile = async (name: string, pieces: number, piece: (number: number) => string | Uint8Array) => {
    const path = join(folder, name);
    const handle = await open(path, 'w');
    for (let number = 0; number < pieces; number++) await handle.write(piece(number) as Uint8Array);
    await handle.close();
    return path;
  };
  /** Everything that a fault may not change. */
  const kept = async () => ({
    listed: await listed(page),
    stored: await storedLists(page),
    settings: await storedSettings(page),
  });
  const intact = async () => {
    await expect.poll(() => kept()).toEqual(before);
    expect(before.stored.pieces).toEqual(before.stored.lists);
    await expect
      .poll(() => answerOn(page, ONLY_OWN))
      .toMatchObject({
        state: 'ready',
        verdict: { verdict: 'allowed', basis: { kind: 'official-list', list: { name: 'OSPS', edition: '48' } } },
      });
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'verdikt-faults-'));
    page = await openLists(stage.browser);
    await page.evaluate(() => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      return (browser ?? chrome).storage.local.set({
        settings: { bubble: 'modifier', disabledSites: ['site.example'] },
        exceptions: [{ word: 'zzumpa', ruleset: 'pfs-2018', effect: 'admits', note: 'ours' }],
      });
    });
    await importFile(page, await file('osps48.txt', WORDS.join('\n')));
    before = await kept();
    expect(before.listed).toEqual(['OSPS 48']);
    await page.close();
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  beforeEach(async () => {
    page = await openLists(stage.browser);
    await until(async () => (await listed(page)).length >= 1, 'the list');
    // Remains of a failed test.
    if ((await listed(page)).length > 1) await goBackToTheFirst();
    return () => page.close().catch(() => {});
  });

  // Reading is the same in both engines, and memory is measured in one; the other gets a tenth.
  const size = stage.engine === 'chromium' ? 200 : 20;
  describe(`junk of ${size} megabytes is refused at once`, () => {
    const noise = Uint8Array.from({ length: MEGABYTE }, (_, i) => (Math.imul(i, 2654435761) >>> 13) & 255);
    const line = `${WORDS.join('\n')}\n`;
    const lines = line.repeat(Math.floor(MEGABYTE / Buffer.byteLength(line)));

    it.each([
      ['of no text', () => largeFile('junk.txt', size, () => noise), 'list_trouble_binary'],
      ['of one line', () => largeFile('line.txt', size, () => 'ą'.repeat(MEGABYTE / 2)), 'list_trouble_not_a_list'],
      ['after good lines', () => largeFile('late.txt', size, (n) => (n < 4 ? lines : noise)), 'list_trouble_binary'],
      ['packed in a thousandth', () => file('bomb.gz', gzipSync(Buffer.alloc(size * MEGABYTE))), 'list_trouble_binary'],
    ] as const)('%s', async (_, make, problem) => {
      const path = await make();
      await beginReading(page, path);
      await expect.poll(() => complaint(page)).toContain(wording(problem));
      if (stage.browser.engine === 'chromium') {
        await expect.poll(() => mostMemory(stage.browser as ChromiumSession)).toBeLessThan(300 * MEGABYTE);
      }
      // The page still responds.
      await page.click({ selector: '.import-form .row-actions button:last-child' });
      await until(() => page.evaluate(() => document.querySelector('.import-form') === null), 'it is put away');
      await intact();
    });
  });

  itIn('chromium')('the wrong encoding is reported, with the right one', async () => {
    // ą in Windows-1250 starts no sequence in UTF-8.
    const bytes = Buffer.concat(Array(2000).fill(Buffer.from([0x62, 0xb9, 0x6b, 0x0a, 0x73, 0x69, 0x65, 0xe6, 0x0a])));
    await page.chooseFiles('.drop-zone input', [await file('osps1250.txt', bytes)]);
    await until(() => page.evaluate(() => document.querySelector('[name="encoding"]') !== null), 'the encodings');
    await untilFound(page);
    await pick(page, '[name="encoding"]', 'utf-8');
    await until(
      () => page.evaluate(() => document.querySelector('.preview')?.textContent?.includes('\ufffd')),
      'the preview shows it',
    );
    const said = await complaint(page);
    expect(said).toContain('not written in UTF-8');
    expect(said).toContain('Windows-1250');
    await intact();
  });

  describe('a zip file', () => {
    it.each([
      ['packed by BZip2', 8, 10, 12, 'list_trouble_zip_method'],
      ['behind a password', 6, 8, 1, 'list_trouble_locked'],
      ['with a wrong packed size', 20, 22, 0x4000, 'list_trouble_damaged'],
    ] as const)('%s reports what to do', async (_, header, directory, value, problem) => {
      const bytes = zipSync({ 'osps.txt': Buffer.from(WORDS.join('\n')) });
      const view = new DataView(bytes.buffer, bytes.byteOffset);
      view.setUint16(header, value, true);
      view.setUint16(view.getUint32(bytes.length - 6, true) + directory, value, true);
      await page.chooseFiles('.drop-zone input', [await file('osps.zip', bytes)]);
      await expect.poll(() => complaint(page)).toContain(wording(problem));
      await expect.poll(() => complaint(page)).not.toContain(wording('list_trouble_stopped'));
      await intact();
    });

    itIn('chromium')('of 65,001 files offers a hundred, and finds the others by name', async () => {
      const files = Object.fromEntries(Array.from({ length: 65_000 }, (_, i) => [`${i}.txt`, new Uint8Array(0)]));
      const bytes = zipSync({ ...files, 'lista/osps.txt': Buffer.from(WORDS.join('\n')) }, { level: 0 });
      await page.chooseFiles('.drop-zone input', [await file('many.zip', bytes)]);
      const options = () => page.evaluate(() => document.querySelectorAll('[name="entry"] option').length);
      await until(async () => (await options()) > 0, 'the files', 90_000);
      await expect.poll(() => options()).toBeLessThan(200);
      await expect.poll(() => page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(2000);
      await expect
        .poll(() => page.evaluate(() => document.querySelector('.import-form')?.textContent))
        .toContain('64,901 more');
      await page.click({ selector: '[name="entry-filter"]' });
      await page.type('OSPS');
      await until(async () => (await options()) === 2, 'the one that was meant');
      await pick(page, '[name="entry"]', 'lista/osps.txt');
      await until(() => page.evaluate(() => document.querySelector('.preview li') !== null), 'its first lines');
      await intact();
    });
  });

  describe('an interruption', () => {
    let large: string;
    beforeAll(async () => {
      large = await file('large.txt', manyWords().join('\n'));
    });

    it.each([0.05, 0.6])('by the user, at %d', async (done) => {
      await page.evaluate(stopWhenRead, { done, way: 'button' });
      await beginReading(page, large);
      await expect
        .poll(() => page.evaluate(() => document.querySelector('.import')?.textContent))
        .toContain(messages.import_cancelled.message);
      await intact();
    });

    it.each([0.05, 0.6])('by a closed tab, at %d', async (done) => {
      const tabs = async () => (await stage.browser.urls()).filter((url) => url.includes('/src/pages/options/')).length;
      const open = await tabs();
      await page.evaluate(stopWhenRead, { done, way: 'tab' });
      // It may not answer any more.
      await beginReading(page, large).catch(() => {});
      await until(async () => (await tabs()) < open, 'the tab is closed');
      page = await openLists(stage.browser);
      await until(async () => (await listed(page)).length === 1, 'the list');
      await intact();
    });

    it('by a closed tab during storage: the list is stored whole or not at all', async () => {
      await beginReading(page, large);
      await untilFound(page);
      // On a slow machine the page would still activate it before it closes.
      await tick(page, 'pfs-2018', false);
      await untilFound(page);
      // Pressed in the page itself, which does not answer any more.
      await page.evaluate(() => document.querySelector<HTMLElement>('.import-form [type="submit"]')!.click());
      await page.close();
      page = await openLists(stage.browser);
      const { lists, pieces } = await storedLists(page);
      expect(pieces).toEqual(lists);
      expect([1, 2]).toContain(lists.length);
      // The page may have read them before the closed one stored the second.
      await expect.poll(() => listed(page)).toContain('OSPS 48');
      // The user has not activated the new one.
      await expect.poll(() => answerOn(page, ONLY_OWN)).toMatchObject({ verdict: { verdict: 'allowed' } });
      await goBackToTheFirst();
    });

    it('of the worker does not affect the import', async () => {
      await beginReading(page, large);
      await readUpTo(page, 0.3);
      await stage.browser.stopWorker();
      await untilFound(page);
      await tick(page, 'pfs-2018');
      await storeFound(page);
      await expect
        .poll(() => listed(page))
        .toEqual(expect.arrayContaining(['OSPS 48', expect.stringContaining('large')]));
      await expect
        .poll(() => answerOn(page, 'babaka'))
        .toMatchObject({
          verdict: { verdict: 'allowed', basis: { kind: 'official-list', list: { name: 'large' } } },
        });
      await goBackToTheFirst();
    });

    // Firefox cannot end a single process on command.
    itIn('chromium')('of the page’s process, killed from outside', async () => {
      const crash = await prepareCrash(stage.browser as ChromiumSession);
      await beginReading(page, large);
      // Early, because it continues until it is killed, and may not end before.
      await readUpTo(page, 0.05);
      await crash();
      page = await openLists(stage.browser);
      await until(async () => (await listed(page)).length === 1, 'the list');
      await intact();
    });
  });

  describe('two tabs at once', () => {
    it('the second waits with a message, and then continues', async () => {
      const large = await file('first.txt', manyWords().join('\n'));
      const other = await openLists(stage.browser);
      await beginReading(other, await file('second.txt', WORDS.join('\n')));
      await untilFound(other);
      const tooEarly = other.evaluate(readWhileAnotherTabReads);
      await beginReading(page, large);
      await tooEarly;
      await expect.poll(() => complaint(other)).toContain(messages.list_trouble_other_tab.message);
      await untilFound(page);
      await storeFound(page);
      await until(async () => (await listed(other)).length === 2, 'the other tab hears of it');
      await other.click({ selector: '.again' });
      await untilFound(other);
      await storeFound(other);
      await until(async () => (await listed(page)).length === 3, 'the first tab hears of it');
      await other.close();
      await goBackToTheFirst();
    });
  });

  describe('a stored list that is damaged', () => {
    it.each(['flip', 'remove'] as const)(
      '(%s) is reported if it would decide, and the open list can be chosen at once',
      async (damage) => {
        await page.evaluate(damageList, damage);
        await stage.browser.stopWorker();
        // Never a verdict from another list than the chosen one.
        await expect.poll(() => answerOn(page, ONLY_OWN)).toEqual({ state: 'failed', code: 'list' });
        await expect
          .poll(() => answerOn(page, 'Haustür', 'sd-2026'))
          .toMatchObject({ verdict: { verdict: 'allowed' } });
        const popup = await stage.browser.openOwn(`src/pages/popup/index.html?word=okno`);
        await until(
          () => popup.evaluate((sentence) => document.body.innerText.includes(sentence), messages.failed_list.message),
          'it is told',
        );
        await popup.close();
        await restOn(page, 'bundled');
        await until(async () => (await answerOn(page, 'okno')).state === 'ready', 'the open list decides');
        await importFile(page, await file('osps48.txt', WORDS.join('\n')));
        await expect.poll(() => answerOn(page, ONLY_OWN)).toMatchObject({ verdict: { verdict: 'allowed' } });
        await goBackToTheFirst();
      },
    );
  });

  // Firefox cannot limit the space of one extension.
  itIn('chromium')('a full disk is reported, with the space needed', async () => {
    const { browser } = stage;
    const { context, extensionId } = browser as ChromiumSession;
    const protocol = await context.newCDPSession(await context.newPage());
    /** Chromium caches the free space until two seconds after the last database was closed. */
    const setRoom = async (quota: { quotaSize?: number }) => {
      await page.close();
      await protocol.send('Storage.overrideQuotaForOrigin', { origin: `chrome-extension://${extensionId}`, ...quota });
      await browser.stopWorker();
      await new Promise((resolve) => setTimeout(resolve, 2500));
      page = await openLists(browser);
      await until(async () => (await listed(page)).length === 1, 'the list');
    };
    await setRoom({ quotaSize: 1000 });
    await beginReading(page, await file('late.txt', WORDS.slice(1).join('\n')));
    await untilFound(page);
    await page.click({ selector: '.import-form [type="submit"]' });
    await expect.poll(() => complaint(page)).toContain(wording('list_trouble_no_room'));
    await intact();
    await setRoom({});
    await importFile(page, await file('late.txt', WORDS.slice(1).join('\n')), { name: 'late', edition: '' });
    await goBackToTheFirst();
  });

  /** Makes the list of the tests the only one again. */
  async function goBackToTheFirst(): Promise<void> {
    await page.evaluate(forgetLists);
    await page.close();
    page = await openLists(stage.browser);
    await importFile(page, await file('osps48.txt', WORDS.join('\n')));
    before = await kept();
    await intact();
  }
});

/** The sentence of a message up to its first placeholder. */
function wording(key: keyof typeof messages): string {
  return messages[key].message.split('$')[0]!.trim();
}

/** Runs in another page with a chosen file: reads it again as soon as a file is being read. From outside, the read might end in between. */
async function readWhileAnotherTabReads(): Promise<void> {
  const isImporting = async () =>
    (await navigator.locks.query()).held!.some(({ name }) => name === 'verdikt-list-import');
  // Without a timer, which the browser slows down in a background tab.
  for (let sees = false; !sees; ) sees = await isImporting();
  const select = document.querySelector<HTMLSelectElement>('[name="encoding"]')!;
  select.value = 'utf-8';
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Runs in an own page: no list has ever been imported. */
async function forgetLists(): Promise<void> {
  const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
  await (browser ?? chrome).storage.local.remove('activeLists');
  const opening = indexedDB.open('verdikt-lists');
  await new Promise((resolve, reject) => {
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['records', 'shards'], 'readwrite');
      for (const store of ['records', 'shards']) transaction.objectStore(store).clear();
      transaction.oncomplete = resolve;
    };
  });
  opening.result.close();
}

/** Runs in an own page: damages the stored bytes of the newest list. */
async function damageList(damage: 'flip' | 'remove'): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await done(indexedDB.open('verdikt-lists'));
  const shards = database.transaction('shards', 'readwrite').objectStore('shards');
  for (const key of await done(shards.getAllKeys())) {
    const bytes = new Uint8Array(await done(shards.get(key)));
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    await done<unknown>((damage === 'flip' ? shards.put(bytes.buffer, key) : shards.delete(key)) as IDBRequest);
  }
  database.close();
}

/** Returns the peak memory, in bytes, of any page's process so far, including shared memory. */
async function mostMemory({ context }: ChromiumSession): Promise<number> {
  const protocol = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await protocol.send('SystemInfo.getProcessInfo');
  await protocol.detach();
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => Number(/VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) * 1024);
  expect(peaks.length).toBeGreaterThan(0);
  return Math.max(...peaks);
}

/** @returns a function that ends the process of the extension's pages at once, as the system does when memory is short */
async function prepareCrash({ context }: ChromiumSession): Promise<() => Promise<void>> {
  const page = context.pages().find((open) => open.url().endsWith('src/pages/options/index.html'))!;
  const protocol = await context.newCDPSession(page);
  return async () => {
    const crashed = new Promise((resolve) => page.once('crash', resolve));
    protocol.send('Page.crash').catch(() => {});
    await crashed;
    await page.close();
  };
}
