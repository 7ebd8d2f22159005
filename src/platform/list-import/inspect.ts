import { languageOf } from '../../core/word-lists/language-of.ts';
import { ListProblem } from '../../core/word-lists/list-problem.ts';
import { previewOf } from '../../core/word-lists/preview.ts';
import type { ListPreview } from './list-preview.ts';
import { beginningOf, listTexts, type ReadingChoices } from './list-texts.ts';
import { openFile } from './open-file.ts';

/** Reads the beginning of a file; of several files of one list, that of the largest. @throws ListProblem */
export async function inspect(blob: Blob, choices: ReadingChoices): Promise<ListPreview> {
  const file = await openFile(blob, choices.entry);
  const texts = (await listTexts(file, choices)).map(({ opened }) => opened);
  const largest = texts.reduce((one, other) => (other.size > one.size ? other : one));
  const { text, detected, encoding } = await beginningOf(largest, choices);
  if (text.trim() === '') throw new ListProblem({ kind: 'empty' });
  return {
    packing: file.packing,
    ...(largest.name !== undefined && { entries: texts.map(({ name = '' }) => name) }),
    detected,
    encoding,
    language: languageOf(text),
    ...previewOf(text, choices.purpose),
  };
}
