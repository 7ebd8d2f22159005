import { expect, it } from 'vitest';
import { chooseRules } from '../../scripts/browsers/choose-rules.ts';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { changeSettings, resetSettings } from './settings.ts';

type Api = Record<'browser' | 'chrome', typeof globalThis.chrome>;

inEachBrowser('a word in a dictionary on the web', (stage) => {
  const store = (page: TestPage, values: Record<string, unknown>) =>
    page.evaluate((stored) => {
      const { browser, chrome } = globalThis as unknown as Api;
      return (browser ?? chrome).storage.local.set(stored);
    }, values);
  const opened = async (word: string) => {
    const page = await stage.browser.openOwn(`src/pages/popup/index.html?word=${word}`);
    await until(() => page.evaluate(() => document.querySelector('select') !== null), 'the rules');
    await chooseRules(page, 'pfs-2018');
    await until(() => page.evaluate(() => document.querySelector('.actions .copy') !== null), 'the verdict');
    return page;
  };
  const link = (page: TestPage) =>
    page.evaluate(() => document.querySelector('.actions .dictionary')?.textContent ?? null);

  it('is offered once it is switched on, and opened only by a press', async () => {
    const page = await opened('żółw');
    expect(await link(page)).toBeNull();
    const options = await stage.browser.openOwn('src/pages/options/index.html');
    await until(() => options.evaluate(() => document.querySelectorAll('#links [type=checkbox]').length === 1), 'it');
    await options.evaluate(() => document.querySelector<HTMLElement>('#links [type=checkbox]')!.click());
    await expect.poll(() => link(page)).toBe('sjp.pl');
    expect(await page.evaluate(() => document.querySelector('a[href^=http], link[href^=http]') !== null)).toBe(false);
    await page.evaluate(() => {
      const { browser, chrome } = globalThis as unknown as Api;
      for (const { tabs } of [browser, chrome].filter(Boolean))
        Object.defineProperty(tabs, 'create', {
          value: ({ url }: { url: string }, done?: () => void) => {
            document.title = url;
            done?.();
            return Promise.resolve();
          },
        });
      document.querySelector<HTMLElement>('.actions .dictionary')!.click();
    });
    await expect.poll(() => page.evaluate(() => document.title)).toBe('https://sjp.pl/%C5%BC%C3%B3%C5%82w');

    await chooseRules(page, 'sd-2026');
    await expect.poll(() => link(page)).toBe('Duden');
    await chooseRules(page, 'school-en');
    await expect.poll(() => link(page)).toBeNull();
    for (const one of [page, options]) await one.close();
  });

  it('is not offered in play mode', async () => {
    await changeSettings(stage.browser, { play: true });
    const page = await opened('kot');
    await store(page, { aids: { links: true } });
    await until(() => page.evaluate(() => document.querySelector('.actions .copy') !== null), 'the verdict');
    expect(await link(page)).toBeNull();
    await resetSettings(stage.browser);
    await expect.poll(() => link(page)).toBe('sjp.pl');
    await store(page, { aids: {} });
    await expect.poll(() => link(page)).toBeNull();
    await page.close();
  });
});
