import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage } from '../../scripts/browsers/index.ts';
import { shownVerdicts } from './bubble-content.ts';
import { inOneTab } from './one-tab.ts';

inEachBrowser('the place of the bubble', (stage) => {
  const openPage = inOneTab(stage);
  const open = (body: string, css = '') => openPage({ body, css });

  it.each([0.6, 1.7, 2, 3])(
    'is at the word, whole and in its own size, on a page zoomed %s times by its author',
    async (zoom) => {
      const page = await open('<p>Słowo: <b>chceszli</b>, koniec.</p>', `html { zoom: ${zoom} } p { margin: 10px }`);
      await page.click({ text: 'chceszli' }, 2);
      const { word, bubble, window } = await boxes(page, 'b');
      expect(bubble.width).toBeCloseTo(384, 0);
      expect(bubble.top - word.bottom).toBeCloseTo(4, 0);
      expect(bubble.left).toBeCloseTo(Math.min(word.left, window.width - 392), 0);
      expect(bubble.top + bubble.height).toBeLessThanOrEqual(window.height);
      await page.pressInBubble({ selector: '.rulesets' });
      await page.bubbleWith((text) => text.includes('German'));
      await expect
        .poll(async () =>
          (await page.bubbleWith()).evaluate((root) => root.querySelector<HTMLElement>('.menu')!.hidden),
        )
        .toBe(false);
    },
  );

  it.each([
    ['a low window', 560, 330, 140],
    ['a very low one', 700, 130, 50],
    ['a narrow one', 320, 300, 120],
    ['a phone with its keyboard up', 412, 360, 60],
  ])('is never over the word in %s', async (_title, width, height, top) => {
    const page = await stage.browser.open(
      stage.pages.add({ body: `<p style="position:absolute; left:60px; top:${top}px; margin:0"><b>chceszli</b></p>` }),
    );
    await page.viewport(width, height);
    await page.click({ text: 'chceszli' }, 2);
    const { word, bubble } = await boxes(page, 'b');
    const overlaps =
      bubble.left < word.right &&
      word.left < bubble.left + bubble.width &&
      bubble.top < word.bottom &&
      word.top < bubble.top + bubble.height;
    expect(overlaps).toBe(false);
    expect(bubble.left).toBeGreaterThanOrEqual(0);
    expect(bubble.top).toBeGreaterThanOrEqual(0);
    expect(bubble.left + bubble.width).toBeLessThanOrEqual(width);
    expect(bubble.top + bubble.height).toBeLessThanOrEqual(height);
    await page.close();
  });

  // The room beside a word ends at a fraction of a pixel.
  it.each([60, 60.25, 60.5, 60.75])('is beside a word at %s pixels, as wide as there is room', async (left) => {
    const page = await stage.browser.open(
      stage.pages.add({
        body: `<p style="position:absolute; left:${left}px; top:130px; margin:0"><b>chceszli</b></p>`,
      }),
    );
    await page.viewport(490, 300);
    await page.click({ text: 'chceszli' }, 2);
    const { word, bubble } = await boxes(page, 'b');
    expect(bubble.left - word.right).toBeCloseTo(4, 0);
    expect(bubble.left + bubble.width).toBeLessThanOrEqual(482.01);
    expect(bubble.width).toBeGreaterThan(330);
    await page.close();
  });

  it('is over no line of a play in a narrow window', async () => {
    const page = await stage.browser.open(
      stage.pages.add({
        body: '<p style="position:absolute; left:20px; top:300px; margin:0; line-height:27px"><b>remakiem<br>chceszli<br>jaźń<br>okno</b></p>',
      }),
    );
    await page.viewport(360, 640);
    await page.drag({ text: 'remakiem' }, { text: 'okno' });
    const { word, bubble } = await boxes(page, 'b');
    expect(bubble.top >= word.bottom || bubble.top + bubble.height <= word.top).toBe(true);
    await page.close();
  });

  it('can be scrolled', async () => {
    const page = await stage.browser.open(
      stage.pages.add({ body: '<p style="position:absolute; left:60px; top:100px; margin:0"><b>chceszli</b></p>' }),
    );
    await page.viewport(330, 240);
    await page.click({ text: 'chceszli' }, 2);
    const { bubble } = await boxes(page, 'b');
    const scrolled = async () =>
      (await page.bubbleWith()).evaluate((root) => root.querySelector('.verdikt')!.scrollTop);
    expect(await scrolled()).toBe(0);
    await page.wheel({ x: bubble.left + 40, y: bubble.top + bubble.height / 2 }, 120);
    await expect.poll(scrolled).toBeGreaterThan(20);
    await page.close();
  });

  it('is right on a page whose handlers end every event', async () => {
    const names =
      'pointerdown pointerup pointermove mousedown mouseup mousemove click dblclick selectstart selectionchange';
    const script = `for (const name of '${names}'.split(' '))
      for (const target of [window, document])
        target.addEventListener(name, (event) => event.stopImmediatePropagation(), true);`;
    const page = await open(`<script>${script}</script><p>Słowo: <b>chceszli</b></p>`);
    await page.click({ text: 'chceszli' }, 2);
    await expect.poll(() => shownVerdicts(page)).toEqual([{ word: 'chceszli', verdict: 'disallowed' }]);
  });
});

interface Boxes {
  word: { left: number; top: number; right: number; bottom: number };
  bubble: { left: number; top: number; width: number; height: number };
  window: { width: number; height: number };
}

/** Where word and bubble are, once the bubble has its verdict. */
async function boxes(page: TestPage, selector: string): Promise<Boxes> {
  await shownVerdicts(page);
  const around = await page.evaluate((wanted) => {
    const { left, top, right, bottom } = document.querySelector(wanted)!.getBoundingClientRect();
    return { word: { left, top, right, bottom }, window: { width: innerWidth, height: innerHeight } };
  }, selector);
  return { ...around, bubble: await (await page.bubbleWith()).box() };
}
