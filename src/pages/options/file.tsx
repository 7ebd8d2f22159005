import { useRef, useState } from 'preact/hooks';
import { listName } from '../../core/explain/explanation.ts';
import { RULESET_IDS } from '../../core/rulesets/index.ts';
import { ownActiveLists } from '../../platform/storage/active-lists.ts';
import { changeAids, ownAids } from '../../platform/storage/aids.ts';
import { changeExceptions, readExceptions } from '../../platform/storage/exceptions.ts';
import { changeSettings, ownSettings } from '../../platform/storage/settings.ts';
import type { ListInUse } from '../../platform/storage/sync-state.ts';
import { activate, listRecords } from '../../platform/storage/word-lists.ts';
import { counted, message } from '../../ui/message.ts';
import { saveFile } from '../../ui/save-file.ts';
import { UndoLine } from './lists/editing.tsx';
import { formatSettings, readSettingsFile, type SettingsCopy, SettingsFileError } from './settings-file.ts';

/** What an import has replaced. */
interface Replaced {
  before: SettingsCopy;
  text: string;
}

/** Exports and imports the user's settings, choices of lists and exceptions as a file. Values that a policy fixes are not in it. */
export function SettingsFile() {
  const [replaced, setReplaced] = useState<Replaced | undefined>();
  const [outcome, setOutcome] = useState('');
  const [error, setError] = useState('');
  const field = useRef<HTMLInputElement>(null);

  const report = (sentence: string, wrong = '') => {
    setReplaced(undefined);
    setOutcome(sentence);
    setError(wrong);
  };
  const save = async () => {
    try {
      const day = new Date().toISOString().slice(0, 10);
      const content = new Blob([formatSettings(await currentSettings())], { type: 'application/json' });
      saveFile(content, `verdikt-settings-${day}.json`);
      report('');
    } catch {
      report('', message('options_file_unsaved'));
    }
  };
  const open = async (file: File) => {
    report('');
    try {
      const before = await currentSettings();
      const read = await readSettingsFile(file, before);
      const missing = await store(read, before);
      const sentences = [
        counted('options_file_read', read.exceptions.length, file.name),
        ...(missing.length > 0 ? [message('options_file_lists', missing.map(listName).join(', '))] : []),
      ];
      setReplaced({ before, text: sentences.join(' ') });
    } catch (error) {
      report('', errorWording(error, file.name));
    }
  };
  const undo = async ({ before }: Replaced) => {
    try {
      await store(before, await currentSettings());
      report(message('options_file_undone'));
    } catch {
      setError(message('save_failed'));
    }
  };

  return (
    <>
      <p class="quiet">{message('options_file_hint')}</p>
      <div class="buttons">
        <button type="button" class="action" onClick={save}>
          {message('options_file_save')}
        </button>
        <button type="button" class="action" onClick={() => field.current?.click()}>
          {message('options_file_open')}
        </button>
      </div>
      <input
        ref={field}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={message('options_file_open')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) open(file);
          // So that the same file can be chosen again after a change.
          currentTarget.value = '';
        }}
      />
      {replaced && <UndoLine text={replaced.text} undo={() => undo(replaced)} takesFocus={false} />}
      <p role="status" class="outcome">
        {outcome}
      </p>
      <p role="alert" class="problem">
        {error}
      </p>
    </>
  );
}

async function currentSettings(): Promise<SettingsCopy> {
  const [settings, exceptions, aids, records, active] = await Promise.all([
    ownSettings(),
    readExceptions(),
    ownAids(),
    listRecords(),
    ownActiveLists(),
  ]);
  const lists = RULESET_IDS.flatMap((ruleset) => {
    const record = records.find(({ id }) => id === active[ruleset]);
    return record ? [{ ruleset, name: record.name, edition: record.edition, sha256: record.sha256 }] : [];
  });
  return { settings, exceptions, aids, lists };
}

/**
 * Stores everything, or nothing if storing fails.
 * @returns lists of the file that are not on this device; their rulesets keep the list that they have
 * @throws Error of the browser when the storage cannot be written.
 */
async function store({ settings, exceptions, aids, lists }: SettingsCopy, before: SettingsCopy): Promise<ListInUse[]> {
  await changeExceptions(() => exceptions);
  try {
    await changeSettings(settings);
    await changeAids(aids);
    return await chooseLists(lists);
  } catch (error) {
    await changeExceptions(() => before.exceptions);
    await changeSettings(before.settings);
    await changeAids(before.aids);
    throw error;
  }
}

/** Activates the chosen list of each ruleset, or the open one. Returns the lists that are not on this device. */
async function chooseLists(lists: readonly ListInUse[]): Promise<ListInUse[]> {
  const records = await listRecords();
  const recordOf = (list: ListInUse) => records.find(({ sha256 }) => sha256 === list.sha256);
  const missing = lists.filter((list) => !recordOf(list));
  for (const ruleset of RULESET_IDS) {
    const chosen = lists.find((list) => list.ruleset === ruleset);
    if (!chosen || !missing.includes(chosen)) await activate(ruleset, (chosen && recordOf(chosen)?.id) ?? null);
  }
  return missing;
}

function errorWording(error: unknown, name: string): string {
  if (!(error instanceof SettingsFileError)) return message('save_failed');
  return `${message(`options_file_problem_${error.code}`, name, error.field)} ${message('options_file_unchanged')}`;
}
