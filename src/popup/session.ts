import * as v from 'valibot';
import { browser } from '../browser.ts';

/** What the popup remembers until the browser is closed. */
const SessionSchema = v.object({
  /** The text of the input: typed words are not lost when the popup closes. */
  typed: v.fallback(v.string(), ''),
  /** Words kept with Enter, the newest first, each once. */
  history: v.fallback(v.array(v.object({ word: v.string(), verdict: v.picklist(['allowed', 'disallowed']) })), []),
});

export type PopupSession = v.InferOutput<typeof SessionSchema>;
export type KeptWord = PopupSession['history'][number];

/** Words that are kept; more would be a list nobody reads. */
export const LONGEST_HISTORY = 20;

const KEY = 'popup';

/** Empty where the browser has no session storage: then the page's memory is all there is. */
export async function readSession(): Promise<PopupSession> {
  try {
    return v.parse(SessionSchema, (await browser.storage.session.get(KEY))[KEY] ?? {});
  } catch {
    return v.parse(SessionSchema, {});
  }
}

export function writeSession(session: PopupSession): void {
  browser.storage.session?.set({ [KEY]: session }).catch(() => {});
}

/** The history with the word at its head. */
export function keepWord(history: readonly KeptWord[], { word, verdict }: KeptWord): KeptWord[] {
  return [{ word, verdict }, ...history.filter((other) => other.word !== word)].slice(0, LONGEST_HISTORY);
}
