import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage } from '../../scripts/browsers/index.ts';
import { shownVerdicts } from './bubble-content.ts';

/** What a page can learn of the bubble while it is printed. */
interface Learnt {
  /** Elements added to the page, with their boxes, for each event of printing. */
  seen: string[];
}

const BODY = '<p>Słowo: <b>chceszli</b>, koniec.</p>';

inEachBrowser('printing a page with a bubble', (stage) => {
  const openBubble = async (script = '') => {
    const page = await stage.browser.open(stage.pages.add({ body: `${BODY}<script>${script}</script>` }));
    await page.click({ text: 'chceszli' }, 2);
    await shownVerdicts(page);
    return page;
  };

  it('prints the page without the bubble, which stays open', async () => {
    const page = await openBubble();
    const withBubble = drawnIn(await page.print());
    await shownVerdicts(page);
    await page.press('Escape');
    await expect.poll(() => page.bubble()).toBeNull();
    const alone = drawnIn(await page.print());
    expect(alone.length).toBeGreaterThan(0);
    expect(withBubble).toEqual(alone);
    await page.close();
  });

  it('shows the page the host alone', async () => {
    const page = await openBubble(`(${watchPrinting})()`);
    await page.print();
    const { seen } = await learnt(page);
    expect(seen.length).toBeGreaterThan(0);
    for (const host of seen) expect(host).toMatch(/^\w+: <div popover="manual"><\/div> (none|block) 0 0 0$/);
    await page.close();
  });
});

/** Runs in the page: notes at each event of printing what stands behind its body. */
function watchPrinting(): void {
  const learnt = window as unknown as Learnt;
  learnt.seen = [];
  const look = ({ type }: Event) => {
    for (const host of document.querySelectorAll<HTMLElement>('html > :not(head, body), html > * iframe')) {
      const { width, height } = host.getBoundingClientRect();
      learnt.seen.push(
        [`${type}:`, host.outerHTML, getComputedStyle(host).display, width, height, window.length].join(' '),
      );
    }
  };
  for (const name of ['beforeprint', 'afterprint']) addEventListener(name, look);
  matchMedia('print').addEventListener('change', look);
}

async function learnt(page: TestPage): Promise<Learnt> {
  return page.evaluate(() => ({ seen: (window as unknown as Learnt).seen }));
}

/** Returns the content of the pages of a PDF: its unpacked streams without those of fonts, which differ in their names. */
function drawnIn(pdf: Uint8Array): string[] {
  const file = Buffer.from(pdf).toString('latin1');
  const streams: string[] = [];
  for (const { index, 0: begin } of file.matchAll(/stream\r?\n/g)) {
    const start = index + begin.length;
    const packed = Buffer.from(file.slice(start, file.indexOf('endstream', start)), 'latin1');
    try {
      const text = inflateSync(packed).toString('latin1');
      // The operators of a page that show text.
      if (/\bBT\b.*\bET\b/s.test(text)) streams.push(text);
    } catch {
      // Not packed this way: a picture, or the list of objects.
    }
  }
  return streams;
}
