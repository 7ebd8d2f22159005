import * as v from 'valibot';
import type { Verdict } from '../../core/rules/verdict.ts';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { browser } from '../browser.ts';
import { isPrivateWindow } from './private-window.ts';
import { readSettings } from './settings.ts';
import { exclusively, onStored } from './stored-values.ts';

/** Maximum number of unpinned words; the oldest are dropped. */
export const MOST_UNPINNED = 500;

const EntrySchema = v.object({
  word: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  ruleset: v.picklist(RULESET_IDS),
  verdict: v.picklist(['allowed', 'disallowed']),
  settled: v.fallback(v.boolean(), true),
  /** True for words that stay until the user removes them. */
  pinned: v.fallback(v.boolean(), false),
  /** Time of the last verdict, in milliseconds since 1970. */
  when: v.pipe(v.number(), v.finite()),
});

/** A word of the history with its verdict under these rules. */
export type HistoryEntry = v.InferOutput<typeof EntrySchema>;

/** Newest first; each word once for each ruleset. */
export type History = readonly HistoryEntry[];

const KEY = 'history';

/** Parses a stored value of any shape; drops invalid entries. */
export function parseHistory(stored: unknown): HistoryEntry[] {
  if (!Array.isArray(stored)) return [];
  return bounded(
    stored.flatMap((entry) => {
      const { success, output } = v.safeParse(EntrySchema, ofEarlierVersion(entry));
      return success ? [output] : [];
    }),
  );
}

/** Earlier versions stored `standing: 'open'` for a verdict that is not settled, or nothing. */
function ofEarlierVersion(entry: unknown): unknown {
  const { standing, ...kept } = Object(entry) as { standing?: unknown };
  return standing === 'open' ? { settled: false, ...kept } : kept;
}

/**
 * Returns the entries in their order, each once and within the limit. No clock is used: one that is set back would make new words the
 * oldest.
 */
function bounded(entries: History): HistoryEntry[] {
  const seen = new Set<string>();
  let unpinned = 0;
  return entries.filter((entry) => {
    if (seen.has(idOf(entry))) return false;
    seen.add(idOf(entry));
    return entry.pinned || ++unpinned <= MOST_UNPINNED;
  });
}

/** Returns the id of an entry. */
export function idOf({ word, ruleset }: Pick<HistoryEntry, 'word' | 'ruleset'>): string {
  return `${ruleset} ${word}`;
}

/** Returns the history with these words at its head, in their order. Pinned words stay pinned. @param when as in `HistoryEntry` */
export function withWords(history: History, verdicts: readonly Verdict[], when: number): HistoryEntry[] {
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
 * Returns the history with removed entries put back, each before the next older one that is still there.
 * @param before the history from which they were removed
 */
export function putBack(history: History, takenOut: History, before: History): HistoryEntry[] {
  const back = new Set(takenOut.map(idOf));
  const after = [...history];
  // Index of the entry after the current one.
  let place = after.length;
  for (const entry of [...before].reverse()) {
    const there = after.findIndex((one) => idOf(one) === idOf(entry));
    if (there >= 0) place = there;
    else if (back.has(idOf(entry))) after.splice(place, 0, entry);
  }
  return after;
}

/** A place that stores a history. */
export interface HistoryPlace {
  /** True when it outlives the page. */
  lasting: boolean;
  read(): Promise<HistoryEntry[]>;
  /**
   * @returns the new history
   * @throws Error of the browser if it cannot be written
   */
  change(change: (before: History) => History): Promise<HistoryEntry[]>;
  /** Calls `listener` after each change by any page. @returns a function that stops it */
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

/** Exclusive, because popup and panel may both be open. */
function changing<T>(run: () => Promise<T>): Promise<T> {
  return exclusively('verdikt-history', run);
}

/** The history in `storage.local`, for all pages. It takes nothing in while the setting is off. */
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

/** Returns a history in the memory of one page. */
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

/** Returns the history of a page; in a private window only in its memory. @param window of the page */
export function historyPlace(window: { incognito: boolean } | undefined): HistoryPlace {
  return isPrivateWindow(window) ? memoryHistory() : STORED_HISTORY;
}

/**
 * Removes everything, pinned words too, whatever the setting.
 * @returns what was removed, for `restoreHistory`
 * @throws Error of the browser if it cannot be written
 */
export function clearHistory(): Promise<HistoryEntry[]> {
  return changing(async () => {
    const before = await read();
    await browser.storage.local.remove(KEY);
    return before;
  });
}

/** Puts back what was cleared, after newer entries. @throws Error of the browser if it cannot be written */
export function restoreHistory(entries: History): Promise<HistoryEntry[]> {
  return changing(async () => write([...(await read()), ...entries]));
}
