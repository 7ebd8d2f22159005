import * as v from 'valibot';
import { browser } from '../browser.ts';
import { RULESET_IDS } from '../rulesets/index.ts';
import { onStored } from './on-stored.ts';

/** What the panel is to show next. In `storage.session`: the panel may be still opening, and nothing of it reaches the disk. */
const PanelWordSchema = v.object({
  /** One word or several, as they were selected or typed. Empty: the panel is only to be there. */
  word: v.string(),
  /** The rules chosen last without it. */
  ruleset: v.exactOptional(v.picklist(RULESET_IDS)),
  /** The window whose panel is meant, which keeps words of private windows apart; any without it. */
  window: v.exactOptional(v.number()),
  /** Comes from a private window, and is not kept wherever it is shown. */
  incognito: v.exactOptional(v.boolean()),
});

export type PanelWord = v.InferOutput<typeof PanelWordSchema>;

const KEY = 'panelWord';

/** @throws Error of the browser when there is no session storage. */
export async function sendToPanel(word: PanelWord): Promise<void> {
  await browser.storage.session.set({ [KEY]: word });
}

/**
 * Calls `listener` with the word that waits, if one does, and with each that comes later. The word goes on waiting until `takePanelWord`:
 * a panel that ends before it has done all that is to be done with a word, by a reload or because its sidebar is just being closed, leaves
 * it to the next one.
 * @param window id of the window that the panel stands in; undefined where there are only tabs.
 * @returns a function that ends it.
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

/** The word does not wait any more; one that has been sent since does. */
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
