import { afterEach, expect, it } from 'vitest';
import { isFirstRun } from '../../scripts/browsers/first-run.ts';
import { inFreshBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { changeSettings, resetSettings } from './settings.ts';

// The harness checks before every test that it opens after the installation: it waits for it and closes it.
inFreshBrowser('the first-run page', (stage) => {
  const open = async () => {
    const page = await stage.browser.openOwn('src/pages/welcome/index.html');
    await until(() => page.evaluate(() => document.querySelector('main') !== null), 'the page');
    return page;
  };

  afterEach(() => resetSettings(stage.browser));

  const popupGoesBy = async (ruleset: string) => {
    const popup = await stage.browser.openOwn('src/pages/popup/index.html');
    await expect.poll(() => popup.evaluate(() => document.querySelector('select')?.value)).toBe(ruleset);
    await popup.close();
  };

  it('starts with the rules of the popup, and judges a word by them before any press', async () => {
    const page = await open();
    await expect
      .poll(() => page.evaluate(() => document.querySelector<HTMLInputElement>(':checked')?.value))
      .toBe('pfs-2018');
    await popupGoesBy('pfs-2018');
    await until(async () => (await text(page, '.try .verdict')).includes('excl. 8'), 'the verdict by these rules');
    await page.close();
  });

  it('uses the chosen rules, and so does the popup', async () => {
    const page = await open();
    await page.click({ selector: 'input[value="pfs-2016"]' });
    await until(
      async () => (await text(page, '.try .verdict')).includes('general rules'),
      'the same word by other rules',
    );
    await popupGoesBy('pfs-2016');
    await page.click({ selector: 'input[value="school-en"]' });
    await until(
      async () => (await text(page, '.try .verdict .disallowed')).includes('London'),
      'a word of their language',
    );
    await expect.poll(() => text(page, '.sample mark:not(.left)')).toBe('London');
    await popupGoesBy('school-en');
    await page.close();
  });

  it('shows rules chosen elsewhere', async () => {
    await changeSettings(stage.browser, { ruleset: 'sd-2026' });
    const page = await open();
    await until(async () => (await text(page, '.sample mark')) === 'habs', 'a German word');
    await page.close();
  });

  it('judges a word that is highlighted, pressed or typed', async () => {
    const page = await open();
    const says = (word: string, verdict: string) =>
      until(async () => (await text(page, '.spoken')).startsWith(`${word}: ${verdict}`), `${word} is ${verdict}`);
    await page.click({ selector: 'input[value="school-en"]' });
    await until(async () => (await text(page, '.sample')).includes('wolves'), 'English words');
    await page.click({ text: 'wolves' }, 2);
    await says('wolves', 'allowed');
    await page.drag({ text: 'e-mail' }, { text: 'e-mail' });
    await says('e-mail', 'not allowed');
    await page.click({ selector: '.buttons button' });
    await says('ox', 'allowed');
    await page.click({ selector: '.buttons input' });
    await page.type('qi');
    await says('qi', 'allowed');
    await page.close();
  });

  it('shows sample words and the answer without scrolling', async () => {
    const page = await open();
    await page.viewport(1280, 720);
    await page.evaluate(() => document.querySelector<HTMLElement>('.buttons button')?.click());
    const bottom = () =>
      page.evaluate(() => document.querySelector('.verdict .answer')?.getBoundingClientRect().bottom);
    await until(async () => (await bottom()) !== undefined, 'the verdict');
    await expect.poll(() => bottom()).toBeLessThan(720);
    await page.close();
  });

  it('stores the chosen rules', async () => {
    const page = await open();
    await page.click({ selector: 'input[value="7slow"]' });
    const kept = () =>
      page.evaluate(async () => {
        const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
        const { settings } = await (browser ?? chrome).storage.local.get('settings');
        return (settings as { rulesetOf?: { pl?: string } } | undefined)?.rulesetOf?.pl;
      });
    await until(async () => (await kept()) === '7slow', 'the choice is stored');
    await page.close();
  });

  it('links the import of lists, and back', async () => {
    const page = await open();
    await page.click({ selector: 'a[href$="#lists"]' });
    // The query may come between two pages.
    const has = (selector: string) =>
      page.evaluate((wanted) => document.querySelector(wanted) !== null, selector).catch(() => false);
    await until(() => has('#lists h2'), 'the options');
    // A keyboard user is one press away from the file.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Your word lists');
    await page.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.drop-zone input'))).toBe(true);
    await page.click({ selector: '#about a' });
    await until(() => has('.sample'), 'the page again');
    await page.close();
  });

  it('does not open after an update', async () => {
    const page = await open();
    // The own page disappears with the old version; another one shows that the new one works.
    await stage.browser.update();
    const after = await stage.browser.openOwn('src/pages/options/index.html');
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const others = await after.evaluate(() => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      return (browser ?? chrome).extension.getViews({ type: 'tab' }).map((view) => view.location.href);
    });
    expect(others.some((url) => url.includes('/src/pages/options/'))).toBe(true);
    expect(others.filter(isFirstRun)).toEqual([]);
    await after.close();
    await page.close().catch(() => {});
  });
});

function text(page: TestPage, selector: string): Promise<string> {
  return page.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);
}
