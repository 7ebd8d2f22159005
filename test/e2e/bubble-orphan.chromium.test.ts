import { expect, it } from 'vitest';
import { inFreshBrowser, until } from '../../scripts/browsers/index.ts';
import { shownVerdicts } from './bubble-content.ts';

inFreshBrowser(
  'a page that was open during an update of the extension',
  (stage) => {
    it('is not affected by the old content script', async () => {
      const page = await stage.browser.open(stage.pages.at('/places.html'));
      await page.click({ selector: '#plain' }, 2);
      await shownVerdicts(page);

      // The effect of an update on open pages: the old copy of the script stays, its extension is gone.
      const own = await stage.browser.openOwn('src/pages/options/index.html');
      await own.evaluate(() => setTimeout(() => chrome.runtime.reload(), 50)).catch(() => {});
      const isThere = () => own.evaluate(() => chrome.runtime.id !== undefined).catch(() => false);
      await until(async () => !(await isThere()), 'the extension is loaded again');

      await page.click({ text: 'Głębszy cień' });
      await until(async () => (await page.bubble()) === null, 'the bubble goes');
      await page.click({ selector: '#plain' }, 2);
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(await page.bubble()).toBeNull();
    });
  },
  // Firefox keeps the content scripts of a reloaded extension no longer than the extension.
  { engines: ['chromium'] },
);
