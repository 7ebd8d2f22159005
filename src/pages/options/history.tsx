import { useEffect, useState } from 'preact/hooks';
import { clearHistory, type HistoryEntry, restoreHistory, STORED_HISTORY } from '../../platform/storage/history.ts';
import type { SettingsChange } from '../../platform/storage/settings.ts';
import { counted, message } from '../../ui/message.ts';
import { Switch } from '../../ui/switch.tsx';
import { UndoLine } from './lists/editing.tsx';

interface Props {
  on: boolean;
  /** True if the user's organisation fixes it. */
  fixed: boolean;
  /** @returns whether it is stored */
  change: (changes: SettingsChange) => Promise<boolean>;
}

/** The cleared history, and whether the switch cleared it. */
interface Cleared {
  entries: readonly HistoryEntry[];
  byButton: boolean;
}

/** Switches the history on or off. Switching it off clears it at once; the user can undo that. */
export function HistoryChoice({ on, fixed, change }: Props) {
  const [count, setCount] = useState(0);
  const [cleared, setCleared] = useState<Cleared | undefined>();
  const [error, setError] = useState('');
  useEffect(() => {
    STORED_HISTORY.read().then(({ length }) => setCount(length));
    return STORED_HISTORY.onChanged(({ length }) => setCount(length));
  }, []);

  const clear = async (byButton: boolean) => {
    setError('');
    try {
      const entries = await clearHistory();
      setCleared(entries.length > 0 ? { entries, byButton } : undefined);
    } catch {
      setError(message('save_failed'));
    }
  };
  const switchHistory = async (keep: boolean) => {
    setCleared(undefined);
    const stored = await change({ history: keep });
    if (stored && !keep) await clear(false);
  };
  const undo = async ({ entries }: Cleared) => {
    setError('');
    try {
      // A history that is off accepts no entries.
      if (!on && !fixed && !(await change({ history: true }))) return;
      await restoreHistory(entries);
      setCleared(undefined);
    } catch {
      setError(message('save_failed'));
    }
  };

  return (
    <>
      <Switch
        label={message('options_history_keep')}
        hint={message('options_history_hint')}
        on={on}
        fixed={fixed}
        change={switchHistory}
      />
      {count > 0 && (
        <div class="buttons">
          <button type="button" class="action" onClick={() => clear(true)}>
            {counted('options_history_clear', count)}
          </button>
        </div>
      )}
      {cleared && (
        <UndoLine text={message('options_history_cleared')} undo={() => undo(cleared)} takesFocus={cleared.byButton} />
      )}
      <p role="alert" class="problem">
        {error}
      </p>
    </>
  );
}
