import type { Packing } from '../word-lists/list-format.ts';
import type { ListTrouble } from '../word-lists/list-problem.ts';
import type { ReadList } from '../word-lists/read-words.ts';
import type { ImportProgress } from './import-progress.ts';
import type { ListPreview } from './list-preview.ts';
import type { ReadingChoices } from './read-list.ts';

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
  | { said: 'list'; list: ReadList & { packing: Packing } }
  | { said: 'trouble'; trouble: ListTrouble }
  /** Something that is a mistake of ours. */
  | { said: 'error'; message: string };
