import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ChromiumSession } from '../../scripts/browsers/chromium.ts';
import { launchChromium } from '../../scripts/browsers/chromium.ts';
import { launchFirefox } from '../../scripts/browsers/firefox.ts';
import { isFirstRun } from '../../scripts/browsers/first-run.ts';
import { builtExtension, until } from '../../scripts/browsers/index.ts';
import { PageServer } from '../../scripts/browsers/pages.ts';
import { usableBrowser } from '../../scripts/browsers/usable-browser.ts';
import { linesShown } from '../../scripts/lines-shown.ts';
import { tryPage } from '../../scripts/try-page.ts';

const engine = inject('engine');
const { browser } = usableBrowser(engine);

/** The work of `npm start` with a display, here without one. */
describe.skipIf(browser === null)(`a browser that is opened to try the extension (${engine})`, () => {
  let pages: PageServer;
  beforeAll(async () => {
    pages = await PageServer.start();
  });
  afterAll(() => pages.stop());

  it('has the sample page and the first-run page open, and no other', async () => {
    const address = pages.add(tryPage('de'));
    const launch = engine === 'chromium' ? launchChromium : launchFirefox;
    const session = await launch(browser?.path ?? '', builtExtension(engine), { language: 'de', byHand: address });
    try {
      const urls = await until(async () => {
        const open = await session.urls();
        return open.length > 1 && open;
      }, 'both pages');
      expect(urls.map((url) => (isFirstRun(url) ? 'first run' : url)).sort()).toEqual([address, 'first run'].sort());
    } finally {
      await session.close();
    }
  });
});

const inChromium = engine === 'chromium' ? describe.skipIf(browser === null) : () => {};
inChromium('the page to try the extension on', () => {
  let pages: PageServer;
  let session: ChromiumSession;
  beforeAll(async () => {
    pages = await PageServer.start();
    session = await launchChromium(browser?.path ?? '', builtExtension('chromium'), { language: 'de' });
  });
  afterAll(async () => {
    await session?.close();
    await pages.stop();
  });

  it('is in the reader’s language, and its verdicts are read in that language', async () => {
    const page = await session.open(pages.add(tryPage('de')));
    await expect
      .poll(() => page.evaluate(() => [document.documentElement.lang, document.querySelector('h2')?.textContent]))
      .toEqual(['de', 'Deutsch']);
    await page.drag({ text: 'ueber' }, { text: 'ueber' });
    const bubble = await page.bubbleWith((text) => text !== '');
    const lines = await bubble.evaluate(linesShown);
    // The word and not its tiles, separated from the verdict, and the rule separated from both.
    const parts = lines.flatMap((line) => line.split(/\s{2,}/));
    expect(parts).toEqual(expect.arrayContaining(['ueber', 'ungültig']));
    expect(lines.join('\n')).toMatch(/\bI\.2\b/);
  });
});
