import puppeteer, { type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { closeFirstRun, isFirstRun } from './first-run.ts';
import { forgetUser, lexiconsStored } from './forget.ts';
import { inputOf } from './input.ts';
import {
  BARE_PAGE,
  type Box,
  type BubbleRoot,
  inBubbleSource,
  inPageSource,
  isSeenBubble,
  LONG_PRESS,
  pressInBubble,
  type Session,
  type TestPage,
  until,
  waitForBubble,
} from './session.ts';

/** The extension's id in Firefox. */
export const ID = 'verdikt@verdikt.extension';
/** Firefox draws a random id for each installation; this fixed one makes the addresses of own pages known. */
const HOST = '5f0e2a34-7c1d-4a55-9d1f-6f3f2f1f0a01';

export interface FirefoxSession extends Session {
  engine: 'firefox';
  /** Evaluates an expression in the browser's own scope to a primitive value. For actions that only this engine supports. */
  inBrowser(expression: string): Promise<unknown>;
  /** A page of the extension in a new private window; Chromium has none there. */
  openOwnPrivately(path: string): Promise<TestPage>;
}

export interface FirefoxOptions {
  /** Shows a window. */
  visible?: boolean;
  /** Keeps the browser's own preferences for processes and side work, so that times are those of a user. */
  measured?: boolean;
  /** Every window is a private one, and the extension is allowed there. */
  privately?: boolean;
  /** Language of the browser's interface, where it has a pack of it; the build's own by default. */
  language?: string;
  /** Address of the first tab if a person uses the browser: the first-run page stays, and this tab is in front. */
  byHand?: string | undefined;
  /** The extension is allowed in private windows. */
  allowedPrivately?: boolean;
  /** The profile's folder, which is kept; by default a temporary one. */
  profile?: string;
  /** The home folder, where the browser looks for policies; by default the real one. */
  home?: string;
}

/**
 * Preferences against work that no test looks at: signs that turn while a page loads, blinking carets, pages and processes made in advance,
 * history, records of the session, telemetry, early collection of garbage. It is a fifth of the processor time of a test. They are not
 * for a browser that a person uses or that is measured, nor where a profile is kept: there a test looks at what the browser writes. Without
 * a process made in advance, a stopped event page starts later.
 */
const WITHOUT_SIDE_WORK = {
  'ui.prefersReducedMotion': 1,
  'ui.caretBlinkTime': 0,
  'browser.newtab.preload': false,
  'dom.ipc.processPrelaunch.enabled': false,
  'places.history.enabled': false,
  'browser.sessionstore.interval': 600_000,
  'browser.tabs.hoverPreview.enabled': false,
  'telemetry.fog.test.localhost_port': -1,
  'javascript.options.gc_delay': 20_000,
  'accessibility.force_disabled': 1,
};

/** Each tab uses the process of the one before: starting a process takes longer than loading a page. Not for measurements. */
const ONE_PROCESS = {
  'dom.ipc.processCount': 1,
  'dom.ipc.keepProcessesAlive.web': 1,
  'dom.ipc.keepProcessesAlive.webIsolated.perOrigin': 1,
};

/** Returns the preferences for processes and side work. */
function preferencesFor({ measured, visible, profile }: FirefoxOptions): Record<string, unknown> {
  if (measured) return {};
  return {
    ...(visible || profile !== undefined ? { 'browser.sessionstore.interval': 1000 } : WITHOUT_SIDE_WORK),
    ...ONE_PROCESS,
  };
}

/** WebDriver BiDi as far as it is used beside Puppeteer's own calls. */
interface Bidi {
  send(method: string, params: object): Promise<{ result: unknown }>;
}

interface Remote {
  type: string;
  value?: unknown;
  sharedId?: string;
}

interface Context {
  context: string;
  url: string;
  children?: Context[];
}

/**
 * Starts Firefox with the built extension and a fresh profile.
 * @param folder the unpacked build.
 */
export async function launchFirefox(
  executablePath: string,
  folder: string,
  {
    visible = false,
    measured = false,
    privately = false,
    allowedPrivately = privately,
    profile,
    home,
    language,
    byHand,
  }: FirefoxOptions = {},
): Promise<FirefoxSession> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: !visible,
    ...(profile !== undefined && { userDataDir: profile }),
    ...(home !== undefined && { env: { ...process.env, HOME: home } }),
    defaultViewport: visible ? null : { width: 1000, height: 700 },
    // Without it, neither moz-extension: pages nor the browser's own scope can be reached.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: {
      ...preferencesFor({ visible, measured, ...(profile !== undefined && { profile }) }),
      'extensions.webextensions.uuids': JSON.stringify({ [ID]: HOST }),
      'browser.privatebrowsing.autostart': privately,
      ...(language !== undefined && { 'intl.locale.requested': language }),
      // Otherwise the data of an extension that is not from a store is deleted when the browser ends.
      'extensions.webextensions.keepStorageOnUninstall': profile !== undefined,
    },
  });
  // Not in Puppeteer's types; all its own commands go through this connection.
  const bidi = (browser as unknown as { connection: Bidi }).connection;
  const inBrowser = await browserScope(browser, bidi);
  /** An own window that is still opening, such as the table's, takes the tab; Firefox 140 then opens the tab in place of the page. */
  const newPage = async () => {
    const opened = `[...Services.wm.getEnumerator('navigator:browser')].every((window) => window.gBrowserInit?.delayedStartupFinished)`;
    await until(async () => (await inBrowser(opened)) === true, 'all windows are open');
    return browser.newPage();
  };
  if (allowedPrivately) await inBrowser(ALLOW_IN_PRIVATE);
  await browser.installExtension(folder);
  const tabs = async () => {
    const { result } = await bidi.send('browsingContext.getTree', {});
    return (result as { contexts: Context[] }).contexts;
  };
  await closeFirstRun(
    folder,
    async () => (await tabs()).filter(({ url }) => isFirstRun(url)),
    byHand === undefined ? ({ context }) => bidi.send('browsingContext.close', { context }) : 'kept',
  );
  if (byHand !== undefined) {
    // The first tab gives access to the browser's own scope. A person who uses the browser by hand does not need it.
    const [first] = await browser.pages();
    const context = contextOf(first!);
    await bidi.send('browsingContext.navigate', { context, url: byHand, wait: 'interactive' });
    await bidi.send('browsingContext.activate', { context });
  }

  const privatePage = async (url: string) => {
    await inBrowser(`(${OPEN_PRIVATE_WINDOW})(${JSON.stringify(url)})`);
    return until(async () => (await browser.pages()).find((page) => page.url() === url), url);
  };
  const goToOwn = async (page: Page, path: string) => {
    const url = `moz-extension://${HOST}/${path}`;
    // Puppeteer's goto waits for an event that never comes.
    await bidi.send('browsingContext.navigate', { context: contextOf(page), url, wait: 'none' });
    // Some pages change their query at once.
    const ready = async () => {
      const { href, state } = await page
        .evaluate(() => ({ href: location.origin + location.pathname, state: document.readyState }))
        .catch(() => ({ href: '', state: '' }));
      return href === url.replace(/[?#].*/, '') && state === 'complete';
    };
    await until(ready, url);
    return firefoxPage(page, bidi, inBrowser);
  };

  const openOwn = async (path: string) => goToOwn(await newPage(), path);
  const stopWorker = async () => {
    const stop = `WebExtensionPolicy.getByID('${ID}').extension`;
    await inBrowser(`${stop}.terminateBackground({ ignoreDevToolsAttached: true })`);
    await until(async () => (await inBrowser(`${stop}.backgroundState`)) === 'stopped', 'the event page stops');
  };

  return {
    engine: 'firefox',
    inBrowser,
    async open(url) {
      const page = await newPage();
      await page.goto(url);
      return firefoxPage(page, bidi, inBrowser);
    },
    openOwnPrivately: async (path) => goToOwn(await privatePage(`about:blank#${path}`), path),
    openPrivately: async (url) => firefoxPage(await privatePage(url), bidi, inBrowser),
    openOwn,
    stopWorker,
    async chooseInMenu(entry) {
      await until(async () => (await inBrowser(`(${CHOOSE_IN_MENU})(${JSON.stringify(entry)})`)) === true, entry);
    },
    workerRuns: async () =>
      (await inBrowser(`WebExtensionPolicy.getByID('${ID}').extension.backgroundState`)) === 'running',
    async update() {
      await browser.installExtension(folder);
    },
    async reset() {
      // Each small window has a tab and closes with it. A page that a test has left would continue to send messages and receive events
      // about cleared data. The first tab gives access to the browser's own scope.
      const [, ...opened] = await browser.pages();
      for (const page of opened) await page.close();
      // The protocol does not treat the sidebar as a page. The address bar retains typed text. The theme is requested for all tabs at once.
      await inBrowser(`SidebarController.hide(); gURLBar.view.close(); gURLBar.handleRevert();
        Services.prefs.clearUserPref('${THEME}')`);
      const own = await openOwn(BARE_PAGE);
      await lexiconsStored(own);
      // Requests of a test may still be running, and its settings are in the event page's memory.
      await stopWorker();
      await forgetUser(own);
      await own.close();
    },
    urls: async () => (await tabs()).map(({ url }) => url),
    close: () => browser.close(),
    closed: () => new Promise((resolve) => browser.once('disconnected', () => resolve())),
  };
}

/** Preference for the theme that pages are requested to use. */
const THEME = 'layout.css.prefers-color-scheme.content-override';

/** A privileged page of the browser. */
const PRIVILEGED_PAGE = 'about:support';

/**
 * Returns a function that evaluates expressions in the browser's own scope, with the names of its window. WebDriver BiDi reaches that scope
 * only in newer versions than the oldest that the manifest declares, so the first tab shows a privileged page.
 */
async function browserScope(browser: Browser, bidi: Bidi): Promise<(expression: string) => Promise<unknown>> {
  const [tab] = await browser.pages();
  if (!tab) throw new Error('Firefox has opened no tab');
  const target = { context: contextOf(tab) };
  await bidi.send('browsingContext.navigate', { ...target, url: PRIVILEGED_PAGE, wait: 'complete' });
  return (expression) =>
    runScript(bidi, 'script.callFunction', {
      functionDeclaration: `(expression) => {
        const window = Services.wm.getMostRecentWindow('navigator:browser');
        // With the page's own address as its file, the browser refuses the script.
        const file = 'chrome://browser/content/browser.xhtml';
        return Cu.evalInSandbox(expression, Cu.Sandbox(window, { sandboxPrototype: window }), 'latest', file, 1);
      }`,
      arguments: [{ type: 'string', value: expression }],
      target,
      awaitPromise: true,
    });
}

/** What the user's permission to run in private windows is stored as; also for an extension that is not there yet. */
const ALLOW_IN_PRIVATE = `ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs').ExtensionPermissions
  .add('${ID}', { permissions: ['internal:privateBrowsingAllowed'], origins: [] })`;

/** Runs in the browser's own scope. */
const OPEN_PRIVATE_WINDOW = `async (url) => {
  const opened = OpenBrowserWindow({ private: true });
  while (!opened.gBrowserInit?.delayedStartupFinished) await new Promise((later) => setTimeout(later, 50));
  const triggeringPrincipal = Services.scriptSecurityManager.getSystemPrincipal();
  opened.gBrowser.selectedBrowser.loadURI(Services.io.newURI(url), { triggeringPrincipal });
}`;

/** Runs in the browser's own scope: false as long as the menu or the entry in it is not there. */
const CHOOSE_IN_MENU = `(entry) => {
  const menu = document.getElementById('contentAreaContextMenu');
  const item = menu.querySelector('[id$="-menuitem-_' + entry + '"]');
  if (menu.state !== 'open' || !item) return false;
  item.doCommand();
  menu.hidePopup();
  return true;
}`;

/** Puppeteer's frame carries the protocol's id of its browsing context. */
function contextOf(page: Page): string {
  return (page.mainFrame() as unknown as { _id: string })._id;
}

/** Calls a `script.…` command and unwraps a primitive value. @throws Error with what the script threw. */
async function runScript(bidi: Bidi, method: string, params: object): Promise<unknown> {
  const { result } = await bidi.send(method, params);
  const outcome = result as { type: string; result: Remote; exceptionDetails?: { text: string } };
  if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails?.text);
  return outcome.result.value;
}

function firefoxPage(page: Page, bidi: Bidi, inBrowser: (expression: string) => Promise<unknown>): TestPage {
  const evaluate = async <T, A>(inPage: (arg: A) => T | Promise<T>, arg?: A): Promise<T> =>
    (await page.evaluate(`(async (arg) => ${inPageSource(inPage)})(${JSON.stringify(arg)})`)) as T;
  const { at, ...input } = inputOf(page, evaluate, {
    click: (x, y, count) => page.mouse.click(x, y, { count }),
    rightClick: (x, y) => page.mouse.click(x, y, { button: 'right' }),
    // The library's own click delays only the last press.
    async slowDoubleClick(x, y, lasting) {
      const wait = { type: 'pause', duration: lasting };
      const press = [{ type: 'pointerDown', button: 0 }, wait, { type: 'pointerUp', button: 0 }];
      const actions = [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, ...press, wait, ...press];
      await bidi.send('input.performActions', {
        context: contextOf(page),
        actions: [{ type: 'pointer', id: 'slow mouse', actions }],
      });
    },
  });
  const bubble = async (): Promise<BubbleRoot | null> => {
    for (const frame of page.frames()) {
      if (frame.url() !== 'about:srcdoc') continue;
      // The frame may disappear during the call.
      if (!(await frame.evaluate(`(${isSeenBubble})()`).catch(() => false))) continue;
      return {
        evaluate: async <T, A>(inFrame: (root: Document, arg: A) => T, arg?: A): Promise<T> =>
          (await frame.evaluate(`((arg) => ${inBubbleSource(inFrame)})(${JSON.stringify(arg)})`)) as T,
        run: async <T, A>(inFrame: (root: Document, arg: A) => T | Promise<T>, arg?: A): Promise<T> =>
          (await frame.evaluate(`((arg) => ${inBubbleSource(inFrame)})(${JSON.stringify(arg)})`)) as T,
        async box() {
          // The frame's element is in a closed root, which the protocol does not open; the screen is one for all frames.
          const [inner, outer] = await Promise.all([frame.evaluate(onScreen), page.evaluate(onScreen)]);
          return { ...inner, left: inner.left - outer.left, top: inner.top - outer.top };
        },
      };
    }
    return null;
  };
  return {
    async goto(url) {
      await page.goto(url);
    },
    evaluate,
    ...input,
    clickAt: ({ x, y }, count = 1) => page.mouse.click(x, y, { count }),
    async wheel({ x, y }, down) {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY: down });
    },
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    async longPress(target, run) {
      const { x, y } = await at(target);
      const finger = await page.touchscreen.touchStart(x, y);
      await new Promise((resolve) => setTimeout(resolve, LONG_PRESS));
      await run();
      await finger.end();
    },
    async press(key) {
      const keys = key.split('+') as KeyInput[];
      const last = keys.pop();
      if (last === undefined) return;
      for (const modifier of keys) await page.keyboard.down(modifier);
      await page.keyboard.press(last);
      for (const modifier of keys.reverse()) await page.keyboard.up(modifier);
    },
    async chooseFiles(selector, paths) {
      const field = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null;
      if (!field) throw new Error(`no ${selector}`);
      await field.uploadFile(...paths);
    },
    bubble,
    bubbleWith: (passes, timeout) => waitForBubble(bubble, passes, timeout),
    pressInBubble: (target) => pressInBubble(bubble, target, (x, y) => page.mouse.click(x, y)),
    async colorScheme(scheme) {
      const dark = 0;
      const light = 1;
      const value = scheme === 'dark' ? dark : light;
      await inBrowser(`Services.prefs.setIntPref('${THEME}', ${value})`);
    },
    async viewport(width, height) {
      // Puppeteer's own call turns the screen, too, which the oldest Firefox that the manifest declares cannot.
      await bidi.send('browsingContext.setViewport', { context: contextOf(page), viewport: { width, height } });
    },
    async screenshot(path) {
      await page.screenshot({ path: path as `${string}.png` });
    },
    print: () => page.pdf(),
    close: () => page.close(),
  };
}

/** Runs in a frame: where its viewport is on the screen, and how large. */
function onScreen(): Box {
  const { mozInnerScreenX: left, mozInnerScreenY: top } = window as unknown as Record<string, number>;
  return { left: left!, top: top!, width: innerWidth, height: innerHeight };
}
