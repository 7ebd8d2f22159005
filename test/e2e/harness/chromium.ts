import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core';
import { type BubbleRoot, locate, type Session, type Target, type TestPage, until, waitForBubble } from './session.ts';

export interface ChromiumSession extends Session {
  engine: 'chromium';
  /** For what only this engine can do. */
  context: BrowserContext;
  extensionId: string;
}

/**
 * Starts Chromium with the built extension and a fresh profile.
 * @param folder the unpacked build.
 * @param prepare changes the profile's folder before the start.
 */
export async function launchChromium(
  executablePath: string,
  folder: string,
  prepare: (profile: string) => Promise<unknown> = async () => {},
): Promise<ChromiumSession> {
  const profile = await mkdtemp(join(tmpdir(), 'verdikt-chromium-'));
  await prepare(profile);
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    headless: true,
    chromiumSandbox: false,
    viewport: { width: 1000, height: 700 },
    args: [
      `--disable-extensions-except=${folder}`,
      `--load-extension=${folder}`,
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: 15_000 }));
  const extensionId = new URL(worker.url()).host;
  // Not a page of the extension: one would keep its process alive and make a stopped worker start faster than for users.
  const control = context.pages()[0] ?? (await context.newPage());
  const workers = await watchWorkers(await context.newCDPSession(control));

  const open = async (url: string) => {
    const page = await context.newPage();
    await page.goto(url);
    return chromiumPage(page, await context.newCDPSession(page));
  };
  return {
    engine: 'chromium',
    context,
    extensionId,
    open,
    openOwn: (path) => open(`chrome-extension://${extensionId}/${path}`),
    stopWorker: workers.stop,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function watchWorkers(cdp: CDPSession) {
  const running = new Map<string, boolean>();
  cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const version of versions) running.set(version.versionId, version.runningStatus !== 'stopped');
  });
  await cdp.send('ServiceWorker.enable');
  return {
    async stop() {
      // One that is just starting does not hear it, so it is said again.
      const stopped = async () => {
        await cdp.send('ServiceWorker.stopAllWorkers');
        return ![...running.values()].includes(true);
      };
      await until(stopped, 'the worker stops');
      // The status changes a little before the process has gone.
      await new Promise((resolve) => setTimeout(resolve, 200));
    },
  };
}

function chromiumPage(page: Page, cdp: CDPSession): TestPage {
  const at = async (target: Target) => until(() => page.evaluate(locate, target), JSON.stringify(target));
  const bubble = async (): Promise<BubbleRoot | null> => {
    const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true });
    const shadow = findClosedRoot(root as DomNode);
    if (shadow === null) return null;
    const { object } = await cdp.send('DOM.resolveNode', { backendNodeId: shadow });
    const objectId = object.objectId;
    if (objectId === undefined) return null;
    return {
      async evaluate<T, A>(inPage: (root: ShadowRoot, arg: A) => T | Promise<T>, arg?: A): Promise<T> {
        const { result, exceptionDetails } = await cdp.send('Runtime.callFunctionOn', {
          objectId,
          functionDeclaration: `function (arg) { return (${inPage})(this, arg); }`,
          arguments: [{ value: arg }],
          returnByValue: true,
          awaitPromise: true,
        });
        if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value as T;
      },
    };
  };
  return {
    async goto(url) {
      await page.goto(url);
    },
    // Playwright's own type of the argument is wider than JSON.
    evaluate: (inPage, arg) => page.evaluate(inPage as never, arg as never),
    async click(target, count = 1) {
      const { x, y } = await at(target);
      await page.mouse.click(x, y, { clickCount: count });
    },
    async drag(from, to) {
      const start = await at(from);
      const end = await at(to);
      await page.mouse.move(start.left, start.y);
      await page.mouse.down();
      await page.mouse.move(end.right, end.y, { steps: 4 });
      await page.mouse.up();
    },
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    bubble,
    bubbleWith: (passes, timeout) => waitForBubble(bubble, passes, timeout),
    colorScheme: (scheme) => page.emulateMedia({ colorScheme: scheme }),
    viewport: (width, height) => page.setViewportSize({ width, height }),
    async screenshot(path) {
      await page.screenshot({ path });
    },
    close: () => page.close(),
  };
}

/** A part of the protocol's `DOM.Node`. */
interface DomNode {
  backendNodeId: number;
  shadowRootType?: string;
  attributes?: string[];
  children?: DomNode[];
  shadowRoots?: DomNode[];
  contentDocument?: DomNode;
}

/** The closed root on a popover: no page of the tests has another one. */
function findClosedRoot(node: DomNode): number | null {
  const popover = node.attributes?.includes('popover') === true;
  for (const root of node.shadowRoots ?? []) {
    if (popover && root.shadowRootType === 'closed') return root.backendNodeId;
  }
  const inner = [...(node.shadowRoots ?? []), ...(node.children ?? [])];
  if (node.contentDocument) inner.push(node.contentDocument);
  for (const child of inner) {
    const found = findClosedRoot(child);
    if (found !== null) return found;
  }
  return null;
}
