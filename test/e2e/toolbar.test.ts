import { expect, it } from 'vitest';
import { inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { shownVerdicts } from './bubble-content.ts';
import { closePanels, openPanels } from './own-views.ts';

inEachBrowser('the toolbar button', (stage) => {
  /** One tab's button has the sign, and its title these words; they appear a little later. */
  const states = async (own: TestPage, sign: string, words: string) => {
    const ofOneTab = async () => {
      const buttons = await labelledButtons(own);
      return buttons.length === 1 && buttons[0]?.[0] === sign && buttons[0][1].includes(words);
    };
    await until(ofOneTab, `${sign} and “${words}” on the button`);
  };

  it('shows the last verdict of its tab, as a sign and in words, until the page changes', async () => {
    const own = await stage.browser.openOwn('src/pages/options/index.html');
    const page = await stage.browser.open(stage.pages.at('/places.html'));
    expect(await labelledButtons(own)).toEqual([]);
    await page.click({ selector: '#plain' }, 2);
    await shownVerdicts(page);
    await states(own, '✗', '✗ chceszli – ');

    await page.press('Escape');
    await page.drag({ selector: '#few' }, { selector: '#few' });
    await shownVerdicts(page, 'remakiem');
    // The words of one selection are one play, and one of them is refused.
    await states(own, '✗', 'remakiem, taak, bazylij');

    await page.goto(stage.pages.at('/try.html'));
    await expect.poll(() => labelledButtons(own)).toEqual([]);
    await page.click({ text: 'remakiem' }, 2);
    await states(own, '✓', '✓ remakiem – ');
    await page.close();
    await expect.poll(() => labelledButtons(own)).toEqual([]);
    await own.close();
  });

  it('shows the verdict of the panel beside the page', async () => {
    const seeing = await stage.browser.openOwn('src/pages/options/index.html');
    const popup = await stage.browser.openOwn('src/pages/popup/index.html?word=remakiem');
    await popup.click({ selector: '.open-panel' });
    const judged = (word: string) =>
      until(async () => (await openPanels(seeing))[0]?.verdicts.join() === `${word} allowed`, word);
    await judged('remakiem');
    // The popup closes itself, and its tab with it; the next word is judged beside the remaining tab.
    await popup.close().catch(() => {});
    // Words looked up at the same time are one play.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await seeing.evaluate(async () => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      await (browser ?? chrome).runtime.sendMessage({ name: 'open-panel', word: 'kot', ruleset: 'pfs-2018' });
    });
    await judged('kot');
    await states(seeing, '✓', '✓ kot – ');
    await closePanels(seeing);
    await seeing.close();
  });

  it('shows nothing of verdicts on own pages in their own tabs', async () => {
    const page = await stage.browser.openOwn('src/pages/popup/index.html?word=chceszli');
    await until(() => page.evaluate(() => document.querySelector('.tiles') !== null), 'the verdict');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await labelledButtons(page)).toEqual([]);
    await page.close();
  });
});

/**
 * Badge and title of each tab whose button shows a verdict. @param own a page of the extension; a new one would be the active tab, whose
 * button shows the verdict of the panel
 */
function labelledButtons(own: TestPage): Promise<[string, string][]> {
  return own.evaluate(async () => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    const { tabs, action } = browser ?? chrome;
    const all = await tabs.query({});
    const buttons = await Promise.all(
      all.map(async ({ id: tabId = 0 }) => [await action.getBadgeText({ tabId }), await action.getTitle({ tabId })]),
    );
    return buttons.filter(([badge]) => badge !== '') as [string, string][];
  });
}
