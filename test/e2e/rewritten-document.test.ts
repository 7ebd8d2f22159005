import { expect, it } from 'vitest';
import { inEachBrowser } from '../../scripts/browsers/index.ts';
import { shownVerdicts } from './bubble-content.ts';

const DISALLOWED = [{ word: 'chceszli', verdict: 'disallowed' }];

inEachBrowser('a rewritten document', (stage) => {
  it('is followed as before', async () => {
    const page = await stage.browser.open(stage.pages.add({ body: '<p>Tu jest <b>kot</b>.</p>' }));
    // The script has started to listen.
    await page.click({ selector: 'b' }, 2);
    await shownVerdicts(page, 'kot');
    for (const selector of ['#first', '#second']) {
      await page.evaluate((wanted) => {
        document.open();
        document.write(`<html lang=pl><p>Tu jest <b id=${wanted.slice(1)}>chceszli</b>.</p>`);
        document.close();
      }, selector);
      await page.click({ selector }, 2);
      await expect.poll(() => shownVerdicts(page)).toEqual(DISALLOWED);
    }
    await page.close();
  });

  it('in a frame is followed when it is filled late', async () => {
    const page = await stage.browser.open(stage.pages.add({ body: '<iframe width=400 height=300></iframe>' }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await page.evaluate(() => {
      const inner = document.querySelector('iframe')!.contentDocument!;
      inner.open();
      inner.write('<html lang=pl><p>Tu jest <b>chceszli</b>.</p>');
      inner.close();
    });
    await page.click({ text: 'chceszli' }, 2);
    await expect.poll(() => shownVerdicts(page)).toEqual(DISALLOWED);
    await page.close();
  });

  it('reports one press once if only its root was replaced', async () => {
    const page = await stage.browser.open(stage.pages.add({ body: '<p>Tu jest <b>kot</b>.</p>' }));
    await page.evaluate(() => {
      const root = document.createElement('html');
      root.lang = 'pl';
      root.innerHTML = '<body><p>Tu jest <b id=new>chceszli</b>.</p>';
      document.replaceChild(root, document.documentElement);
    });
    await page.click({ selector: '#new' }, 2);
    await expect.poll(() => shownVerdicts(page)).toEqual(DISALLOWED);
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('[popover]').length)).toBe(1);
    await page.close();
  });
});
