import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseRules } from '../../scripts/browsers/choose-rules.ts';
import { launchFirefox } from '../../scripts/browsers/firefox.ts';
import { builtExtension, type Session, type TestPage, until, usableBrowser } from '../../scripts/browsers/index.ts';

const found = usableBrowser('firefox');
const firefox = found.browser;
const why = found.browser === null ? `, ${found.why}` : '';

// Chromium runs an extension in private windows only after the user has allowed it on its own page, which nothing else can do.
describe.skipIf(firefox === null)(`private windows (firefox${why})`, () => {
  let session: Session;
  beforeAll(async () => {
    session = await launchFirefox(firefox!.path, builtExtension('firefox'), { privately: true });
  });
  afterAll(() => session?.close());

  it.each(['popup', 'panel'])('keep no word and no typed text: %s', async (place) => {
    const page = await session.openOwn(`src/pages/${place}/index.html`);
    await expect.poll(() => inPrivateWindow(page)).toBe(true);
    await until(() => page.evaluate(() => document.activeElement?.localName === 'input'), 'the field');
    await page.type('chceszli');
    await until(() => page.evaluate(() => document.querySelector('.tiles')?.ariaLabel === 'chceszli'), 'the verdict');
    await page.press('Enter');
    // It is in this page's memory, so that the arrow keys find it.
    await until(() => page.evaluate(() => document.querySelector('.kept') !== null), 'the list of this page');
    expect(await everythingStored(page)).not.toContain('chceszli');
    await page.close();

    const again = await session.openOwn(`src/pages/${place}/index.html`);
    await until(() => again.evaluate(() => document.activeElement?.localName === 'input'), 'the field');
    await expect.poll(() => again.evaluate(() => document.querySelector('input')?.value)).toBe('');
    await expect.poll(() => again.evaluate(() => document.querySelector('.kept'))).toBeNull();
    expect(await everythingStored(again)).not.toContain('chceszli');
    await again.close();
  });

  it('store no choice of rules, no site and no game', async () => {
    const page = await session.openOwn('src/pages/popup/index.html');
    await until(() => page.evaluate(() => document.activeElement?.localName === 'input'), 'the field');
    await chooseRules(page, '7slow');
    await until(() => page.evaluate(() => document.querySelector('.game') !== null), 'the other rules');
    expect(await page.evaluate(() => document.body.textContent)).not.toContain('127.0.0.1');
    await page.close();

    const game = await session.openOwn('src/score-sheets/7slow/index.html');
    await until(() => game.evaluate(() => document.querySelector('.players input[type=text]') !== null), 'the players');
    await game.click({ selector: '.players input[type=text]' });
    await game.type('Zdzisława');
    await game.evaluate(() => document.querySelector<HTMLFormElement>('form')?.requestSubmit());
    // In the browser's memory only.
    await expect.poll(() => everythingStored(game)).toMatch(/"game-7slow":.*Zdzisława/);
    expect(await storedOnDisk(game)).toEqual({});
    await game.close();
  });

  it('offer no web dictionary, whose tab might be kept in the history', async () => {
    const page = await session.openOwn('src/pages/popup/index.html');
    const switchLinks = (links: boolean) =>
      page.evaluate((on) => {
        const { browser } = globalThis as unknown as Record<'browser', typeof globalThis.chrome>;
        return browser.storage.local.set({ aids: { links: on } });
      }, links);
    await until(() => page.evaluate(() => document.activeElement?.localName === 'input'), 'the field');
    await chooseRules(page, 'pfs-2018');
    await switchLinks(true);
    await page.type('kot');
    await until(() => page.evaluate(() => document.querySelector('.actions .copy') !== null), 'the verdict');
    expect(await page.evaluate(() => document.querySelectorAll('.actions .dictionary').length)).toBe(0);
    await switchLinks(false);
    await page.close();
  });
});

function storedOnDisk(page: TestPage): Promise<object> {
  return page.evaluate(() => {
    const { browser } = globalThis as unknown as Record<'browser', typeof globalThis.chrome>;
    return browser.storage.local.get(null);
  });
}

function inPrivateWindow(page: TestPage): Promise<boolean> {
  return page.evaluate(() => {
    const { browser } = globalThis as unknown as Record<'browser', typeof globalThis.chrome>;
    return browser.extension.inIncognitoContext;
  });
}

function everythingStored(page: TestPage): Promise<string> {
  return page.evaluate(async () => {
    const { browser } = globalThis as unknown as Record<'browser', typeof globalThis.chrome>;
    return JSON.stringify([await browser.storage.local.get(null), await browser.storage.session.get(null)]);
  });
}
