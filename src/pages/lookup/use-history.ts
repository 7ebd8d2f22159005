import { useEffect, useState } from 'preact/hooks';
import type { Verdict } from '../../core/rules/verdict.ts';
import {
  type History,
  type HistoryEntry,
  type HistoryPlace,
  idOf,
  putBack,
  withWords,
} from '../../platform/storage/history.ts';
import { message } from '../../ui/message.ts';

/** The entries removed last, until the next change. */
interface Removed {
  entries: History;
  /** The history before the removal. */
  before: History;
  /** A sentence that says what was removed. */
  text: string;
}

/** The history for a page, with the functions that change it. */
export interface ShownHistory {
  entries: History;
  /** Whether it is kept when the page closes. */
  isStored: boolean;
  /** Resolves when they are stored, or storing has failed. */
  add: (verdicts: readonly Verdict[]) => Promise<void>;
  pin: (entry: HistoryEntry) => void;
  remove: (entry: HistoryEntry) => void;
  /** Removes all words that are not pinned. */
  clear: () => void;
  removed: Removed | null;
  undo: () => void;
  /** True if the last change could not be stored and exists only on this page. */
  isUnsaved: boolean;
}

/** @param first the stored history when the page opened */
export function useHistory(place: HistoryPlace, first: History): ShownHistory {
  const [entries, setEntries] = useState(first);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  // Popup and panel may be open at once.
  useEffect(() => place.onChanged(setEntries), [place]);

  const change = (next: (before: History) => History) => {
    return place.change(next).then(
      (after) => {
        setEntries(after);
        setUnsaved(false);
      },
      () => {
        setEntries(next);
        setUnsaved(true);
      },
    );
  };
  const removeEntries = (out: History, text: string) => {
    const ids = new Set(out.map(idOf));
    change((before) => before.filter((entry) => !ids.has(idOf(entry))));
    setRemoved({ entries: out, before: entries, text });
  };

  return {
    entries,
    isStored: place.lasting,
    add: (verdicts) => {
      const when = Date.now();
      setRemoved(null);
      return change((before) => withWords(before, verdicts, when));
    },
    pin: (pinned) =>
      change((before) =>
        before.map((entry) => (idOf(entry) === idOf(pinned) ? { ...entry, pinned: !entry.pinned } : entry)),
      ),
    remove: (entry) => removeEntries([entry], message('history_removed', entry.word)),
    clear: () =>
      removeEntries(
        entries.filter(({ pinned }) => !pinned),
        message('history_cleared'),
      ),
    removed,
    undo: () => {
      if (removed) change((now) => putBack(now, removed.entries, removed.before));
      setRemoved(null);
    },
    isUnsaved,
  };
}
