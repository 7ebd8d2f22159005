import { afterEach, describe, expect, it } from 'vitest';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { PAGES } from './axe-pages.ts';
import { changeSettings, resetSettings } from './settings.ts';

const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(27, 32, 39)';
/** The size “larger”. */
const LARGER = 1.3;

inEachBrowser('the appearance', (stage) => {
  afterEach(() => resetSettings(stage.browser));

  const open = async (path: string) => {
    const { query = '', ready } = PAGES[path]!;
    const page = await stage.browser.openOwn(`${path}${query}`);
    await until(() => page.evaluate((wanted) => document.querySelector(wanted) !== null, ready), path);
    return page;
  };

  describe.each(Object.entries(PAGES))('of %s', (path, { fixedWidth }) => {
    it('is the chosen one, whatever the browser prefers', async () => {
      await changeSettings(stage.browser, { appearance: 'dark', textSize: 'larger' });
      const page = await open(path);
      await page.colorScheme('light');
      await expect.poll(() => look(page)).toEqual({ surface: DARK, zoom: LARGER });
      // As narrow as a phone, with everything enlarged accordingly: nothing may overflow at the side.
      const width = fixedWidth ? 600 : Math.ceil(320 * LARGER);
      await page.viewport(width, 700);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.close();
    });
  });

  it('follows the browser without a choice', async () => {
    const page = await open('src/pages/options/index.html');
    for (const [scheme, surface] of [
      ['light', LIGHT],
      ['dark', DARK],
    ] as const) {
      await page.colorScheme(scheme);
      // Firefox is notified a little later.
      await until(async () => (await look(page)).surface === surface, `the page is ${scheme}`);
    }
    await expect.poll(async () => (await look(page)).zoom).toBe(1);
    await page.close();
  });

  it('changes on open pages without a reload', async () => {
    const game = await open('src/score-sheets/7slow/index.html');
    await game.colorScheme('dark');
    const options = await open('src/pages/options/index.html');
    await options.click({ selector: '#appearance input[value="light"]' });
    await until(async () => (await look(game)).surface === LIGHT, 'the game is light');
    await options.click({ selector: '#appearance input[value="larger"]' });
    await until(async () => (await look(game)).zoom === LARGER, 'the game is larger');
    await options.click({ selector: '#appearance input[value="system"]' });
    await options.click({ selector: '#appearance input[value="normal"]' });
    await until(async () => {
      const { surface, zoom } = await look(game);
      return surface === DARK && zoom === 1;
    }, 'the game is as the browser asks for, and of normal size');
    await options.close();
    await game.close();
  });

  it('applies to the bubble, too', async () => {
    const page = await stage.browser.open(stage.pages.add({ body: '<p>okno</p>', language: 'pl' }));
    const highlighted = async () => {
      await page.click({ text: 'okno' }, 2);
      const bubble = await page.bubbleWith((text) => text.includes('sjp.pl'));
      const seen = () =>
        bubble.evaluate((root) => {
          const frame = root.querySelector('.verdikt')!;
          const { left, right, top, bottom, height } = frame.getBoundingClientRect();
          const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
          return { surface: getComputedStyle(frame).backgroundColor, height, inside };
        });
      // The frame follows the size of its contents.
      await expect.poll(async () => (await seen()).inside).toBe(true);
      const settled = await seen();
      await page.press('Escape');
      return settled;
    };
    await page.colorScheme('dark');
    const dark = await highlighted();
    expect(dark.surface).toBe(DARK);
    await changeSettings(stage.browser, { appearance: 'light', textSize: 'larger' });
    const light = await highlighted();
    expect(light.surface).toBe(LIGHT);
    expect(light.height).toBeGreaterThan(dark.height * 1.15);
    await page.close();
  });
});

function look(page: TestPage): Promise<{ surface: string; zoom: number }> {
  return page.evaluate(() => {
    const { backgroundColor, zoom } = getComputedStyle(document.body);
    // Firefox 140 rounds to sixty-fourths of a pixel.
    return { surface: backgroundColor, zoom: Math.round(Number(zoom) * 100) / 100 };
  });
}
