import { useRef, useState } from 'preact/hooks';
import { changeExceptions, readExceptions } from '../storage/exceptions.ts';
import { changeSettings, ownSettings } from '../storage/settings.ts';
import { counted } from '../ui/counted.ts';
import { message } from '../ui/message.ts';
import { saveFile } from '../ui/save-file.ts';
import { UndoLine } from './lists/undo-line.tsx';
import { readSettingsFile, type SettingsCopy, SettingsFileProblem, writtenSettings } from './settings-file.ts';

/** What an import has put away. */
interface Taken {
  before: SettingsCopy;
  told: string;
}

/** All the user's own settings and exceptions as a file, to be kept or taken to another browser. What a policy fixes is not in it. */
export function SettingsFile() {
  const [taken, setTaken] = useState<Taken | undefined>();
  const [outcome, setOutcome] = useState('');
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  const told = (sentence: string, wrong = '') => {
    setTaken(undefined);
    setOutcome(sentence);
    setProblem(wrong);
  };
  const save = async () => {
    try {
      const day = new Date().toISOString().slice(0, 10);
      const content = new Blob([writtenSettings(await copy())], { type: 'application/json' });
      saveFile(content, `verdikt-settings-${day}.json`);
      told('');
    } catch {
      told('', message('options_file_unsaved'));
    }
  };
  const open = async (file: File) => {
    told('');
    try {
      const before = await copy();
      const read = await readSettingsFile(file, before);
      await store(read, before);
      setTaken({ before, told: counted('options_file_read', read.exceptions.length, file.name) });
    } catch (error) {
      told('', problemWording(error, file.name));
    }
  };
  const undo = async ({ before }: Taken) => {
    try {
      await store(before, await copy());
      told(message('options_file_undone'));
      opener.current?.focus();
    } catch {
      setProblem(message('save_failed'));
    }
  };

  return (
    <>
      <p class="quiet">{message('options_file_hint')}</p>
      <div class="buttons">
        <button type="button" class="action" onClick={save}>
          {message('options_file_save')}
        </button>
        <button ref={opener} type="button" class="action" onClick={() => field.current?.click()}>
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
          // The same file, corrected, is to be heard of again.
          currentTarget.value = '';
        }}
      />
      {taken && <UndoLine told={taken.told} undo={() => undo(taken)} takesFocus={false} />}
      <p role="status" class="outcome">
        {outcome}
      </p>
      <p role="alert" class="problem">
        {problem}
      </p>
    </>
  );
}

async function copy(): Promise<SettingsCopy> {
  return { settings: await ownSettings(), exceptions: await readExceptions() };
}

/** Both or none. @throws Error of the browser when the storage cannot be written. */
async function store({ settings, exceptions }: SettingsCopy, before: SettingsCopy): Promise<void> {
  await changeExceptions(() => exceptions);
  try {
    await changeSettings(settings);
  } catch (error) {
    await changeExceptions(() => before.exceptions);
    throw error;
  }
}

function problemWording(error: unknown, name: string): string {
  if (!(error instanceof SettingsFileProblem)) return message('save_failed');
  return `${message(`options_file_problem_${error.trouble}`, name, error.field)} ${message('options_file_unchanged')}`;
}
