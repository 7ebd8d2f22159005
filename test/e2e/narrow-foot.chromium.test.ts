import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../../scripts/browsers/chromium.ts';
import { builtExtension, type Session } from '../../scripts/browsers/index.ts';
import { PageServer } from '../../scripts/browsers/pages.ts';
import { usableBrowser } from '../../scripts/browsers/usable-browser.ts';

const chromium = usableBrowser('chromium').browser;

/** German has the longest words in the foot of the bubble. */
describe.skipIf(!chromium)(`a German browser (chromium${chromium ? '' : ', not installed'})`, () => {
  let browser: Session;
  let pages: PageServer;
  beforeAll(async () => {
    pages = await PageServer.start();
    browser = await launchChromium(chromium!.path, builtExtension('chromium'), { language: 'de' });
  });
  afterAll(async () => {
    await browser?.close();
    await pages?.stop();
  });

  it('has room for the whole name of the rules in the foot of a narrow bubble, and a gap before it', async () => {
    const page = await browser.open(pages.add({ body: '<p>okno</p>', language: 'pl' }));
    await page.viewport(360, 640);
    await page.click({ text: 'okno' }, 2);
    const bubble = await page.bubbleWith((text) => text.includes('Leiste'));
    const foot = () =>
      bubble.evaluate((root) => {
        const pill = root.querySelector('.actions > .rulesets')!;
        const words = root.createRange();
        words.selectNodeContents(pill.previousElementSibling!);
        const gap = pill.getBoundingClientRect().left - words.getBoundingClientRect().right;
        return { cut: pill.scrollWidth > pill.clientWidth, isClear: gap >= 10 };
      });
    await expect.poll(foot).toEqual({ cut: false, isClear: true });
    await page.close();
  });
});
