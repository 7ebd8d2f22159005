/** Compiles the lexicons of one language in a process of its own: `main.ts` starts it, sends it the task and gets the rows of the index. */
import type { LexiconId } from '../../src/lexicon/lexicon-ids.ts';
import type { TileLanguage } from '../../src/words/tiles.ts';
import { compileLanguage } from './compile-language.ts';
import { Progress } from './progress.ts';

export interface Task {
  language: TileLanguage;
  /** Of the language. */
  lexicons: readonly LexiconId[];
  folder: string;
}

process.once('message', ({ language, lexicons, folder }: Task) => {
  const rows = compileLanguage(language, { lexicons: new Set(lexicons), folder, progress: new Progress(language) });
  process.send?.(rows, () => process.disconnect());
});
