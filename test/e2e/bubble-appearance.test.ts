import { expect, it } from 'vitest';
import { inEachBrowser } from '../../scripts/browsers/index.ts';
import type { BubbleRoot } from '../../scripts/browsers/session.ts';
import { shownVerdicts } from './bubble-content.ts';
import { changeSettings, resetSettings } from './settings.ts';

/** Colour, size and place of what the bubble shows. */
function looks(root: BubbleRoot) {
  return root.evaluate((inner) => {
    const frame = inner.querySelector('.verdikt')!;
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    return {
      background: getComputedStyle(frame).backgroundColor,
      tile: inner.querySelector('.tile')!.getBoundingClientRect().height,
      inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight,
      sideways: frame.scrollWidth - frame.clientWidth,
    };
  });
}

inEachBrowser('the looks of the bubble', (stage) => {
  it('are those that the user has chosen, whatever the browser’s theme', async () => {
    const page = await stage.browser.open(stage.pages.at('/places.html'));
    await page.colorScheme('light');
    const shown = async () => {
      await page.click({ selector: '#plain' }, 2);
      await shownVerdicts(page);
      const seen = await looks((await page.bubble())!);
      await page.press('Escape');
      return seen;
    };
    const usual = await shown();
    expect(usual.background).toBe('rgb(255, 255, 255)');
    await changeSettings(stage.browser, { appearance: 'dark', textSize: 'larger' });
    const chosen = await shown();
    expect(chosen.background).toBe('rgb(27, 32, 39)');
    expect(chosen.tile / usual.tile).toBeCloseTo(1.3, 1);
    await page.colorScheme('dark');
    await changeSettings(stage.browser, { appearance: 'light' });
    const light = await shown();
    expect(light.background).toBe('rgb(255, 255, 255)');
    expect(light.tile).toBe(usual.tile);
    await resetSettings(stage.browser);
    await page.close();
  });

  it.each([
    ['a window of 640 pixels at 200 %', 320, 450],
    ['a low one', 320, 256],
  ])('fit into %s, in the largest text', async (_title, width, height) => {
    await changeSettings(stage.browser, { textSize: 'larger' });
    const page = await stage.browser.open(stage.pages.add({ body: '<p>To: konstantynopolitańczykowianeczkom</p>' }));
    await page.viewport(width, height);
    await page.click({ text: 'konstantynopolitańczykowianeczkom' }, 2);
    await shownVerdicts(page);
    await expect.poll(async () => looks((await page.bubble())!)).toMatchObject({ inside: true, sideways: 0 });
    await page.close();
    await resetSettings(stage.browser);
  });
});
