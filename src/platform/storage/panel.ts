import * as v from 'valibot';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { browser } from '../browser.ts';
import { onStored } from './stored-values.ts';

/** Returns the key in `storage.session` of the window for which a small window is the panel. It is stored, as the page may navigate. */
const windowKey = (small: number) => `panelOf${small}`;

/** Stores the window whose panel the small window is. If that fails, it follows no selections. */
export async function storePanelOf(small: number, window: number): Promise<void> {
  await browser.storage.session.set({ [windowKey(small)]: window }).catch(() => {});
}

/**
 * Calls `listener` with the window whose panel this window is, if any, and with each later one.
 * @param own id of the page's window; undefined if there are only tabs
 * @returns a function that stops it
 */
export function onPanelOf(own: number | undefined, listener: (window: number) => void): () => void {
  if (own === undefined) return () => {};
  const key = windowKey(own);
  const report = (stored: unknown) => typeof stored === 'number' && listener(stored);
  const end = onStored(key, report, 'session');
  browser.storage.session?.get(key).then(
    (stored) => report(stored[key]),
    () => {},
  );
  return end;
}

/**
 * The word that the panel shows next. It is in `storage.session`, because the panel may still be opening and no word may reach the disk.
 */
const PanelWordSchema = v.object({
  /** One word or several, as selected or typed. Empty: only open the panel. */
  word: v.string(),
  /** If absent, the rules chosen last. */
  ruleset: v.exactOptional(v.picklist(RULESET_IDS)),
  /** The window of the panel, which separates private windows; if absent, any. */
  window: v.exactOptional(v.number()),
  /** True for a word from a private window, which no history stores. */
  incognito: v.exactOptional(v.boolean()),
});

export type PanelWord = v.InferOutput<typeof PanelWordSchema>;

const KEY = 'panelWord';

/** @throws Error of the browser if there is no session storage */
export async function sendToPanel(word: PanelWord): Promise<void> {
  await browser.storage.session.set({ [KEY]: word });
}

/**
 * Calls `listener` with a waiting word, if any, and with each later one. The word waits until `takePanelWord`, so a panel that closes
 * before it is done leaves it to the next one.
 * @param window id of the panel's window; undefined if there are only tabs
 * @returns a function that stops it
 */
export function onPanelWord(window: number | undefined, listener: (word: PanelWord) => void): () => void {
  const hear = (stored: unknown) => {
    const { success, output } = v.safeParse(PanelWordSchema, stored);
    if (success && (output.window === undefined || output.window === window)) listener(output);
  };
  const end = onStored(KEY, (stored) => stored !== undefined && hear(stored), 'session');
  browser.storage.session?.get(KEY).then(
    (stored) => hear(stored[KEY]),
    () => {},
  );
  return end;
}

/** Removes the waiting word, unless another one has been sent since. */
export async function takePanelWord(word: PanelWord): Promise<void> {
  try {
    const { [KEY]: stored } = await browser.storage.session.get(KEY);
    const waiting = v.safeParse(PanelWordSchema, stored);
    if (waiting.success && isSame(waiting.output, word)) await browser.storage.session.remove(KEY);
  } catch {
    // Then it goes with the browser.
  }
}

function isSame(one: PanelWord, other: PanelWord): boolean {
  return (['word', 'ruleset', 'window', 'incognito'] as const).every((name) => one[name] === other[name]);
}
