/** The interface of end-to-end tests to a browser: what both engines support alike. */

export type Engine = 'chromium' | 'firefox';

/** The document in the bubble's frame, reached through the debugging protocol; pages cannot reach it. */
export interface BubbleRoot {
  /**
   * Runs a function in the frame, with its document as first argument. The function is sent as text, so it sees only `arg`, which must be
   * JSON.
   */
  evaluate<T, A = undefined>(inFrame: (root: Document, arg: A) => T, arg?: A): Promise<T>;
  /**
   * As `evaluate`, in a world that resumes promises, which the document's own world does not in Chromium. Call it only while the bubble
   * stays.
   */
  run<T, A = undefined>(inFrame: (root: Document, arg: A) => T | Promise<T>, arg?: A): Promise<T>;
  /** Returns the frame's box in pixels of the tab's viewport. */
  box(): Promise<Box>;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Returns the source of an expression that calls a function with the frame's document. Runs in the frame. */
export function inBubbleSource(inFrame: (...parameters: never[]) => unknown): string {
  return `((root) => ${inPageSource(inFrame, 'root')})(document)`;
}

/** Runs in a frame. Returns true in that of a visible bubble. */
export function isSeenBubble(): boolean {
  return document.querySelector('.verdikt-bubble .verdikt[aria-busy="false"]') !== null;
}

/** Something to press in the bubble: by selector, or the first button with a text, or within a part the first that begins with it. */
export type BubbleTarget = { selector: string } | { label: string; within?: string };

/** A page of the extension that runs no script: a file shown as text. Whoever needs only the browser's interface opens it. */
export const BARE_PAGE = 'manifest.json';

/** Milliseconds after which a long press selects a word. */
export const LONG_PRESS = 500;

/**
 * Presses the mouse on something in the bubble, once it accepts presses and the target stands still, and again if the bubble's last line, which
 * comes later, moved the target before the press.
 */
export async function pressInBubble(
  bubble: () => Promise<BubbleRoot | null>,
  target: BubbleTarget,
  mouse: (x: number, y: number) => Promise<unknown>,
): Promise<void> {
  const look = async () => {
    const root = await bubble();
    const place = await root?.run(locateInBubble, target);
    if (!root || !place) return null;
    const { left, top } = await root.box();
    return { root, x: left + place.x, y: top + place.y };
  };
  for (let attempts = 3; attempts > 0; attempts -= 1) {
    const { root, x, y } = await until(async () => {
      const before = await look();
      await before?.root.run(untilReadable);
      const now = await look();
      return before && now && before.x === now.x && before.y === now.y && now;
    }, JSON.stringify(target));
    await mouse(x, y);
    // If the press closed the bubble, it cannot be queried; then the press arrived.
    const missed = await root.evaluate((frame) => frame.body.dataset.missed === 'true').catch(() => false);
    if (!missed) return;
  }
}

/**
 * Runs in a visible bubble. Resolves when it accepts presses: 300 milliseconds after the second frame since it became visible, which Chromium
 * reports up to 100 milliseconds later. The bubble counts by its own clock, so a wait outside would end too early on a busy machine.
 */
export function untilReadable(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 500)));
  });
}

interface WatchedBubble {
  /** Target of the next press of the mouse; the body's `data-missed` is true if the press did not hit it. */
  wanted?: Element;
}

/** Runs in the bubble. Returns the middle of the target, in pixels of its frame, and watches whether the next press hits it. */
function locateInBubble(root: Document, target: BubbleTarget): { x: number; y: number } | null {
  const find = () => {
    if ('selector' in target) return root.querySelector(target.selector);
    const { label, within } = target;
    const buttons = [...root.querySelectorAll(within ? `:is(${within}) button` : 'button')];
    return buttons.find(({ textContent, firstChild }) =>
      within ? firstChild?.textContent === label : textContent?.includes(label),
    );
  };
  const found = find();
  if (!found) return null;
  const watched = window as WatchedBubble;
  if (!watched.wanted) {
    const note = (event: Event) => {
      root.body.dataset.missed = String(!event.composedPath().includes(watched.wanted!));
    };
    addEventListener('mousedown', note, { capture: true });
  }
  watched.wanted = found;
  root.body.dataset.missed = 'false';
  found.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = found.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Target of the mouse: the first occurrence of a text, or the middle of an element, in frames too. */
export type Target = { text: string } | { selector: string };

export interface TestPage {
  goto(url: string): Promise<void>;
  /** Runs a function in the page's main frame; sent as text, `arg` and the result are JSON. */
  evaluate<T, A = undefined>(inPage: (arg: A) => T | Promise<T>, arg?: A): Promise<T>;
  /** `count` 2 is a double click. */
  click(target: Target, count?: number): Promise<void>;
  /** Presses twice. Each press and the pause last so many milliseconds; a hand takes 80. */
  doubleClick(target: Target, lasting: number): Promise<void>;
  /** The same as `click` at a point of the viewport. */
  clickAt(point: { x: number; y: number }, count?: number): Promise<void>;
  /** Moves the pointer to a point of the viewport, in several steps. */
  movePointer(point: { x: number; y: number }): Promise<void>;
  /** Turns the wheel at a point of the viewport. @param down CSS pixels. */
  wheel(point: { x: number; y: number }, down: number): Promise<void>;
  /** Taps with a finger on a point of the viewport. */
  tap(point: { x: number; y: number }): Promise<void>;
  /** Presses the mouse on the left edge of one target and releases it on the right edge of the other. */
  drag(from: Target, to: Target): Promise<void>;
  /** Moves the pointer onto the middle of the target. */
  rest(target: Target): Promise<void>;
  /** Opens the browser's menu on the middle of the target, with the right button. */
  openMenu(target: Target): Promise<void>;
  /** Runs something while a key is held down. */
  holding(key: string, run: () => Promise<unknown>): Promise<void>;
  /** Presses the target with a finger until the system selects, and runs something before the release. */
  longPress(target: Target, run: () => Promise<unknown>): Promise<void>;
  /** One key by its DOM name, with `Shift+`, `Control+` or `Alt+` before it. */
  press(key: string): Promise<void>;
  /** Types with the keyboard into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Chooses files of the disk in a file field, as the user does in the browser's own dialog. */
  chooseFiles(selector: string, paths: string[]): Promise<void>;
  /** Returns the visible bubble, or null. */
  bubble(): Promise<BubbleRoot | null>;
  /** Waits for a bubble whose text passes the test (default: is not empty). @throws after `timeout` ms (`PATIENCE`) */
  bubbleWith(passes?: (text: string) => boolean, timeout?: number): Promise<BubbleRoot>;
  /** Presses the mouse on something in the bubble, once the bubble accepts presses. */
  pressInBubble(target: BubbleTarget): Promise<void>;
  colorScheme(scheme: 'light' | 'dark'): Promise<void>;
  viewport(width: number, height: number): Promise<void>;
  /** PNG of the viewport. @param density 'css' for one pixel for each CSS pixel, in Chromium whatever the session's scale. */
  screenshot(path: string, density?: 'css'): Promise<void>;
  /** Prints the page. @returns the PDF */
  print(): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface Session {
  engine: Engine;
  /** A new tab. */
  open(url: string): Promise<TestPage>;
  /** A page of the extension in a new tab, for example `src/pages/popup/index.html`. */
  openOwn(path: string): Promise<TestPage>;
  /** A new tab in a new private window, where the extension has to be allowed. */
  openPrivately(url: string): Promise<TestPage>;
  /** Stops the extension's worker, as the browser does with an idle one. Resolves when it has stopped. */
  stopWorker(): Promise<void>;
  /**
   * Chooses an entry of the extension, by id, in the menu that is open over the front tab. Without a display Chromium draws no menu; then
   * the worker gets the browser's event for the main frame, whether or not the entry would have been shown.
   */
  chooseInMenu(entry: string): Promise<void>;
  /** Returns true when the worker runs. */
  workerRuns(): Promise<boolean>;
  /** Reloads the extension's folder after its files have changed, as the browser does with an update. */
  update(): Promise<void>;
  /** Closes what is open, and resets browser and extension to the state after the installation, with all lexicons stored. */
  reset(): Promise<void>;
  /** Addresses of the pages that are open in tabs. */
  urls(): Promise<string[]>;
  close(): Promise<void>;
  /** Resolves when the browser has been closed, by `close` or by the user. */
  closed(): Promise<void>;
}

/**
 * Returns the source of a call of a function in the page. tsx wraps inner functions in calls of `__name`, which a page lacks.
 * @param parameters names with a value in the text, before `arg`
 */
export function inPageSource(inPage: (...parameters: never[]) => unknown, ...parameters: string[]): string {
  return `((__name) => (${inPage})(${[...parameters, 'arg'].join(', ')}))((inner) => inner)`;
}

/** Runs in the page: viewport coordinates of a target, frames of the same origin included. */
export function locate(target: Target): { left: number; right: number; x: number; y: number } | null {
  // Away from the edges: there the browser scrolls by itself while the mouse drags a selection.
  const bringIntoView = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const { innerHeight = 0, innerWidth = 0 } = element.ownerDocument.defaultView ?? {};
    if (top < 40 || bottom > innerHeight - 40) element.scrollIntoView({ block: 'center' });
    if (left < 0 || right > innerWidth) element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const boxIn = (root: Document | ShadowRoot): DOMRect | null => {
    const view = root.ownerDocument ?? (root as Document);
    if ('selector' in target) {
      const found = root.querySelector(target.selector);
      if (found) {
        bringIntoView(found);
        return found.getBoundingClientRect();
      }
    } else {
      const walker = view.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const start = (node.nodeValue ?? '').indexOf(target.text);
        const tag = node.parentElement?.localName;
        if (start < 0 || tag === 'script' || tag === 'style') continue;
        const range = view.createRange();
        range.setStart(node, start);
        range.setEnd(node, start + target.text.length);
        if (node.parentElement) bringIntoView(node.parentElement);
        return range.getBoundingClientRect();
      }
    }
    for (const element of root.querySelectorAll('*')) {
      const inner = element.shadowRoot ?? (element as HTMLIFrameElement).contentDocument;
      if (!inner) continue;
      const box = boxIn(inner);
      if (!box) continue;
      if (element.shadowRoot) return box;
      const frame = element.getBoundingClientRect();
      return new DOMRect(
        box.x + frame.x + element.clientLeft,
        box.y + frame.y + element.clientTop,
        box.width,
        box.height,
      );
    }
    return null;
  };
  const box = boxIn(document);
  if (!box) return null;
  return { left: box.left + 1, right: box.right - 1, x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Maximum milliseconds of any step: a busy machine is many times slower, and no test here depends on time. */
export const PATIENCE = 40_000;

/**
 * Polls every 20 ms, and up to every 100 ms the longer it takes, until there is an answer. An exception means that there is none yet: a page
 * may be replaced, or a part may be there before the rest.
 * @throws Error after `timeout` ms, with the last exception as its cause
 */
export async function until<T>(
  ask: () => Promise<T | null | undefined | false>,
  what: string,
  timeout = PATIENCE,
): Promise<T> {
  const begun = Date.now();
  for (;;) {
    let cause: unknown;
    try {
      const answer = await ask();
      if (answer !== null && answer !== undefined && answer !== false) return answer;
    } catch (error) {
      cause = error;
    }
    const waited = Date.now() - begun;
    if (waited > timeout) throw new Error(`${what}: not within ${timeout} ms`, { cause });
    await new Promise((resolve) => setTimeout(resolve, Math.min(100, 20 + waited / 10)));
  }
}

/**
 * Returns the position of the target once two looks agree, since a page that is still filling itself moves what is below.
 * @param look returns the position; null if it is not there
 */
export async function atRest<T>(look: () => Promise<T | null>, what: string): Promise<T> {
  let before = '';
  return until(async () => {
    const place = await look();
    const now = JSON.stringify(place);
    const same = now === before;
    before = now;
    return same ? place : null;
  }, what);
}

/**
 * Presses the mouse on the target, and again if a page that is still filling itself moved it before the press. A target in a frame or a
 * shadow root is pressed once.
 * @param press returns the position, then presses
 */
export async function pressOn(
  evaluate: TestPage['evaluate'],
  target: Target,
  press: () => Promise<void>,
): Promise<void> {
  for (let attempts = 3; attempts > 0; attempts -= 1) {
    await evaluate(watchPress, target);
    await press();
    // If the press closed or left the page, it cannot be queried; then the press arrived.
    if (!(await evaluate(pressMissed).catch(() => false))) return;
  }
}

interface WatchedPress {
  /** True when the last press of the mouse missed the target. */
  missed?: boolean;
}

/** Runs in the page. */
function watchPress(target: Target): void {
  const watched = window as WatchedPress;
  watched.missed = false;
  const wanted = 'selector' in target ? document.querySelector(target.selector) : null;
  if (!wanted) return;
  const note = (event: Event) => {
    // QueryState again: the page may have drawn it anew meanwhile.
    const now = 'selector' in target ? document.querySelector(target.selector) : null;
    const path = event.composedPath();
    watched.missed = !path.includes(wanted) && !(now && path.includes(now));
  };
  window.addEventListener('mousedown', note, { capture: true, once: true });
}

/** Runs in the page. */
function pressMissed(): boolean {
  return (window as WatchedPress).missed === true;
}

/** Returns the text of a visible bubble. Runs in the page. */
export function shownText(root: Document): string {
  return root.body.textContent.replace(/\s+/g, ' ').trim();
}

/** `bubbleWith` for both engines. */
export function waitForBubble(
  bubble: () => Promise<BubbleRoot | null>,
  passes: (text: string) => boolean = (text) => text !== '',
  timeout = PATIENCE,
): Promise<BubbleRoot> {
  let last: string | null = null;
  const shown = async () => {
    const root = await bubble();
    // The bubble may close between the two calls.
    last = (await root?.evaluate(shownText).catch(() => null)) ?? null;
    return last !== null && passes(last) && root;
  };
  return until(shown, 'the bubble', timeout).catch((error) => {
    throw new Error(`${error.message}; last seen: ${last === null ? 'no bubble' : JSON.stringify(last)}`);
  });
}
