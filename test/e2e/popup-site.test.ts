import { expect, it } from 'vitest';
import { inEachBrowser, until } from '../../scripts/browsers/index.ts';
import type { Settings } from '../../src/storage/settings.ts';
import { shownVerdicts } from './bubble-content.ts';
import { resetSettings } from './settings.ts';

inEachBrowser('the switch for a site in the popup', (stage) => {
  it('turns the bubble off and on for the site of the active tab', async () => {
    const popup = await stage.browser.openOwn('src/popup/index.html');
    const page = await stage.browser.open(stage.pages.at('/places.html'));
    // A popup opens above the active tab; this one is a tab of its own, behind the active one.
    await popup.evaluate(() => location.reload()).catch(() => {});
    const label = () => popup.evaluate(() => document.querySelector('.switch')?.textContent ?? '').catch(() => '');
    await until(async () => (await label()).includes('127.0.0.1'), 'the switch');
    const toggle = () => popup.evaluate(() => document.querySelector<HTMLInputElement>('.switch input')!.click());
    const disabledSites = () =>
      popup.evaluate(async () => {
        const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
        const { settings } = await (browser ?? chrome).storage.local.get<{ settings?: Partial<Settings> }>('settings');
        return settings?.disabledSites ?? [];
      });

    await toggle();
    await expect.poll(disabledSites).toEqual(['127.0.0.1']);
    await page.click({ selector: '#plain' }, 2);
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(await page.bubble()).toBeNull();

    await toggle();
    await expect.poll(disabledSites).toEqual([]);
    await page.click({ text: 'Głębszy cień' });
    await page.click({ selector: '#plain' }, 2);
    await shownVerdicts(page);
    await resetSettings(stage.browser);
  });
});
