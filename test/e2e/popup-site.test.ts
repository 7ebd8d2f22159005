import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import type { RulesetId } from '../../src/core/rules/verdict.ts';
import type { Settings } from '../../src/platform/storage/settings.ts';
import { shownVerdicts } from './bubble-content.ts';
import { changeSettings, resetSettings, storedSettings } from './settings.ts';

inEachBrowser('the switch for a site in the popup', (stage) => {
  it('turns the bubble off and on for the site of the active tab', async () => {
    const popup = await stage.browser.openOwn('src/pages/popup/index.html');
    const page = await stage.browser.open(stage.pages.at('/places.html'));
    // A popup opens above the active tab; this one is a background tab.
    await popup.evaluate(() => location.reload()).catch(() => {});
    const toggle = () =>
      popup
        .evaluate(() => {
          const labels = [...document.querySelectorAll('.switch')];
          const input = labels.find(({ textContent }) => textContent?.includes('127.0.0.1'))?.querySelector('input');
          input?.click();
          return input !== undefined;
        })
        .catch(() => false);
    const disabledSites = () =>
      popup.evaluate(async () => {
        const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
        const { settings } = await (browser ?? chrome).storage.local.get<{ settings?: Partial<Settings> }>('settings');
        return settings?.disabledSites ?? [];
      });

    await until(toggle, 'the switch');
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

/** A popup opens above the active tab; this one is a background tab. */
async function openAgain(popup: TestPage): Promise<void> {
  await popup.evaluate(() => {
    document.body.dataset.before = '';
    location.reload();
  });
  const isNew = () => popup.evaluate(() => document.querySelector('select') && !('before' in document.body.dataset));
  await until(async () => isNew().catch(() => false), 'the popup');
}

inEachBrowser('the rules of a site in the popup', (stage) => {
  it('are shown if the active site has its own, and can be reset there', async () => {
    const siteRulesets = { '127.0.0.1': '7slow', 'other.example': 'sd-2026' } as const;
    await changeSettings(stage.browser, { siteRulesets });
    const popup = await stage.browser.openOwn('src/pages/popup/index.html');
    const page = await stage.browser.open(stage.pages.at('/places.html'));
    await openAgain(popup);
    const chip = () => popup.evaluate(() => document.querySelector('.site-rules')?.textContent ?? '');
    await expect.poll(chip).toBe('This site: Polish · 7 słów ↺');
    await popup.evaluate(() => document.querySelector<HTMLElement>('.site-rules')!.click());
    await expect.poll(chip).toBe('');
    await expect
      .poll(async () => (await storedSettings(stage.browser)).siteRulesets)
      .toEqual({ 'other.example': 'sd-2026' });
    await resetSettings(stage.browser);
    await page.close();
    await popup.close();
  });

  it('are offered by language, in a list below the field', async () => {
    const popup = await stage.browser.openOwn('src/pages/popup/index.html');
    const groups = () =>
      popup.evaluate(() =>
        [...document.querySelectorAll('optgroup')].map(({ label, children }) => [label, children.length]),
      );
    await expect.poll(groups).toEqual([
      ['Polish', 3],
      ['German', 1],
      ['English', 1],
    ]);
    const [field, rules] = await popup.evaluate(() =>
      ['input', 'select'].map((name) => document.querySelector(name)!.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(rules!.top).toBeGreaterThanOrEqual(field!.bottom);
    expect(field!.width).toBeGreaterThan(300);
    expect(rules!.height).toBeGreaterThanOrEqual(24);
    await popup.close();
  });
});

inEachBrowser('the word selected on the active page', (stage) => {
  const lookup = (popup: TestPage) =>
    popup.evaluate(() => [document.querySelector('input')!.value, document.querySelector('select')!.value]);
  // The popup does not wait for a busy page, so it may need more than one opening.
  const opensWith = (popup: TestPage, wanted: [word: string, ruleset: RulesetId]) =>
    expect
      .poll(
        async () => {
          await openAgain(popup);
          return lookup(popup);
        },
        { interval: 300 },
      )
      .toEqual(wanted);

  it('opens the popup with its own rules, before the last typed text', async () => {
    const popup = await stage.browser.openOwn('src/pages/popup/index.html?word=okno');
    await expect.poll(() => lookup(popup)).toEqual(['okno', 'pfs-2018']);
    await popup.close();
    const again = await stage.browser.openOwn('src/pages/popup/index.html');
    await expect.poll(() => lookup(again)).toEqual(['okno', 'pfs-2018']);

    const body = '<p>Die <b>Haustür</b></p><p><i>Ein ganzer Satz, in dem mehr Wörter stehen.</i></p><p lang="">kot</p>';
    const page = await stage.browser.open(stage.pages.add({ body, language: 'de' }));
    await openAgain(again);
    await expect.poll(() => lookup(again)).toEqual(['okno', 'pfs-2018']);
    await page.click({ text: 'Haustür' }, 2);
    await shownVerdicts(page, 'haustür');
    await opensWith(again, ['Haustür', 'sd-2026']);
    // A sentence is not judged; the last text is shown again, under the rules of the popup.
    await page.press('Escape');
    await page.click({ selector: 'i' }, 3);
    await openAgain(again);
    await expect.poll(() => lookup(again)).toEqual(['Haustür', 'pfs-2018']);
    await page.close();
    await again.close();
  });

  it('is found in a frame', async () => {
    const popup = await stage.browser.openOwn('src/pages/popup/index.html');
    const frame = `<iframe srcdoc="<html lang=pl><body style='margin:4px'>znaszli" style="border:0"></iframe>`;
    const page = await stage.browser.open(stage.pages.add({ body: `<p>Seite</p>${frame}`, language: 'de' }));
    await page.click({ text: 'znaszli' }, 2);
    await opensWith(popup, ['znaszli', 'pfs-2018']);
    await page.close();
    await popup.close();
  });
});
