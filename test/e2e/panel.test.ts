import { expect, it } from 'vitest';
import { BARE_PAGE, inEachBrowser, type TestPage, until } from '../../scripts/browsers/index.ts';
import { askWorker } from '../../scripts/browsers/worker.ts';
import { closePanels, openPanels } from './own-views.ts';
import { changeSettings, resetSettings, storedSettings } from './settings.ts';

const PANEL = 'src/pages/panel/index.html';

inEachBrowser('the panel', (stage) => {
  it('opens from the popup with the typed text, keeps words that are sent to it, and takes the next word in place', async () => {
    const seeing = await stage.browser.openOwn(BARE_PAGE);
    const popup = await stage.browser.openOwn('src/pages/popup/index.html?word=remakiem');
    await until(() => popup.evaluate(() => document.querySelector('.tiles') !== null), 'a verdict');
    await popup.click({ selector: '.open-panel' });
    await shows(seeing, 'remakiem', 'allowed');
    const kept = async () => (await openPanels(seeing))[0]?.kept.join();
    // Until then it waits for a panel that may be reloaded, and the next word would replace it.
    await expect.poll(kept).toBe('remakiem');
    const windows = await windowCount(seeing);

    // Nothing was pressed, so the browser opens nothing, and the open panel takes the word.
    await askWithoutGesture(seeing, 'okno');
    await shows(seeing, 'okno', 'allowed');
    await askWorker<'open-panel'>(seeing, { name: 'open-panel', word: 'Größe', ruleset: 'sd-2026' });
    await shows(seeing, 'Größe', 'allowed');
    await askWorker<'open-panel'>(seeing, { name: 'open-panel', word: 'chceszli', ruleset: 'pfs-2018' });
    await shows(seeing, 'chceszli', 'disallowed');
    await expect.poll(() => openPanels(seeing)).toHaveLength(1);
    await expect.poll(kept).toBe('chceszli,Größe,okno,remakiem');
    await expect.poll(() => windowCount(seeing)).toBe(windows);
    await closePanels(seeing);
    await seeing.close();
  });

  it('keeps a word that was sent to it for the next panel, even if it closes at once', async () => {
    const page = await stage.browser.openOwn(PANEL);
    await page.evaluate(() => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      const { storage } = browser ?? chrome;
      // The panel is notified first.
      storage.onChanged.addListener((_changes, area) => area === 'session' && location.reload());
      storage.session.set({ panelWord: { word: 'sieć', ruleset: 'pfs-2018' } });
    });
    const first = () => page.evaluate(() => document.querySelector('.kept [lang]')?.textContent ?? '').catch(() => '');
    await expect.poll(first).toBe('sieć');
    const waiting = () =>
      page.evaluate(async () => {
        const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
        return Object.keys(await (browser ?? chrome).storage.session.get('panelWord')).length;
      });
    await expect.poll(waiting).toBe(0);
    await page.close();
  });

  it('follows each highlight of its window while open, and can replace the bubble', async () => {
    const seeing = await stage.browser.openOwn(BARE_PAGE);
    const page = await stage.browser.open(
      stage.pages.add({
        body: '<p>Słowo <b>chceszli</b>, słowo <i>okno</i>.</p><p lang="de">Haustür</p>',
        language: 'pl',
      }),
    );
    // Without a panel in the window, no word waits for one.
    await page.click({ text: 'chceszli' }, 2);
    await page.bubbleWith((text) => text.includes('chcesz'));
    const popup = await stage.browser.openOwn('src/pages/popup/index.html?word=remakiem');
    await until(() => popup.evaluate(() => document.querySelector('.tiles') !== null), 'a verdict');
    await popup.click({ selector: '.open-panel' });
    await shows(seeing, 'remakiem', 'allowed');
    const kept = async () => (await openPanels(seeing))[0]?.kept;
    await expect.poll(async () => (await kept())?.[0]).toBe('remakiem');
    const before = await kept();

    await page.click({ text: 'okno' }, 2);
    await shows(seeing, 'okno', 'allowed');
    await page.bubbleWith((text) => text.toLowerCase().includes('o1k2n1o1'));
    await page.press('Escape');
    await page.click({ text: 'Haustür' }, 2);
    await shows(seeing, 'Haustür', 'allowed');
    await page.press('Escape');
    await until(async () => (await page.bubble()) === null, 'the bubble goes');

    await changePanel(seeing, '.beside');
    await expect.poll(async () => (await storedSettings(stage.browser)).bubbleBesidePanel).toBe(false);
    await page.click({ text: 'chceszli' }, 2);
    await shows(seeing, 'chceszli', 'disallowed');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await page.bubble()).toBeNull();
    // The user sent none there.
    await expect.poll(() => kept()).toEqual(before);
    await closePanels(seeing);

    await page.click({ text: 'okno' }, 2);
    await page.bubbleWith((text) => text.toLowerCase().includes('o1k2n1o1'));
    await resetSettings(stage.browser);
    await page.close();
    await seeing.close();
  });

  it('opens from the bubble beside the page in Chromium if the browser accepts the press, otherwise in a small window', async () => {
    const seeing = await stage.browser.openOwn(BARE_PAGE);
    const windows = await windowCount(seeing);
    const page = await stage.browser.open(stage.pages.add({ body: '<p>Słowo: chceszli.</p>', language: 'pl' }));
    await page.click({ text: 'chceszli' }, 2);
    await page.bubbleWith((text) => text.includes('chcesz'));
    await page.pressInBubble({ selector: '[title="Open the side panel"]' });
    await shows(seeing, 'chceszli', 'disallowed');
    await expect.poll(() => windowCount(seeing)).toBe(stage.browser.engine === 'chromium' ? windows : windows + 1);
    await closePanels(seeing);
    await page.close();
    await seeing.close();
  });

  it('is one small window for all words if the browser has no panel', async () => {
    // Before the small one, because Firefox opens a new tab in the front window.
    const page = await stage.browser.open(stage.pages.add({ body: '<p>Słowo <b>chceszli</b>.</p>', language: 'pl' }));
    const seeing = await stage.browser.openOwn(BARE_PAGE);
    const windows = await windowCount(seeing);
    await askWithoutGesture(seeing, 'remakiem chceszli');
    await until(async () => (await openPanels(seeing)).length === 1, 'the window');
    await until(async () => (await openPanels(seeing))[0]?.typed === 'remakiem chceszli', 'both words');
    await askWithoutGesture(seeing, 'okno');
    await shows(seeing, 'okno', 'allowed');
    await expect.poll(() => windowCount(seeing)).toBe(windows + 1);
    await expect.poll(() => openPanels(seeing)).toHaveLength(1);

    // It follows the highlights of the window that opened it.
    await page.click({ text: 'chceszli' }, 2);
    await shows(seeing, 'chceszli', 'disallowed');
    await page.close();
    await closePanels(seeing);
    await seeing.close();
  });

  it('keeps the typed text when closed, separately from the popup', async () => {
    const page = await stage.browser.openOwn(PANEL);
    await typeInto(page, 'remakiem');
    await page.close();
    const popup = await stage.browser.openOwn('src/pages/popup/index.html');
    await typeInto(popup, 'dom');
    await popup.close();
    const again = await stage.browser.openOwn(PANEL);
    await until(() => again.evaluate(() => document.querySelector('.tiles')?.ariaLabel === 'remakiem'), 'the word');
    await again.close();
  });

  it('shows the forms of a word in its own place, until it goes back or receives another word', async () => {
    const page = await stage.browser.openOwn(`${PANEL}?word=okno`);
    await until(() => page.evaluate(() => document.querySelector('.forms') !== null), 'the button');
    await page.click({ selector: '.forms' });
    await until(() => page.evaluate(() => document.querySelector('.form') !== null).catch(() => false), 'the forms');
    await page.click({ selector: '.top a' });
    await until(
      () => page.evaluate(() => document.querySelector('.forms') !== null).catch(() => false),
      'the word is there again',
    );
    await page.click({ selector: '.forms' });
    await until(() => page.evaluate(() => document.querySelector('.form') !== null).catch(() => false), 'the forms');
    // The page navigates when it receives the word, and may not confirm its storage.
    const send = page.evaluate(() => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      (browser ?? chrome).storage.session.set({ panelWord: { word: 'dom' } });
    });
    await send.catch(() => {});
    const shown = () => page.evaluate(() => document.querySelector('.verdict .tiles')?.ariaLabel).catch(() => '');
    await until(async () => (await shown()) === 'dom', 'the word that was sent');
    await page.close();
  });

  it('keeps nothing from a private window, and leads to the table for too many words', async () => {
    const page = await stage.browser.openOwn(PANEL);
    const send = (word: string, incognito: boolean) =>
      page.evaluate(
        async (panelWord) => {
          const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
          await (browser ?? chrome).storage.session.set({ panelWord });
        },
        { word, incognito },
      );
    const shown = () => page.evaluate(() => document.querySelector('.verdict .tiles')?.ariaLabel);
    const first = () => page.evaluate(() => document.querySelector('.kept [lang]')?.textContent);
    await send('jaźń', true);
    await until(async () => (await shown()) === 'jaźń', 'the word');
    await send('kot', false);
    await until(async () => (await first()) === 'kot', 'the next word is kept');
    const everything = await page.evaluate(async () => {
      const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
      const { local, session } = (browser ?? chrome).storage;
      return JSON.stringify([await local.get(null), await session.get(null)]);
    });
    expect(everything).toContain('kot');
    expect(everything).not.toContain('jaźń');

    await send('a b c d e f g h i', false);
    const leads = () => page.evaluate(() => document.querySelector('.verdict button')?.textContent ?? '');
    await until(async () => (await leads()).includes('table'), 'the way to the table');
    await page.close();
  });

  it('shows verdict and reason in play mode, and nothing that helps to find words', async () => {
    await changeSettings(stage.browser, { hooks: true });
    const page = await stage.browser.openOwn(`${PANEL}?word=okno`);
    const has = (selector: string) => page.evaluate((wanted) => document.querySelector(wanted) !== null, selector);
    const text = () => page.evaluate(() => document.querySelector('.verdict')?.textContent ?? '');
    await until(() => has('.hooks'), 'the hooks');
    await expect.poll(() => has('.forms')).toBe(true);
    await page.click({ selector: '.hooks' });
    await until(() => has('.hook'), 'letters');
    const hooks = await page.evaluate(() => [...document.querySelectorAll('.hook')].map((hook) => hook.ariaLabel));
    expect(hooks).toContain('oknom');
    await page.click({ selector: 'input' });
    await typeInto(page, 'remake’u');
    await until(async () => (await text()).includes('remakiem'), 'a suggestion');

    await page.click({ selector: '.play' });
    await until(async () => !(await text()).includes('remakiem'), 'no suggestion');
    await expect.poll(() => has('.hooks, .hook, .forms')).toBe(false);
    await expect.poll(() => text()).toContain('not allowed');
    await expect.poll(() => text()).toContain('postrophe');
    await page.click({ selector: '.play' });
    await until(async () => (await text()).includes('remakiem'), 'a suggestion again');
    await page.close();
    await resetSettings(stage.browser);
  });
});

/** Waits until one panel shows this verdict on this word. */
async function shows(seeing: TestPage, word: string, verdict: string): Promise<void> {
  let last: unknown;
  await until(async () => {
    last = await openPanels(seeing);
    return (last as Awaited<ReturnType<typeof openPanels>>)[0]?.verdicts.join() === `${word} ${verdict}`;
  }, `${word}: ${verdict}`).catch((error) => {
    throw new Error(`${error.message}; last seen: ${JSON.stringify(last)}`);
  });
}

/**
 * Like a script that opens the panel late: Chromium counts every step of the protocol as a user gesture, for five seconds or until it has
 * opened a window.
 */
function askWithoutGesture(page: TestPage, word: string): Promise<void> {
  return page.evaluate(async (word) => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    if (navigator.userActivation.isActive) window.open('about:blank')?.close();
    while (navigator.userActivation.isActive) await new Promise((resolve) => setTimeout(resolve, 50));
    await (browser ?? chrome).runtime.sendMessage({ name: 'open-panel', word, ruleset: 'pfs-2018' });
  }, word);
}

function windowCount(page: TestPage): Promise<number> {
  return page.evaluate(async () => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    return (await (browser ?? chrome).windows.getAll()).length;
  });
}

async function typeInto(page: TestPage, word: string): Promise<void> {
  await until(() => page.evaluate(() => document.activeElement?.localName === 'input'), 'the field has the focus');
  await page.press('Control+a');
  await page.type(word);
  await until(() => page.evaluate((w) => document.querySelector('.tiles')?.ariaLabel === w, word), word);
}

/** Presses a switch in the panel, as another page of the extension can. */
async function changePanel(page: TestPage, selector: string): Promise<void> {
  await page.evaluate((wanted) => {
    const { browser, chrome } = globalThis as unknown as Record<'browser' | 'chrome', typeof globalThis.chrome>;
    const views = (browser ?? chrome).extension.getViews();
    const panel = views.find(({ location }) => location.pathname === '/src/pages/panel/index.html');
    panel?.document.querySelector<HTMLInputElement>(wanted)?.click();
  }, selector);
}
