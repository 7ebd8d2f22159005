import { expect, it } from 'vitest';
import { inEachBrowser, itIn, type TestPage, until } from '../../scripts/browsers/index.ts';
import { shownVerdicts } from './bubble-content.ts';
import { closeWindows } from './own-views.ts';

/** For what the page does by itself: one engine is enough. */
const itOnce = itIn('firefox');

inEachBrowser('the page of all rules', (stage) => {
  const open = (rule: string) => stage.browser.openOwn(`src/pages/rules/index.html?rule=${encodeURIComponent(rule)}`);

  it('shows the requested rule among all of its ruleset, with an example word', async () => {
    const page = await open('pfs-2018/particle-li');
    const shownRule = () => page.evaluate(() => document.querySelector('.rule-entry[aria-current]')?.textContent ?? '');
    await expect.poll(shownRule).toContain('Words with the question particle -li are not allowed.');
    await expect.poll(() => shownRule()).toMatch(/^Particle -li PFS excl\. 8 bars words.*For example: znaszli$/);
    const count = await page.evaluate(() => document.querySelectorAll('.rule-entry').length);
    expect(count).toBeGreaterThan(80);
    const inView = await page.evaluate(() => {
      const { top, bottom } = document.querySelector('.rule-entry[aria-current]')!.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
    expect(inView).toBe(true);

    await page.click({ selector: '.rule-entry[aria-current] .link' });
    await expect.poll(shownRule).toContain('with the question particle -li');
    await page.close();
  });

  itOnce('shows the rules chosen there', async () => {
    const page = await open('7slow/free-letters');
    const labels = () => page.evaluate(() => [...document.querySelectorAll('h3')].map((one) => one.textContent ?? ''));
    await expect.poll(async () => (await labels())[0] ?? '').toMatch(/^Agreed source 7 słów/);
    // No board, so no row that limits a word.
    expect((await labels()).join()).not.toMatch(/Single letter|Too long/);
    await page.close();
  });

  itOnce('can be searched, filtered and grouped, with the current group marked', async () => {
    const page = await open('pfs-2018/particle-li');
    const names = () => page.evaluate(() => [...document.querySelectorAll('.rule-entry')].map((one) => one.id));
    await expect.poll(async () => (await names()).length).toBeGreaterThan(80);
    const marked = () => page.evaluate(() => document.querySelector('nav [aria-current]')?.textContent ?? '');
    await expect.poll(marked).toMatch(/^Particles and endings \d+$/);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(marked).not.toMatch(/^Particles/);
    await page.click({ selector: 'nav a[href="#particles"]' });
    await expect.poll(marked).toMatch(/^Particles and endings \d+$/);
    await page.click({ selector: '.segments label:nth-of-type(2)' });
    await expect.poll(names).not.toContain('pfs-2018/by-verb');
    await page.click({ selector: 'search input' });
    await page.type('EMPIK');
    await expect.poll(names).toEqual(['pfs-2018/chain-store']);
    await page.type('xyz');
    await expect.poll(() => page.evaluate(() => document.querySelector('.none')?.textContent)).not.toBe('');
    await expect.poll(() => names()).toEqual([]);
    await page.close();
  });

  it('is linked by the opened rule of a verdict, in a window that later rules share', async () => {
    const own = await stage.browser.openOwn('src/pages/options/index.html');
    const page = await stage.browser.open(stage.pages.add({ body: '<p>Nikt chceszli ani zejdziono.</p>' }));
    for (const [word, rule] of [
      ['chceszli', 'pfs-2018/particle-li'],
      ['zejdziono', 'pfs-2018/defective-A'],
    ] as const) {
      await page.click({ text: word }, 2);
      await shownVerdicts(page, word);
      await page.pressInBubble({ selector: '.section' });
      await page.pressInBubble({ selector: '.rule .link' });
      await until(async () => String(await rulesInWindows(own)) === rule, `the page with ${rule}`);
    }
    await own.close();
    await closeWindows(stage.browser);
    await page.close();
  });
});

/** The rules in the addresses of the other windows and tabs of the page. @param own a page of the extension that was open before them */
function rulesInWindows(own: TestPage): Promise<string[]> {
  return own.evaluate(() => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (browser ?? chrome).extension
      .getViews({ type: 'tab' })
      .filter(({ location }) => location.pathname.startsWith('/src/pages/rules/'))
      .map(({ document }) => document.querySelector('.rule-entry[aria-current]')?.id ?? '');
  });
}
