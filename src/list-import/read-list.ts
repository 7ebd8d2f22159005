import type { Encoding } from '../word-lists/encoding.ts';
import type { ListPurpose } from '../word-lists/letters.ts';
import type { Packing } from '../word-lists/list-format.ts';
import { type ReadList, WordsReader } from '../word-lists/read-words.ts';
import type { ImportProgress } from './import-progress.ts';
import { openFile, piecesOf } from './open-file.ts';

/** How a file is to be read. */
export interface ReadingChoices {
  purpose: ListPurpose;
  encoding: Encoding | 'auto';
  /** Which text file of a zip file, where it has several. */
  entry?: string | undefined;
}

/** Where on the way from 0 to 1 each phase begins. Measured: sorting takes none in a sorted list. */
const BEGINS = { read: 0, sort: 0.35, pack: 0.55 } as const;

/**
 * Reads and packs a word list. Runs in a browser and in Node.
 * @param progress hears how far it is, at every piece of the file.
 * @throws ListProblem
 */
export async function readList(
  file: Blob,
  { purpose, encoding, entry }: ReadingChoices,
  progress: (progress: ImportProgress) => void = () => {},
): Promise<ReadList & { packing: Packing }> {
  const opened = await openFile(file, entry);
  const reader = new WordsReader(purpose, encoding);
  for await (const piece of piecesOf(opened, () => reader.lines)) {
    reader.read(piece);
    progress({ phase: 'read', done: opened.done() * BEGINS.sort });
  }
  const list = reader.finish((phase, done) => {
    const ends = phase === 'sort' ? BEGINS.pack : 1;
    progress({ phase, done: BEGINS[phase] + done * (ends - BEGINS[phase]) });
  });
  return { ...list, packing: opened.packing };
}
