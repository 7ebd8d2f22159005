import type { Packing } from '../../core/word-lists/list-format.ts';
import { type ReadList, WordsReader } from '../../core/word-lists/read-words.ts';
import { areOneList, entryChoiceError, listTexts, type PartOfList, type ReadingChoices } from './list-texts.ts';
import { openFile, piecesOf } from './open-file.ts';

/** Start of each phase on the scale from 0 to 1, as measured. Sorting takes no time for a sorted list. */
const PHASE_START = { read: 0, sort: 0.35, pack: 0.55 } as const;

/** A list that has been read, and how it was packed. */
export type ReadFile = ReadList & {
  packing: Packing;
  /** Names of the files of a zip file that make it up, where there are several. */
  files?: string[];
};

/** Reads and packs a word list, in a browser or in Node. @param progress called at every piece of the file @throws ListError */
export async function readList(
  blob: Blob,
  choices: ReadingChoices,
  progress: (progress: ImportProgress) => void = () => {},
): Promise<ReadFile> {
  const file = await openFile(blob, choices.entry);
  const texts = await listTexts(file, choices);
  const reader = new WordsReader(choices.purpose, choices.encoding);
  const size = texts.reduce((sum, text) => sum + text.opened.size, 0);
  const parts: PartOfList[] = [];
  let before = 0;
  for (const { opened, language } of texts) {
    const reportRead = (done: number) =>
      progress({ phase: 'read', done: ((before + done * opened.size) / size) * PHASE_START.sort });
    for await (const piece of piecesOf(opened, () => reader.lines, reportRead)) reader.read(piece);
    before += opened.size;
    const name = opened.name ?? '';
    if (texts.length > 1) parts.push({ name, ...reader.endText(name), language });
  }
  if (parts.length > 0 && !areOneList(parts)) throw entryChoiceError(file.texts);
  const list = reader.finish((phase, done) => {
    const ends = phase === 'sort' ? PHASE_START.pack : 1;
    progress({ phase, done: PHASE_START[phase] + done * (ends - PHASE_START[phase]) });
  });
  return { ...list, packing: file.packing, ...(parts.length > 0 && { files: parts.map(({ name }) => name) }) };
}

/** Progress of reading a file. */
export interface ImportProgress {
  phase: 'read' | 'sort' | 'pack';
  /** 0 to 1 over all phases; never decreases. */
  done: number;
}
