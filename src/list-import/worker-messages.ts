import type { ListTrouble } from '../word-lists/list-problem.ts';
import type { ImportProgress } from './import-progress.ts';
import type { ListPreview } from './list-preview.ts';
import type { ReadingChoices } from './list-texts.ts';
import type { ReadFile } from './read-list.ts';

/** What a page asks of the worker, which answers one question and is ended then. */
export interface WorkerQuestion {
  task: 'inspect' | 'read';
  file: Blob;
  choices: ReadingChoices;
}

/** What the worker says: progress any number of times, then one of the others. */
export type WorkerAnswer =
  | { said: 'progress'; progress: ImportProgress }
  | { said: 'preview'; preview: ListPreview }
  | { said: 'list'; list: ReadFile }
  | { said: 'trouble'; trouble: ListTrouble }
  /** Something that is a mistake of ours. */
  | { said: 'error'; message: string };
