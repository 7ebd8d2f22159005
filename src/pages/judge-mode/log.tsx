import { useState } from 'preact/hooks';
import { rulesetName } from '../../core/explain/explanation.ts';
import { upperCase } from '../../core/words/normalise.ts';
import { type Challenge, clearLog, readLog } from '../../platform/storage/judge-table.ts';
import { counted, message } from '../../ui/message.ts';
import { csvFile, hyphenatedFileName, saveFile } from '../../ui/save-file.ts';
import { useRefusedClose } from './kiosk.ts';

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

/** Saves the log as a file for spreadsheets: one row per challenge, the earliest first. */
export function saveLog(challenges: readonly Challenge[]): void {
  saveFile(csvFile(logRows(challenges)), logFileName(challenges));
}

export function logRows(challenges: readonly Challenge[]): string[][] {
  const heads = [
    message('judge_log_time'),
    message('options_rules'),
    message('diff_list'),
    message('judge_log_words'),
    message('table_column_verdict'),
  ];
  const rows = challenges.map(({ time, ruleset, source, words, outcome }) => [
    localTime(time),
    message(`ruleset_short_${rulesetName(ruleset)}`),
    source,
    words.map(upperCase).join(' '),
    message(`judge_says_${outcome}`),
  ]);
  return [heads, ...rows];
}

/** `verdikt-challenges-pfs-2018-2026-03-14.csv`: the rulesets and the day of the first challenge. */
export function logFileName(challenges: readonly Challenge[]): string {
  const rulesets = [...new Set(challenges.map(({ ruleset }) => ruleset))];
  const day = challenges[0] ? localTime(challenges[0].time).slice(0, 10) : '';
  return hyphenatedFileName(['challenges', ...rulesets, day], 'csv');
}

/** The local time in a form that spreadsheets recognise: `2026-03-14 10:05:09`. */
function localTime(time: number): string {
  const date = new Date(time);
  const local = new Date(time - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19).replace('T', ' ');
}
