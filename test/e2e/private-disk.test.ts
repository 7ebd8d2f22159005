import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchChromium } from '../../scripts/browsers/chromium.ts';
import { type FirefoxSession, launchFirefox } from '../../scripts/browsers/firefox.ts';
import { builtExtension, type Session, type TestPage, until } from '../../scripts/browsers/index.ts';
import { PageServer } from '../../scripts/browsers/pages.ts';
import { findBrowser } from '../../scripts/installed-browsers.ts';
import { shownVerdicts } from './bubble-content.ts';
import { filesWith } from './profile-scan.ts';
import { changeSettings, storedSettings } from './settings.ts';

/** The looked-up words and their site, each in one kind of window only, and different from everything in a profile. */
const KEPT = { word: 'trygonometriom', site: 'jawnawykop', found: 'trygonometri' };
const PRIVATE = { word: 'wiolonczelistom', site: 'zakrytazqx', found: 'wiolonczelist' };
const UNKEPT = { word: 'klarnecistom', found: 'klarnecist' };

const engine = inject('engine');
const browser = findBrowser(engine);
describe.skipIf(browser === null)(`the disk (${engine}${browser === null ? ', not installed' : ''})`, () => {
  let profile: string;
  let session: Session;
  let pages: PageServer;
  beforeAll(async () => {
    pages = await PageServer.start();
    profile = await mkdtemp(join(tmpdir(), 'verdikt-profile-'));
    const options = { profile, allowedPrivately: true };
    session = await { chromium: launchChromium, firefox: launchFirefox }[engine](
      browser!.path,
      builtExtension(engine),
      options,
    );
  });
  afterAll(async () => {
    await session?.close().catch(() => {});
    await pages?.stop();
    if (profile) await rm(profile, { recursive: true, force: true });
  });

  /** Address of a page with the word, on a site of its own. */
  const pageOf = ({ word, site }: { word: string; site: string }) => {
    const address = new URL(pages.add({ body: `<p>${word}</p><ul>${'<li>rak</li>'.repeat(5)}<li>${word}</li></ul>` }));
    address.hostname = `${site}.localhost`;
    return address.href;
  };

  it('is searched for strings that no lexicon contains, because the lexicons are stored', () => {
    const folder = 'dictionaries/packed';
    const lexicons = readdirSync(folder).filter((file) => file.endsWith('.gz'));
    expect(lexicons.length).toBeGreaterThan(0);
    for (const { found } of [KEPT, PRIVATE, UNKEPT])
      for (const file of lexicons)
        expect(gunzipSync(readFileSync(join(folder, file))).includes(found), `${found} in ${file}`).toBe(false);
  });

  it('has nothing of a private window, and no words in addresses while none are kept', async () => {
    // Kept in an ordinary window, so that the search is known to work.
    const own = await session.openOwn('src/pages/options/index.html');
    // In front, because a bubble takes presses once it has been painted.
    const open = await session.open(pageOf(KEPT));
    const formsAre = (lemma: string) => () => until(async () => (await formsShown(own)).includes(lemma), lemma);
    await useBubble(open, KEPT.word, formsAre('trygonometria'));
    await keepInPopup(await session.openOwn('src/pages/popup/index.html'), KEPT.word);
    // It stays open, so the browser's session contains it.
    await session.openOwn('src/pages/options/index.html?address-of-a-page');

    await changeSettings(session, { ...(await storedSettings(session)), history: false });
    const unkept = await session.openOwn('src/pages/popup/index.html');
    await keepInPopup(unkept, UNKEPT.word);
    await unkept.click({ selector: '.forms' });
    await formsAre('klarnecista')();
    await changeSettings(session, { ...(await storedSettings(session)), history: true });

    const closed = await session.openPrivately(pageOf(PRIVATE));
    if (session.engine === 'chromium') await useBubble(closed, PRIVATE.word, formsAre('wiolonczelista'));
    else {
      const firefox = session as FirefoxSession;
      const { inBrowser } = firefox;
      // If the browser shows own pages in private windows, this one opens in one.
      const privately = async () => String(await inBrowser(PRIVATE_PAGES)).includes('/src/pages/forms/');
      await useBubble(closed, PRIVATE.word, () => until(privately, 'the forms in a private window'));
      const popup = await firefox.openOwnPrivately('src/pages/popup/index.html');
      await keepInPopup(popup, PRIVATE.word);
      await popup.click({ selector: '.forms' });
      await until(() => popup.evaluate(() => document.querySelector('.lemma') !== null), 'the forms in private');
      await inBrowser(`ChromeUtils.importESModule('${SAVER}').SessionSaver.run()`);
    }
    // Delayed writes of the browser are done by now, or at its end.
    const haveTexts = (...texts: string[]) => filesWith(profile, ...texts).map((files) => files.length > 0);
    await expect
      .poll(() => haveTexts(KEPT.found, KEPT.site, PRIVATE.found), { interval: 500 })
      .toEqual([true, true, false]);
    await session.close();

    expect(haveTexts(KEPT.found, KEPT.site, 'address-of-a-page')).toEqual([true, true, true]);
    expect(filesWith(profile, PRIVATE.found, PRIVATE.site, UNKEPT.found)).toEqual([[], [], []]);
  });
});

const SAVER = 'resource:///modules/sessionstore/SessionSaver.sys.mjs';

/** In Firefox's own scope: addresses of the pages in private windows. */
const PRIVATE_PAGES = `[...Services.wm.getEnumerator('navigator:browser')]
  .filter((one) => PrivateBrowsingUtils.isWindowPrivate(one))
  .map(({ gBrowser }) => gBrowser.currentURI.spec).join()`;

/** Double click, other rules for the site, forms, panel, and the table of a list. */
async function useBubble(page: TestPage, word: string, opened: () => Promise<unknown>): Promise<void> {
  await page.click({ text: word }, 2);
  await shownVerdicts(page, word);
  for (const pressed of [{ selector: '.rulesets' }, { label: 'PFS 2016', within: '.menu' }])
    await page.pressInBubble(pressed);
  await page.bubbleWith((text) => text.includes('2016'));
  await page.pressInBubble({ selector: '.reach button + button' });
  await until(
    async () =>
      (await page.bubble())?.evaluate((root) => root.querySelector('.reach button + [aria-current]') !== null),
    'the rules are kept',
  );
  await page.pressInBubble({ selector: '.forms' });
  await opened();
  await page.click({ text: word }, 2);
  await shownVerdicts(page, word);
  await page.pressInBubble({ selector: '[title="Open the side panel"]' });
  // The panel closes the bubble.
  await until(async () => (await page.bubble()) === null, 'the panel');
}

/** Types the word and presses Enter. */
async function keepInPopup(page: TestPage, word: string): Promise<void> {
  await until(() => page.evaluate(() => document.activeElement?.localName === 'input'), 'the field');
  await page.press('Control+a');
  await page.type(word);
  await until(() => page.evaluate((wanted) => document.querySelector('.tiles')?.ariaLabel === wanted, word), word);
  await page.press('Enter');
  await new Promise((later) => setTimeout(later, 500));
}

/** Lemmas that the forms views of ordinary windows show. */
function formsShown(own: TestPage): Promise<string[]> {
  return own.evaluate(() => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (browser ?? chrome).extension
      .getViews({ type: 'tab' })
      .map(({ document }) => document.querySelector('.lemma > span')?.textContent ?? '');
  });
}
