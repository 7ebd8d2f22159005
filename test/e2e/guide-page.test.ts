import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { changeSettings, resetSettings } from './settings.ts';

const GUIDE = 'src/pages/guide/index.html';

inEachBrowser('the guide in the extension', (stage) => {
  const opened = async (anchor = ''): Promise<TestPage> => {
    const page = await stage.browser.openOwn(`${GUIDE}${anchor}`);
    await until(() => page.evaluate(() => document.querySelector('main h2') !== null), 'the guide');
    return page;
  };

  it('shows the pictures and the parts that its contents link', async () => {
    const page = await opened();
    await expect.poll(() => page.evaluate(() => document.title)).toBe('User guide');
    const parts = await page.evaluate(() => [...document.querySelectorAll('h2')].map(({ textContent }) => textContent));
    expect(parts).toContain('Import OSPS or another list');
    expect(parts).not.toContain('The command line');
    const listed = await page.evaluate(() => [...document.querySelectorAll('nav a')].map((link) => link.textContent));
    expect(listed).toEqual(parts);
    await page.evaluate(() => {
      for (const picture of document.images) picture.loading = 'eager';
    });
    await expect
      .poll(() => page.evaluate(() => [...document.images].filter((picture) => picture.naturalWidth === 0).length))
      .toBe(0);
    // The reserved space has the size of the picture.
    const kept = await page.evaluate(() =>
      [...document.images].every(
        (picture) =>
          `${picture.naturalWidth}×${picture.naturalHeight}` ===
          `${picture.getAttribute('width')}×${picture.getAttribute('height')}`,
      ),
    );
    expect(kept).toBe(true);
    await page.close();
  });

  it('opens at the requested part, and goes to another by keyboard', async () => {
    const page = await opened('#all-forms-of-a-word-zej%C5%9B%C4%87');
    await expect.poll(() => page.evaluate(topPart)).toBe('All forms of a word: zejść');
    await page.evaluate(() => document.querySelector<HTMLElement>('nav a[href="#history"]')?.focus());
    await page.press('Enter');
    await expect.poll(() => page.evaluate(topPart)).toBe('History');
    await page.close();
  });

  it('links the privacy statement', async () => {
    const page = await opened();
    await page.click({ text: 'privacy statement' });
    await until(
      () => page.evaluate(() => document.querySelector('h1')?.textContent === 'Privacy').catch(() => false),
      'it',
    );
    await expect
      .poll(() => page.evaluate(() => document.querySelector('main')?.textContent))
      .toContain('What it keeps, and where.');
    await page.close();
  });

  it('is linked on the first page, in the options and in the empty popup, also in play mode', async () => {
    await changeSettings(stage.browser, { play: true });
    for (const path of ['welcome', 'options', 'popup', 'panel']) {
      const page = await stage.browser.openOwn(`src/pages/${path}/index.html`);
      const link = () =>
        page.evaluate(
          () => document.querySelector<HTMLAnchorElement>('a[href$="/src/pages/guide/index.html"]')?.textContent,
        );
      await until(async () => (await link()) === 'User guide', path);
      await page.close();
    }
    await resetSettings(stage.browser);
  });
});

/** The part whose heading is at the top of the window. Runs in the page. */
function topPart(): string | undefined {
  const headings = [...document.querySelectorAll('h2')];
  return headings.find((heading) => Math.abs(heading.getBoundingClientRect().top) < 40)?.textContent ?? undefined;
}
