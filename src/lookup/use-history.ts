import { useEffect, useState } from 'preact/hooks';
import type { Verdict } from '../rules/verdict.ts';
import { type History, type HistoryEntry, type HistoryPlace, idOf, keepWords, putBack } from '../storage/history.ts';
import { message } from '../ui/message.ts';

/** What was taken out of the history last, until something else is done. */
interface TakenOut {
  entries: History;
  /** What they were taken out of. */
  before: History;
  /** What happened, in a sentence. */
  told: string;
}

/** The history as a page shows and changes it. */
export interface ShownHistory {
  entries: History;
  /** Does it outlive the page? */
  lasting: boolean;
  /** Ends when they are stored, or cannot be. */
  keep: (verdicts: readonly Verdict[]) => Promise<void>;
  pin: (entry: HistoryEntry) => void;
  remove: (entry: HistoryEntry) => void;
  /** All but the pinned words. */
  clear: () => void;
  takenOut: TakenOut | null;
  undo: () => void;
  /** The last change could not be stored: what is shown is all there is of it. */
  unsaved: boolean;
}

/** @param first what the place held when the page opened. */
export function useHistory(place: HistoryPlace, first: History): ShownHistory {
  const [entries, setEntries] = useState(first);
  const [takenOut, setTakenOut] = useState<TakenOut | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  // Popup and panel may be open side by side.
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
  const takeOut = (out: History, told: string) => {
    const ids = new Set(out.map(idOf));
    change((before) => before.filter((entry) => !ids.has(idOf(entry))));
    setTakenOut({ entries: out, before: entries, told });
  };

  return {
    entries,
    lasting: place.lasting,
    keep: (verdicts) => {
      const when = Date.now();
      setTakenOut(null);
      return change((before) => keepWords(before, verdicts, when));
    },
    pin: (pinned) =>
      change((before) =>
        before.map((entry) => (idOf(entry) === idOf(pinned) ? { ...entry, pinned: !entry.pinned } : entry)),
      ),
    remove: (entry) => takeOut([entry], message('history_removed', entry.word)),
    clear: () =>
      takeOut(
        entries.filter(({ pinned }) => !pinned),
        message('history_cleared'),
      ),
    takenOut,
    undo: () => {
      if (takenOut) change((now) => putBack(now, takenOut.entries, takenOut.before));
      setTakenOut(null);
    },
    unsaved,
  };
}
