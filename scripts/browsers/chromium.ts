import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Frame, type Page } from 'playwright-core';
import { closeFirstRun, isFirstRun } from './first-run.ts';
import { forgetUser, lexiconsStored } from './forget.ts';
import { inputOf } from './input.ts';
import {
  BARE_PAGE,
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

export interface ChromiumSession extends Session {
  engine: 'chromium';
  /** For actions that only this engine supports. */
  context: BrowserContext;
  extensionId: string;
}

export interface ChromiumOptions {
  /** Shows a window. */
  visible?: boolean;
  /** Language of the browser's interface, and so of the extension; by default that of the machine. */
  language?: string;
  /** Pixels of a screenshot for each CSS pixel; 1 by default. */
  scale?: number;
  /** Changes the profile's folder before the start. */
  prepare?: (profile: string) => Promise<unknown>;
  /** True when the extension has been in that profile before, so that no first-run page opens. */
  known?: boolean;
  /** Address of the first tab if a person uses the browser: the first-run page stays, and this tab is in front. */
  byHand?: string | undefined;
  /** The extension is allowed in private windows. */
  allowedPrivately?: boolean;
  /** The profile's folder, which is kept; by default a temporary one. */
  profile?: string;
}

/**
 * Starts Chromium, Chrome or Edge with the built extension and a fresh profile.
 * @param folder the unpacked build.
 */
export async function launchChromium(
  executablePath: string,
  folder: string,
  {
    visible = false,
    language,
    scale = 1,
    prepare = async () => {},
    known = false,
    byHand,
    allowedPrivately = false,
    profile: lasting,
  }: ChromiumOptions = {},
): Promise<ChromiumSession> {
  const profile = lasting ?? (await mkdtemp(join(tmpdir(), 'verdikt-chromium-')));
  await prepare(profile);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: !visible,
    // Root has no sandbox, and containers of ordinary users often have none either.
    chromiumSandbox: visible && process.getuid?.() !== 0,
    viewport: visible ? null : { width: 1000, height: 700 },
    ...(visible ? {} : { deviceScaleFactor: scale }),
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      // Lets the protocol load an extension; branded Chrome no longer takes --load-extension.
      '--enable-unsafe-extension-debugging',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...(language === undefined ? [] : [`--lang=${language}`]),
    ],
  });
  const extensionId = await loadExtension(context, folder);
  if (!known) {
    await closeFirstRun(
      folder,
      () => context.pages().filter((page) => isFirstRun(page.url())),
      byHand === undefined ? (page) => page.close() : 'kept',
    );
  }
  if (allowedPrivately) await allowPrivately(context, extensionId);
  // Not a page of the extension: one would keep its process alive and make a stopped worker start faster than for users.
  const control = context.pages()[0] ?? (await context.newPage());
  if (byHand !== undefined) {
    await control.goto(byHand);
    await control.bringToFront();
  }
  const protocol = await context.newCDPSession(control);
  const workers = await watchWorkers(protocol);

  // Opened at its address, because an empty tab starts a process that a page of the extension does not use.
  const openOwn = async (path: string) => {
    const url = new URL(path, `chrome-extension://${extensionId}`);
    const before = context.pages();
    await protocol.send('Target.createTarget', { url: url.href });
    // Polled, because the library may miss the events of a tab that begins to load at once.
    const isOpened = (page: Page) => !before.includes(page) && new URL(page.url()).pathname === url.pathname;
    const page = await until(async () => context.pages().find(isOpened), path);
    await until(() => page.evaluate(() => document.readyState === 'complete'), path);
    return chromiumPage(page, await context.newCDPSession(page));
  };
  return {
    engine: 'chromium',
    context,
    extensionId,
    async open(url) {
      const page = await context.newPage();
      await page.goto(url);
      return chromiumPage(page, await context.newCDPSession(page));
    },
    openOwn,
    async openPrivately(url) {
      const own = await context.newPage();
      await own.goto(`chrome-extension://${extensionId}/src/pages/options/index.html`);
      const opening = context.waitForEvent('page', (page) => page.url() === url || page.url() === 'about:blank');
      await own.evaluate((address) => chrome.windows.create({ url: address, incognito: true }), url);
      const page = await opening;
      await page.waitForURL(url);
      await own.close();
      return chromiumPage(page, await context.newCDPSession(page));
    },
    stopWorker: workers.stop,
    async chooseInMenu(entry) {
      // The browser stops an idle worker.
      await workers.start(`chrome-extension://${extensionId}/`);
      const worker = await until(async () => context.serviceWorkers()[0], 'the worker runs');
      await worker.evaluate(async (menuItemId) => {
        const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
        // This is the event that the browser itself dispatches; the types lack it.
        const event = chrome.contextMenus.onClicked as unknown as { dispatch(info: object, tab: unknown): void };
        event.dispatch({ menuItemId, frameId: 0, editable: false }, tab);
      }, entry);
    },
    workerRuns: async () => workers.running.size > 0,
    async update() {
      await loadExtension(context, folder);
    },
    async reset() {
      // Each popup window has a tab. A page that a test has left would continue to send messages and receive events about cleared data. All
      // pages but one are closed at once; the browser ends with the last one.
      await Promise.all(context.pages().map((page) => page !== control && page.close()));
      // Cookies do not tell the ports of the page servers apart.
      await context.clearCookies();
      const own = await openOwn(BARE_PAGE);
      await lexiconsStored(own);
      // Requests of a test may still be running, and its settings are in the worker's memory.
      await workers.stop();
      await forgetUser(own);
      await own.close();
    },
    urls: async () => context.pages().map((page) => page.url()),
    async close() {
      await context.close();
      if (lasting === undefined) await rm(profile, { recursive: true, force: true });
    },
    closed: () => new Promise((resolve) => context.once('close', () => resolve())),
  };
}

/** Loads an unpacked extension and returns its id. */
export async function loadExtension(context: BrowserContext, folder: string): Promise<string> {
  const protocol = await context.browser()?.newBrowserCDPSession();
  if (!protocol) throw new Error('no debugging protocol');
  // Not in Playwright's table of the protocol.
  const send = protocol.send.bind(protocol) as unknown as (name: string, parameters: object) => Promise<{ id: string }>;
  return (await send('Extensions.loadUnpacked', { path: folder })).id;
}

/**
 * Allows an extension in private windows, as the user does on the page of extensions. An unpacked one runs there only in developer mode.
 */
async function allowPrivately(context: BrowserContext, id: string): Promise<void> {
  const page = await context.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(async (extensionId) => {
    const { developerPrivate } = chrome as unknown as { developerPrivate: Record<string, (change: object) => unknown> };
    await developerPrivate.updateProfileConfiguration!({ inDeveloperMode: true });
    await developerPrivate.updateExtensionConfiguration!({ extensionId, incognitoAccess: true });
  }, id);
  // The browser loads the extension anew.
  const opens = () =>
    page.goto(`chrome-extension://${id}/src/pages/options/index.html`).then(
      () => page.evaluate(() => chrome.extension.isAllowedIncognitoAccess()),
      () => false,
    );
  await until(opens, 'the extension in private windows');
  await page.close();
}

async function watchWorkers(cdp: CDPSession) {
  const running = new Set<string>();
  cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, runningStatus } of versions) {
      if (runningStatus === 'stopped') running.delete(versionId);
      else running.add(versionId);
    }
  });
  await cdp.send('ServiceWorker.enable');
  return {
    running,
    start: (scopeURL: string) => cdp.send('ServiceWorker.startWorker', { scopeURL }),
    /** Resolves when every running worker has been stopped once; a message on its way may have started it again since. */
    async stop() {
      const toStop = new Set(running);
      const stopped = ({ versions }: { versions: { versionId: string; runningStatus: string }[] }) => {
        for (const { versionId, runningStatus } of versions) if (runningStatus === 'stopped') toStop.delete(versionId);
      };
      cdp.on('ServiceWorker.workerVersionUpdated', stopped);
      // A worker that is just starting may miss the command, so it is repeated, but not before the worker can have answered what it was
      // started for: repeated every 20 ms, it ends each new start of a worker that a page waits for.
      const again = setInterval(() => cdp.send('ServiceWorker.stopAllWorkers').catch(() => {}), STOP_AGAIN);
      try {
        await cdp.send('ServiceWorker.stopAllWorkers');
        // Chromium gives a worker that does not end by itself five seconds.
        await until(async () => toStop.size === 0, 'the worker stops');
      } finally {
        clearInterval(again);
        cdp.off('ServiceWorker.workerVersionUpdated', stopped);
      }
      // The status changes a little before the process has gone.
      await new Promise((resolve) => setTimeout(resolve, 200));
    },
  };
}

/** A world of the protocol's in a frame, and the session that evaluates in it. */
type OwnWorld = { session: CDPSession; contextId: number };

const ownWorlds = new WeakMap<Frame, Promise<OwnWorld>>();

async function openOwnWorld(frame: Frame): Promise<OwnWorld> {
  const session = await frame.page().context().newCDPSession(frame);
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const contextId = world.executionContextId;
  await session.send('Runtime.evaluate', { expression: `((arg) => ${inPageSource(waitByFrames)})()`, contextId });
  return { session, contextId };
}

/** Makes `setTimeout` wait by animation frames. Runs in an isolated world, where the browser fires no timers. */
function waitByFrames(): void {
  globalThis.setTimeout = ((run: () => void, milliseconds = 0) => {
    const due = performance.now() + milliseconds;
    const wait = () => (performance.now() < due ? requestAnimationFrame(wait) : run());
    return requestAnimationFrame(wait);
  }) as typeof setTimeout;
}

/**
 * Returns the value of an expression in a frame whose document may run no scripts. The document's own world resumes no promise; an isolated
 * world does, like that of a content script.
 * @throws if the frame is gone, and what the expression throws
 */
async function inOwnWorld<T>(frame: Frame, expression: string): Promise<T> {
  const opened = ownWorlds.get(frame) ?? openOwnWorld(frame);
  ownWorlds.set(frame, opened);
  const { session, contextId } = await opened;
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as T;
}

/** Milliseconds after which the command to stop is repeated. */
const STOP_AGAIN = 1000;

function chromiumPage(page: Page, cdp: CDPSession): TestPage {
  const evaluate = <T, A>(inPage: (arg: A) => T | Promise<T>, arg?: A): Promise<T> =>
    page.evaluate(`(async (arg) => ${inPageSource(inPage)})(${JSON.stringify(arg)})`);
  /** Chromium never answers a key or a press whose frame is removed meanwhile; the removal counts as the answer. */
  const answered = async (input: Promise<void>) => {
    let removed = () => {};
    const removal = new Promise<void>((resolve) => {
      removed = resolve;
    });
    page.once('framedetached', removed);
    await Promise.race([input, removal]);
    page.off('framedetached', removed);
  };
  const { at, ...input } = inputOf(page, evaluate, {
    click: (x, y, clickCount) => page.mouse.click(x, y, { clickCount }),
    rightClick: (x, y) => page.mouse.click(x, y, { button: 'right' }),
    slowDoubleClick: (x, y, delay) => page.mouse.click(x, y, { clickCount: 2, delay }),
  });
  const bubble = async (): Promise<BubbleRoot | null> => {
    for (const frame of page.frames()) {
      if (frame.url() !== 'about:srcdoc') continue;
      // The frame may disappear during the call.
      if (!(await frame.evaluate(`(${isSeenBubble})()`).catch(() => false))) continue;
      return {
        evaluate: <T, A>(inFrame: (root: Document, arg: A) => T, arg?: A): Promise<T> =>
          frame.evaluate(`((arg) => ${inBubbleSource(inFrame)})(${JSON.stringify(arg)})`),
        run: <T, A>(inFrame: (root: Document, arg: A) => T | Promise<T>, arg?: A): Promise<T> =>
          inOwnWorld(frame, `((arg) => ${inBubbleSource(inFrame)})(${JSON.stringify(arg)})`),
        async box() {
          const { x: left, y: top, width, height } = (await (await frame.frameElement()).boundingBox())!;
          return { left, top, width, height };
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
    clickAt: ({ x, y }, count = 1) => answered(page.mouse.click(x, y, { clickCount: count })),
    async wheel({ x, y }, down) {
      await page.mouse.move(x, y);
      await page.mouse.wheel(0, down);
    },
    async tap(point) {
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    async longPress(target, run) {
      const { x, y } = await at(target);
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await new Promise((resolve) => setTimeout(resolve, LONG_PRESS));
      await run();
      await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    press: (key) => answered(page.keyboard.press(key)),
    chooseFiles: (selector, paths) => page.setInputFiles(selector, paths),
    bubble,
    bubbleWith: (passes, timeout) => waitForBubble(bubble, passes, timeout),
    pressInBubble: (target) => pressInBubble(bubble, target, (x, y) => answered(page.mouse.click(x, y))),
    colorScheme: (scheme) => page.emulateMedia({ colorScheme: scheme }),
    viewport: (width, height) => page.setViewportSize({ width, height }),
    async screenshot(path, density) {
      await page.screenshot({ path, scale: density ?? 'device' });
    },
    print: () => page.pdf(),
    close: () => page.close(),
  };
}
