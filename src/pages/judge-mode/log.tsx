import { useState } from 'preact/hooks';
import { clearLog, readLog } from '../../platform/storage/judge-log.ts';
import { counted } from '../../ui/counted.ts';
import { message } from '../../ui/message.ts';
import { saveLog } from './log-file.ts';
import { useRefusedClose } from './refused-close.ts';

/** The challenges judged in this tab, with a button to save them; nothing if there are none. Saved ones can be cleared. */
export function Log() {
  const [challenges, setChallenges] = useState(readLog);
  const [saved, setSaved] = useState(false);
  useRefusedClose(challenges.length > 0 && !saved);
  if (challenges.length === 0) return null;
  const save = () => {
    saveLog(challenges);
    setSaved(true);
  };
  const clear = () => {
    clearLog();
    setChallenges([]);
  };
  return (
    <section class="log">
      <p>{counted('judge_log', challenges.length)}</p>
      <button type="button" class="action" onClick={save}>
        {message('judge_log_save')}
      </button>
      {saved && (
        <button type="button" class="action" onClick={clear}>
          {message('judge_log_clear')}
        </button>
      )}
    </section>
  );
}
