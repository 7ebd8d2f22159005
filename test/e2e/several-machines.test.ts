import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { changeSettings, storedSettings } from './settings.ts';

type Api = Record<'browser' | 'chrome', typeof globalThis.chrome>;

inEachBrowser('several machines', (stage) => {
  const shared = (page: TestPage) =>
    page.evaluate(async () => {
      const { browser, chrome } = globalThis as unknown as Api;
      const items: Record<string, Record<string, [number, unknown]>> = await (browser ?? chrome).storage.sync.get(null);
      return Object.assign({}, ...Object.values(items)) as Record<string, [number, unknown]>;
    });
  const press = (page: TestPage) =>
    page.evaluate(() => document.querySelector<HTMLElement>('#machines [type=checkbox]')!.click());
  const state = (page: TestPage) =>
    page.evaluate(() => document.querySelector('#machines [role=status]')?.textContent ?? '');

  it('exchange nothing before it is switched on; then each change, of which the later one wins', async () => {
    await changeSettings(stage.browser, { textSize: 'large' });
    const page = await stage.browser.openOwn('src/pages/options/index.html');
    await until(() => page.evaluate(() => document.querySelector('#machines [type=checkbox]') !== null), 'the switch');
    await expect.poll(() => state(page)).not.toBe('');
    const off = await state(page);
    expect(await shared(page)).toEqual({});

    await press(page);
    await expect.poll(async () => (await shared(page))['setting textSize']?.[1]).toBe('large');
    await expect.poll(() => state(page)).not.toBe(off);
    await changeSettings(stage.browser, { textSize: 'larger' });
    await expect.poll(async () => (await shared(page))['setting textSize']?.[1]).toBe('larger');

    // Another device writes a later value, into the item of this one's value.
    await page.evaluate(async () => {
      const { browser, chrome } = globalThis as unknown as Api;
      const { sync } = (browser ?? chrome).storage;
      const items: Record<string, Record<string, [number, unknown]>> = await sync.get(null);
      for (const [key, item] of Object.entries(items)) {
        const before = item['setting textSize'];
        if (before) await sync.set({ [key]: { ...item, 'setting textSize': [before[0] + 1, 'large'] } });
      }
    });
    await expect.poll(async () => (await storedSettings(stage.browser)).textSize).toBe('large');

    await press(page);
    await expect.poll(() => state(page)).toBe(off);
    await until(
      () =>
        page.evaluate(async () => {
          const { browser, chrome } = globalThis as unknown as Api;
          return !('exchange' in (await (browser ?? chrome).storage.local.get('exchange')));
        }),
      'what was exchanged is forgotten',
    );
    const before = await shared(page);
    await changeSettings(stage.browser, { textSize: 'normal', hooks: true });
    // Switched on again it would sync at once: the worker has received the change by then.
    await expect.poll(async () => (await storedSettings(stage.browser)).hooks).toBe(true);
    await expect.poll(() => shared(page)).toEqual(before);
    await page.close();
  });
});
