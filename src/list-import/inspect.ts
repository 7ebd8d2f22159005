import { languageOf } from '../word-lists/language-of.ts';
import { ListDecoder } from '../word-lists/list-decoder.ts';
import { FORMAT_UNITS } from '../word-lists/list-limits.ts';
import { ListProblem } from '../word-lists/list-problem.ts';
import { previewOf } from '../word-lists/preview.ts';
import type { ListPreview } from './list-preview.ts';
import { openFile, piecesOf } from './open-file.ts';
import type { ReadingChoices } from './read-list.ts';

/** Reads the beginning of a file. @throws ListProblem */
export async function inspect(file: Blob, { purpose, encoding, entry }: ReadingChoices): Promise<ListPreview> {
  const opened = await openFile(file, entry);
  const decoder = new ListDecoder(purpose.language, encoding);
  let text = '';
  for await (const piece of piecesOf(opened, () => 0)) {
    text += decoder.decode(piece, { last: false });
    if (text.length > FORMAT_UNITS) break;
  }
  text += decoder.decode(new Uint8Array(0), { last: true });
  if (text.trim() === '') throw new ListProblem({ kind: 'empty' });
  return {
    packing: opened.packing,
    ...(opened.entry !== undefined && { entry: opened.entry }),
    detected: decoder.detected,
    encoding: decoder.encoding,
    language: languageOf(text),
    ...previewOf(text, purpose),
  };
}
