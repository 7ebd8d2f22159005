import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { ChromiumSession } from '../../scripts/browsers/chromium.ts';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { shownVerdicts } from './bubble-content.ts';
import { changeSettings, resetSettings } from './settings.ts';

inEachBrowser('refused requests', (stage) => {
  it('in play mode: everything that finds words, also on pages that were open before', async () => {
    const forms = await stage.browser.openOwn('src/pages/forms/index.html?word=okno&ruleset=pfs-2018');
    await until(() => forms.evaluate(() => document.querySelector('.lemma') !== null), 'the forms');
    const lists = await stage.browser.openOwn('src/pages/list-diff/index.html');
    await until(() => lists.evaluate(() => document.querySelector('main p a') !== null), 'the comparison of lists');

    await changeSettings(stage.browser, { play: true });
    const shown = (page: TestPage) => page.evaluate(() => document.querySelector('main')?.innerText ?? '');
    const sentence = /Help with finding words is hidden/;
    for (const page of [forms, lists]) {
      await expect.poll(() => shown(page)).toMatch(sentence);
      await expect
        .poll(() => page.evaluate(() => document.querySelectorAll('.form, .defectives, .choices, main input').length))
        .toBe(0);
    }
    const anew = await stage.browser.openOwn('src/pages/forms/index.html?word=okno&ruleset=pfs-2018');
    await expect.poll(() => shown(anew)).toMatch(sentence);
    const lookup = { word: 'okno', ruleset: 'pfs-2018' };
    const requests = [
      { name: 'forms', ...lookup },
      { name: 'hooks', ...lookup },
      { name: 'open-forms', ...lookup },
      { name: 'defectives', ruleset: 'pfs-2018' },
    ];
    for (const request of requests)
      await expect.poll(() => answerTo(anew, request)).toEqual({ state: 'refused', code: 'play' });
    await expect.poll(() => answerTo(anew, { name: 'judge', ...lookup })).toMatchObject({ state: 'ready' });

    await resetSettings(stage.browser);
    await until(() => forms.evaluate(() => document.querySelector('.lemma') !== null), 'the forms again');
    for (const page of [forms, lists, anew]) await page.close();
  });

  it('a request that fails: the sender gets an answer and does not wait', async () => {
    const page = await stage.browser.openOwn('src/pages/options/index.html');
    await page.evaluate(async () => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      const { session } = (browser ?? chrome).storage;
      // Until the last kilobyte is used.
      for (let size = 2 ** 20; size >= 64; size /= 2)
        for (let count = 0; count < 12; count++)
          await session.set({ [`filled-${size}-${count}`]: 'x'.repeat(size) }).catch(() => {});
    });
    const text = 'okno '.repeat(100);
    await expect.poll(() => answerTo(page, { name: 'open-table', text })).toEqual({ state: 'refused', code: 'error' });
    await expect
      .poll(() => answerTo(page, { name: 'open-forms', word: 'okno', ruleset: 'pfs-2018' }))
      .toEqual({
        state: 'refused',
        code: 'error',
      });
    await page.evaluate(async () => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      await (browser ?? chrome).storage.session.clear();
    });
    await page.close();
  });
});

inEachBrowser(
  'a tab that asks without end',
  (stage) => {
    it('is refused, and another page has its bubble', async () => {
      const browser = stage.browser as ChromiumSession;
      const hostile = await browser.context.newPage();
      await hostile.goto(stage.pages.at('/try.html'));
      const counts = await inContentScript<{ busy: number; answered: number; seconds: number }>(
        browser,
        hostile,
        `(async () => {
          const counts = { busy: 0, answered: 0, seconds: 0 };
          const begun = performance.now();
          const rulesets = ['pfs-2018', 'sd-2026', '7slow', 'school-en'];
          const asked = Array.from({ length: 3000 }, (_, count) =>
            chrome.runtime.sendMessage({ name: 'judge', word: 'nienie' + 'ą'.repeat(count % 34), ruleset: rulesets[count % 4] })
              .then((answer) => { counts[answer.code === 'busy' ? 'busy' : 'answered']++; }));
          globalThis.flood = setInterval(() => chrome.runtime.sendMessage({ name: 'judge', word: 'kot', ruleset: 'sd-2026' }), 1);
          await Promise.all(asked);
          return { ...counts, seconds: (performance.now() - begun) / 1000 };
        })()`,
      );
      expect(counts.busy).toBeGreaterThan(0);
      // A burst and its refill (`senders.ts`), however long it takes.
      expect(counts.answered).toBeLessThanOrEqual(300 + 60 * counts.seconds);
      expect(counts.answered).toBeGreaterThan(100);
      const page = await browser.open(stage.pages.at('/try.html'));
      const start = performance.now();
      await page.click({ text: 'remakiem' }, 2);
      await expect.poll(() => shownVerdicts(page, 'remakiem')).toEqual([{ word: 'remakiem', verdict: 'allowed' }]);
      console.log(`bubble after ${Math.round(performance.now() - start)} ms`);
      await page.close();
      await hostile.close();
    });
  },
  { engines: ['chromium'] },
);

inEachBrowser(
  'the process of a page',
  (stage) => {
    it('reads and writes nothing in storage', async () => {
      const browser = stage.browser as ChromiumSession;
      const page = await browser.context.newPage();
      await page.goto(stage.pages.at('/try.html'));
      const own = await browser.openOwn('src/pages/options/index.html');
      const kept = () => own.evaluate(() => chrome.storage.local.get(null));
      const before = await kept();
      const tries = await inContentScript<string[]>(
        browser,
        page,
        `Promise.all(['local', 'sync', 'session'].flatMap((area) => [
          () => chrome.storage[area].get(null),
          () => chrome.storage[area].set({ settings: {}, exceptions: [] }),
          () => chrome.storage[area].clear(),
        ]).map((run) => Promise.resolve().then(run).then(() => 'done', (error) => error.message)))`,
      );
      for (const answer of tries) expect(answer).toMatch(/not allowed from this context/);
      await expect.poll(() => kept()).toEqual(before);
      await own.close();
      await page.close();
    });
  },
  { engines: ['chromium'] },
);

/** Evaluates an expression in the world of a page's content script, as a page that has taken over its process could. */
async function inContentScript<T>({ context }: ChromiumSession, page: Page, expression: string): Promise<T> {
  const cdp = await context.newCDPSession(page);
  const worlds: { id: number; origin: string }[] = [];
  cdp.on('Runtime.executionContextCreated', ({ context: world }) => worlds.push(world));
  await cdp.send('Runtime.enable');
  const world = await until(
    async () => worlds.find(({ origin }) => origin.startsWith('chrome-extension:')),
    'the world of the content script',
  );
  const { result, exceptionDetails } = await cdp.send('Runtime.evaluate', {
    contextId: world.id,
    awaitPromise: true,
    returnByValue: true,
    expression,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

/** The worker's answer to a message; `silent` if there is none. */
function answerTo(page: TestPage, request: object): Promise<unknown> {
  return page.evaluate((message) => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    const answer = (browser ?? chrome).runtime.sendMessage(message);
    return Promise.race([answer, new Promise((later) => setTimeout(later, 10_000, 'silent'))]);
  }, request);
}
