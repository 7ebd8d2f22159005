import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { changeSettings, resetSettings } from './settings.ts';

const POPUP = 'src/pages/popup/index.html';

inEachBrowser('the history', (stage) => {
  it('keeps words on Enter, pins one, removes one, clears the rest, and restores both', async () => {
    const page = await stage.browser.openOwn(POPUP);
    for (const word of ['remakiem', 'chceszli', 'okno']) await keep(page, word);
    await until(async () => (await kept(page)).join() === 'okno,chceszli,remakiem', 'three words');

    await page.click({ selector: '.kept > li:last-child .pin' });
    await until(async () => (await kept(page)).join() === 'remakiem,okno,chceszli', 'the pinned one stands first');
    await expect.poll(() => page.evaluate(() => document.querySelector('.pin')?.ariaPressed)).toBe('true');

    await page.click({ selector: '.kept > li:nth-child(2) .remove' });
    await until(async () => (await kept(page)).join() === 'remakiem,chceszli', 'okno is gone');
    // The pressed button is gone; the focus is on the undo button.
    await until(
      () => page.evaluate(() => document.activeElement?.className.includes('undo') === true),
      'Undo has the focus',
    );
    await page.press('Enter');
    await until(async () => (await kept(page)).join() === 'remakiem,okno,chceszli', 'okno is back');

    await page.click({ selector: '.history .foot .link' });
    await until(async () => (await kept(page)).join() === 'remakiem', 'the pinned one stays');
    await page.click({ selector: '.undo' });
    await until(async () => (await kept(page)).join() === 'remakiem,okno,chceszli', 'all are back');
    await page.close();

    const panel = await stage.browser.openOwn('src/pages/panel/index.html');
    await until(async () => (await kept(panel)).join() === 'remakiem,okno,chceszli', 'the panel has the same');
    await panel.close();
  });

  it('follows another page, and shows other rulesets', async () => {
    const panel = await stage.browser.openOwn('src/pages/panel/index.html');
    const popup = await stage.browser.openOwn(POPUP);
    await keep(popup, 'dom');
    await until(async () => (await kept(panel)).includes('dom'), 'the panel follows');
    await panel.close();
    await popup.close();
  });

  it('can be searched without diacritics once it is long', async () => {
    const page = await stage.browser.openOwn('src/pages/panel/index.html');
    await until(() => page.evaluate(() => document.activeElement?.localName === 'input'), 'the field');
    await page.evaluate(async () => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      const words = ['żółw', ...Array.from({ length: 40 }, (_, number) => `kot${'a'.repeat(number)}`)];
      const history = words.map((word, age) => ({
        word,
        ruleset: 'pfs-2018',
        verdict: 'allowed',
        pinned: false,
        when: 1_000_000 - age,
      }));
      await (browser ?? chrome).storage.local.set({ history });
    });
    await until(async () => (await kept(page)).length === 15, 'the first of them');
    await page.click({ selector: '.all' });
    await until(async () => (await kept(page)).length === 41, 'all of them');
    await page.click({ selector: '.search' });
    await page.type('zol');
    await until(async () => (await kept(page)).join() === 'żółw', 'what was searched for');
    await page.close();
  });

  it('keeps nothing while it is switched off', async () => {
    await changeSettings(stage.browser, { history: false });
    const page = await stage.browser.openOwn(POPUP);
    const before = await stored(page);
    await keep(page, 'śmiech');
    // Typed text is judged after Enter was handled.
    await keep(page, 'jaźń');
    await expect.poll(() => page.evaluate(() => document.querySelector('.history'))).toBeNull();
    await expect.poll(() => stored(page)).toEqual(before);
    await resetSettings(stage.browser);
    await until(() => page.evaluate(() => document.querySelector('.history') !== null), 'it is shown again');
    await keep(page, 'śmiech');
    await until(async () => (await kept(page)).includes('śmiech'), 'it is kept again');
    await page.close();
  });
});

/** Types a word and presses Enter once its verdict is there. */
async function keep(page: TestPage, word: string): Promise<void> {
  await until(() => page.evaluate(() => document.querySelector('main > .question input') !== null), 'the field');
  await page.click({ selector: 'main > .question input' });
  await page.press('Control+a');
  await page.type(word);
  await until(() => page.evaluate((w) => document.querySelector('.tiles')?.ariaLabel === w, word), word);
  await page.press('Enter');
}

function kept(page: TestPage): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.kept > li')].map((entry) => entry.querySelector('[lang]')?.textContent ?? ''),
  );
}

function stored(page: TestPage): Promise<unknown> {
  return page.evaluate(async () => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (await (browser ?? chrome).storage.local.get('history')).history;
  });
}
