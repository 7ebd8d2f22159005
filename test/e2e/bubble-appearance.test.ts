import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage } from '../../scripts/browsers/index.ts';
import type { BubbleRoot } from '../../scripts/browsers/session.ts';
import { shownVerdicts } from './bubble-content.ts';
import { changeSettings, resetSettings } from './settings.ts';

/** Colour, size and place of the bubble's contents. */
async function looks(page: TestPage, root: BubbleRoot) {
  const { left, top, width, height } = await root.box();
  const seen = await page.evaluate(() => [innerWidth, innerHeight] as const);
  const shown = await root.evaluate((inner) => {
    const bubble = inner.querySelector('.verdikt')!;
    return {
      background: getComputedStyle(bubble).backgroundColor,
      tile: inner.querySelector('.tile')!.getBoundingClientRect().height,
      sideways: bubble.scrollWidth - bubble.clientWidth + inner.documentElement.scrollWidth - innerWidth,
    };
  });
  return { ...shown, inside: left >= 0 && top >= 0 && left + width <= seen[0] && top + height <= seen[1] };
}

inEachBrowser('the looks of the bubble', (stage) => {
  it('are those that the user has chosen, in any theme of the browser', async () => {
    const page = await stage.browser.open(stage.pages.at('/places.html'));
    await page.colorScheme('light');
    const shown = async () => {
      await page.click({ selector: '#plain' }, 2);
      await shownVerdicts(page);
      const seen = await looks(page, await page.bubbleWith());
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

  it('have one width for all verdicts, and a whole row of tiles on one line, also on a narrow screen', async () => {
    const words = ['to', 'zzzyx', 'kilkudziesięciu'];
    const page = await stage.browser.open(stage.pages.add({ body: words.map((word) => `<p>${word}</p>`).join('') }));
    for (const width of [360, 1000]) {
      await page.viewport(width, 600);
      for (const word of words) {
        await page.click({ text: word }, 2);
        await shownVerdicts(page, word);
        const shape = async () =>
          (await page.bubbleWith()).evaluate((inner) => {
            const tops = [...inner.querySelectorAll('.tile')].map((tile) => tile.getBoundingClientRect().top);
            const wide = inner.querySelector('.verdikt')!.getBoundingClientRect().width;
            return { lines: new Set(tops).size, wide };
          });
        // The frame gets its last size some frames after the text.
        await expect.poll(shape, { message: word }).toEqual({ lines: 1, wide: Math.min(384, width - 16) });
        await page.press('Escape');
      }
    }
    await page.close();
  });

  it('break no line between a word and the following sign, whatever their width; the underline marks the word', async () => {
    const page = await stage.browser.open(stage.pages.add({ body: '<p>remake’u</p>' }));
    await page.click({ text: 'remake’u' }, 2);
    await shownVerdicts(page);
    const lines = await (await page.bubbleWith()).evaluate((inner) => {
      const frame = inner.querySelector<HTMLElement>('.verdikt')!;
      const link = inner.querySelector('p > .link, p > * > .link')!;
      const mark = inner.createRange();
      const behind = link.nextSibling as Text;
      mark.setStart(behind, 0);
      mark.setEnd(behind, 1);
      frame.style.minWidth = '0';
      return Array.from({ length: 46 }, (_, step) => {
        frame.style.width = `${150 + 5 * step}px`;
        return mark.getBoundingClientRect().top < link.getBoundingClientRect().bottom;
      });
    });
    expect(lines).not.toContain(false);
    expect(await (await page.bubbleWith()).evaluate((inner) => inner.querySelector('p')!.textContent)).not.toMatch(
      /[“”]/,
    );
    await page.close();
  });

  it('open a verdict below its word within the line of that word', async () => {
    const page = await stage.browser.open(stage.pages.add({ body: '<p id=w>okno chceszli</p>' }));
    await page.drag({ selector: '#w' }, { text: 'chceszli' });
    await shownVerdicts(page);
    await page.pressInBubble({ selector: 'li .link' });
    const root = await page.bubbleWith((text) => text.includes('O1K2N1O1'));
    const [line, band] = await root.evaluate((inner) =>
      ['li', 'li .card > .answer'].map((selector) => inner.querySelector(selector)!.getBoundingClientRect().right),
    );
    expect(band).toBeLessThanOrEqual(line!);
    await page.close();
  });

  it.each([
    ['a window of 640 pixels at 200 %', 320, 450],
    ['a low one', 320, 256],
  ])('fit into %s, in the largest text', async (_title, width, height) => {
    await changeSettings(stage.browser, { textSize: 'larger' });
    const words = ['konstantynopolitańczykowianeczkom', 'kilkudziesięciu'];
    const page = await stage.browser.open(stage.pages.add({ body: words.map((word) => `<p>${word}</p>`).join('') }));
    await page.viewport(width, height);
    for (const word of words) {
      await page.click({ text: word }, 2);
      await shownVerdicts(page, word);
      await expect.poll(async () => looks(page, await page.bubbleWith())).toMatchObject({ inside: true, sideways: 0 });
      await page.press('Escape');
    }
    await page.close();
    await resetSettings(stage.browser);
  });
});
