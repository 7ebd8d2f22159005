import { useEffect, useRef, useState } from 'preact/hooks';
import { importList, inspectFile } from '../../list-import/import-list.ts';
import type { ImportProgress } from '../../list-import/import-progress.ts';
import type { ListPreview } from '../../list-import/list-preview.ts';
import type { RulesetId } from '../../rules/verdict.ts';
import { defaultRuleset } from '../../storage/default-ruleset.ts';
import { readSettings } from '../../storage/settings.ts';
import type { WordListRecord } from '../../storage/word-list-record.ts';
import type { Encoding } from '../../word-lists/encoding.ts';
import { ListProblem, type ListTrouble } from '../../word-lists/list-problem.ts';
import { nameOfFile } from './name-of-file.ts';

/** What the user says of a file; kept whatever becomes of it. */
export interface ImportChoices {
  ruleset: RulesetId;
  name: string;
  edition: string;
  encoding: Encoding | 'auto';
  /** Which file of a zip file; undefined for the only one. */
  entry?: string | undefined;
}

export type ImportState =
  | { state: 'none' }
  /** The first lines are being read. */
  | { state: 'looking'; file: File }
  /** They are shown. `trouble` is why an import of the file was refused; `cancelled` says that the user stopped it. */
  | { state: 'shown'; file: File; preview: ListPreview; trouble?: ListTrouble; cancelled?: true }
  /** Not even the first lines can be shown. */
  | { state: 'refused'; file: File; trouble: ListTrouble }
  /** `began` is the time when it did, in milliseconds. */
  | { state: 'importing'; file: File; preview: ListPreview; progress: ImportProgress; began: number }
  | { state: 'stored'; record: WordListRecord };

export interface Import {
  shown: ImportState;
  choices: ImportChoices;
  change: (changes: Partial<ImportChoices>) => void;
  choose: (file: File) => void;
  start: () => void;
  /** Ends an import that runs; nothing is stored of it. */
  cancel: () => void;
  /** Puts the file, or the report on the last import, away. */
  dismiss: () => void;
}

/**
 * A file on its way to becoming a list.
 * @param stored called when a list is stored, before its report is shown; its end is waited for.
 */
export function useImport(stored: () => Promise<void>): Import {
  const [shown, show] = useState<ImportState>({ state: 'none' });
  const [choices, setChoices] = useState<ImportChoices>(() => ({
    ruleset: defaultRuleset(),
    name: '',
    edition: '',
    encoding: 'auto',
  }));
  const running = useRef<AbortController | undefined>(undefined);
  /** Number of the newest look: an earlier one may end later. */
  const looks = useRef(0);
  /** Name and edition as proposed by a file's name, as long as the user has not written others. */
  const proposed = useRef({ name: '', edition: '' });

  useEffect(() => {
    readSettings().then(({ ruleset }) => setChoices((before) => ({ ...before, ruleset })));
    return () => running.current?.abort();
  }, []);

  const look = async (file: File, { ruleset, encoding, entry }: ImportChoices) => {
    const number = ++looks.current;
    try {
      const preview = await inspectFile(file, { ruleset, encoding, entry });
      if (number === looks.current) show({ state: 'shown', file, preview });
    } catch (error) {
      if (number === looks.current) show({ state: 'refused', file, trouble: troubleOf(error) });
    }
  };
  return {
    shown,
    choices,
    change(changes) {
      const next = { ...choices, ...changes };
      setChoices(next);
      const sees = 'encoding' in changes || 'entry' in changes || 'ruleset' in changes;
      if (sees && (shown.state === 'shown' || shown.state === 'refused')) look(shown.file, next);
    },
    choose(file) {
      const proposal = nameOfFile(file.name);
      const edition = proposal.edition || new Date(file.lastModified).toISOString().slice(0, 10);
      const next: ImportChoices = {
        ruleset: choices.ruleset,
        name: choices.name === proposed.current.name ? proposal.name : choices.name,
        edition: choices.edition === proposed.current.edition ? edition : choices.edition,
        encoding: 'auto',
      };
      proposed.current = { name: proposal.name, edition };
      setChoices(next);
      show({ state: 'looking', file });
      look(file, next);
    },
    async start() {
      if (shown.state !== 'shown') return;
      const { file, preview } = shown;
      const controller = new AbortController();
      running.current = controller;
      const began = performance.now();
      const tell = (progress: ImportProgress) => {
        if (!controller.signal.aborted) show({ state: 'importing', file, preview, progress, began });
      };
      tell({ phase: 'read', done: 0 });
      try {
        const record = await importList(file, choices, { progress: tell, signal: controller.signal });
        await stored();
        proposed.current = { name: '', edition: '' };
        setChoices({ ...choices, name: '', edition: '', encoding: 'auto', entry: undefined });
        show({ state: 'stored', record });
      } catch (error) {
        if (controller.signal.aborted) show({ state: 'shown', file, preview, cancelled: true });
        else show({ state: 'shown', file, preview, trouble: troubleOf(error) });
      } finally {
        running.current = undefined;
      }
    },
    cancel() {
      running.current?.abort();
    },
    dismiss() {
      looks.current++;
      show({ state: 'none' });
    },
  };
}

/** Whatever was thrown, as something that can be told. */
function troubleOf(error: unknown): ListTrouble {
  if (error instanceof ListProblem) return error.trouble;
  console.error(error);
  return { kind: 'stopped' };
}
