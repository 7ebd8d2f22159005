import * as v from 'valibot';
import { browser } from '../browser.ts';
import type { Verdict } from '../rules/verdict.ts';
import { RULESET_IDS } from '../rulesets/index.ts';
import { alone } from './alone.ts';
import { onStored } from './on-stored.ts';
import { isPrivateWindow } from './private-window.ts';
import { readSettings } from './settings.ts';

/** Words kept besides the pinned ones; the oldest make room. */
export const MOST_UNPINNED = 500;

const EntrySchema = v.object({
  word: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  ruleset: v.picklist(RULESET_IDS),
  verdict: v.picklist(['allowed', 'disallowed']),
  settled: v.fallback(v.boolean(), true),
  /** Stays until the user removes it. */
  pinned: v.fallback(v.boolean(), false),
  /** When it was judged last, in milliseconds since 1970. */
  when: v.pipe(v.number(), v.finite()),
});

/** A word that the user has kept, with the verdict it had under these rules. */
export type HistoryEntry = v.InferOutput<typeof EntrySchema>;

/** Newest first; a word stands once under each ruleset. */
export type History = readonly HistoryEntry[];

const KEY = 'history';

/** Stored value of any shape → history; what is no entry is left out. */
export function parseHistory(stored: unknown): HistoryEntry[] {
  if (!Array.isArray(stored)) return [];
  return bounded(
    stored.flatMap((entry) => {
      const { success, output } = v.safeParse(EntrySchema, ofEarlierVersion(entry));
      return success ? [output] : [];
    }),
  );
}

/** Earlier versions kept `standing: 'open'` of a verdict that is not settled, or nothing. */
function ofEarlierVersion(entry: unknown): unknown {
  const { standing, ...kept } = Object(entry) as { standing?: unknown };
  return standing === 'open' ? { settled: false, ...kept } : kept;
}

/** In the order given, each once, and no more than are kept. By no clock: one that is set back would take new words for the oldest. */
function bounded(entries: History): HistoryEntry[] {
  const seen = new Set<string>();
  let unpinned = 0;
  return entries.filter((entry) => {
    if (seen.has(idOf(entry))) return false;
    seen.add(idOf(entry));
    return entry.pinned || ++unpinned <= MOST_UNPINNED;
  });
}

/** Tells entries apart. */
export function idOf({ word, ruleset }: Pick<HistoryEntry, 'word' | 'ruleset'>): string {
  return `${ruleset} ${word}`;
}

/** The history with these words at its head, the first one first. What was pinned stays so. @param when as in `HistoryEntry`. */
export function keepWords(history: History, verdicts: readonly Verdict[], when: number): HistoryEntry[] {
  const pinned = new Set(history.filter((entry) => entry.pinned).map(idOf));
  const kept = verdicts.map(({ word, ruleset, verdict, settled }) => ({
    word,
    ruleset,
    verdict,
    settled,
    pinned: pinned.has(idOf({ word, ruleset })),
    when,
  }));
  return bounded([...kept, ...history]);
}

/**
 * The history with entries that were taken out of it, each in front of the next older one that is still there.
 * @param before the history that they were taken out of.
 */
export function putBack(history: History, takenOut: History, before: History): HistoryEntry[] {
  const back = new Set(takenOut.map(idOf));
  const after = [...history];
  // Where the entry after the present one stands.
  let place = after.length;
  for (const entry of [...before].reverse()) {
    const there = after.findIndex((one) => idOf(one) === idOf(entry));
    if (there >= 0) place = there;
    else if (back.has(idOf(entry))) after.splice(place, 0, entry);
  }
  return after;
}

/** Where a history is kept. */
export interface HistoryPlace {
  /** Does it outlive the page? */
  lasting: boolean;
  read(): Promise<HistoryEntry[]>;
  /** @returns what is kept now. @throws Error of the browser when it cannot be written. */
  change(change: (before: History) => History): Promise<HistoryEntry[]>;
  /** Calls `listener` after each change made in any page; gives a function that ends it. */
  onChanged(listener: (history: HistoryEntry[]) => void): () => void;
}

async function read(): Promise<HistoryEntry[]> {
  try {
    return parseHistory((await browser.storage.local.get(KEY))[KEY]);
  } catch {
    return [];
  }
}

async function write(history: History): Promise<HistoryEntry[]> {
  const after = bounded(history);
  await browser.storage.local.set({ [KEY]: after });
  return after;
}

/** Popup and panel may both be open. */
function changing<T>(run: () => Promise<T>): Promise<T> {
  return alone('verdikt-history', run);
}

/** In `storage.local`, for all pages. While the setting is off it takes nothing in. */
export const STORED_HISTORY: HistoryPlace = {
  lasting: true,
  read,
  change: (change) =>
    changing(async () => {
      const before = await read();
      return (await readSettings()).history ? write(change(before)) : before;
    }),
  onChanged(listener) {
    return onStored(KEY, (stored) => listener(parseHistory(stored)));
  },
};

/** In the memory of one page, gone with it. */
export function memoryHistory(): HistoryPlace {
  let history: HistoryEntry[] = [];
  return {
    lasting: false,
    read: async () => history,
    change: async (change) => {
      history = bounded(change(history));
      return history;
    },
    onChanged: () => () => {},
  };
}

/** Where a page keeps its history: in a private window nowhere but in its memory. @param window the page's own. */
export function historyPlace(window: { incognito: boolean } | undefined): HistoryPlace {
  return isPrivateWindow(window) ? memoryHistory() : STORED_HISTORY;
}

/**
 * Removes everything, pinned words too, whatever the setting.
 * @returns what there was, for `restoreHistory`.
 * @throws Error of the browser when it cannot be written.
 */
export function clearHistory(): Promise<HistoryEntry[]> {
  return changing(async () => {
    const before = await read();
    await browser.storage.local.remove(KEY);
    return before;
  });
}

/** Puts back what was cleared, behind what has been kept since. @throws Error of the browser when it cannot be written. */
export function restoreHistory(entries: History): Promise<HistoryEntry[]> {
  return changing(async () => write([...(await read()), ...entries]));
}
