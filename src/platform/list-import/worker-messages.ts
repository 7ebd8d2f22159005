import type { ListTrouble } from '../../core/word-lists/list-problem.ts';
import type { ImportProgress } from './import-progress.ts';
import type { ListPreview } from './list-preview.ts';
import type { ReadingChoices } from './list-texts.ts';
import type { ReadFile } from './read-list.ts';

/** A page's question to the worker, which answers one question and is then terminated. */
export interface WorkerQuestion {
  task: 'inspect' | 'read';
  file: Blob;
  choices: ReadingChoices;
}

/** The worker's messages: any number of progress reports, then one of the others. */
export type WorkerAnswer =
  | { said: 'progress'; progress: ImportProgress }
  | { said: 'preview'; preview: ListPreview }
  | { said: 'list'; list: ReadFile }
  | { said: 'trouble'; trouble: ListTrouble }
  /** A bug. */
  | { said: 'error'; message: string };
