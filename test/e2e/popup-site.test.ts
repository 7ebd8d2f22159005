import { expect, it } from 'vitest';
import { shownVerdicts } from './bubble-content.ts';
import { inEachBrowser, until } from './harness/index.ts';
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
    const stored = () =>
      popup.evaluate(() => document.querySelector<HTMLInputElement>('.switch input')!.checked).catch(() => true);

    await toggle();
    await until(async () => !(await stored()), 'the site is off');
    await page.click({ selector: '#plain' }, 2);
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(await page.bubble()).toBeNull();

    await toggle();
    await until(stored, 'the site is on');
    await page.click({ text: 'Głębszy cień' });
    await page.click({ selector: '#plain' }, 2);
    await shownVerdicts(page);
    await resetSettings(stage.browser);
  });
});
