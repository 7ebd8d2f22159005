import { unzip, type ZipEntry } from 'unzipit';
import { ListProblem } from '../word-lists/list-problem.ts';
import { crc32 } from './crc32.ts';

/** Names of files that hold text; in a zip file nothing else tells. */
const TEXT = /(?:^|\/)[^./][^/]*\.(?:txt|text|csv|tsv|tab|lst|list|dic|asc|words?)$|(?:^|\/)[^./]+$/i;
/** Texts about a list. */
const ABOUT = /(?:^|\/)(?:read_?me|licen[cs]e|copying|changelog|changes|authors|czytaj|liesmich|lizenz|licencja|info)/i;
/** What a Mac puts beside each file. */
const SHADOW = /(?:^|\/)__MACOSX\//;

/** A text file of a zip file: its name, its size unpacked, its bytes. */
export interface OpenedEntry {
  name: string;
  size: number;
  stream: ReadableStream<Uint8Array>;
}

/**
 * Opens the text file of a zip file.
 * @param wanted its name, where there are several; otherwise the only one that is not about the others.
 * @throws ListProblem `zip-entries`, `locked`, `damaged`
 */
export async function openZipEntry(file: Blob, wanted: string | undefined): Promise<OpenedEntry> {
  const { entries } = await unzip(file).catch((cause) => {
    throw new ListProblem({ kind: 'damaged', packing: 'zip', line: 0 }, cause);
  });
  const texts = Object.values(entries).filter(
    (entry) => !entry.isDirectory && TEXT.test(entry.name) && !SHADOW.test(entry.name),
  );
  const lists = texts.filter(({ name }) => !ABOUT.test(name));
  const likely = lists.length > 0 ? lists : texts;
  const entry = wanted === undefined ? likely[0] : entries[wanted];
  if (entry === undefined || (wanted === undefined && likely.length > 1)) {
    throw new ListProblem({ kind: 'zip-entries', entries: likely.map(({ name }) => name) });
  }
  if (entry.encrypted) throw new ListProblem({ kind: 'locked' });
  return { name: entry.name, size: entry.size, stream: checked(entry, await entry.stream()) };
}

/** Fails at the end when the bytes are not those that were packed: unzipit checks no checksum. */
function checked(entry: ZipEntry, stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  // Read from the directory of the zip file, but not part of the library's types.
  const { crc32: expected } = (entry as unknown as { _rawEntry: { crc32: number } })._rawEntry;
  let sum = 0;
  return stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, controller) {
        sum = crc32(bytes, sum);
        controller.enqueue(bytes);
      },
      flush() {
        if (sum !== expected) throw new TypeError('the checksum is wrong');
      },
    }),
  );
}
