/** Process that compiles the lexicons of one language: `main.ts` starts it, sends the task and receives the rows of the index. */
import type { LexiconId } from '../../src/core/lexicon/lexicon.ts';
import type { TileLanguage } from '../../src/core/words/tiles.ts';
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
