import { ListProblem } from '../word-lists/list-problem.ts';
import { crc32 } from './crc32.ts';
import { unpacked } from './unpack.ts';
import { packedBytes, readZipDirectory, type ZipEntry } from './zip-directory.ts';

/** Names of files that hold text; in a zip file nothing else tells. */
const TEXT = /\.(?:txt|text|csv|tsv|tab|lst|list|dic|asc|words?)$/i;
/** Texts about a list: the beginning of the file's name. */
const ABOUT =
  /^(?:read_?me|licen[cs]e|copying|changelog|changes|authors|czytaj|liesmich|lizenz|licencja|info|uwagi|opis|hinweise|notes?(?!\p{L}))/iu;
/** What a Mac puts beside each file. */
const SHADOW = /(?:^|\/)__MACOSX\//;

/** Methods of packing by their numbers (APPNOTE 4.4.5), called as the programs that offer them call them. */
const METHODS: Readonly<Record<number, string>> = {
  1: 'Shrink',
  6: 'Implode',
  9: 'Deflate64',
  12: 'BZip2',
  14: 'LZMA',
  20: 'Zstandard',
  93: 'Zstandard',
  95: 'XZ',
  96: 'JPEG',
  98: 'PPMd',
};
const STORED = 0;
const DEFLATE = 8;

/**
 * The text files of a zip file that may hold a list: those that are not about the others.
 * @param wanted the name of the one that is meant, where there are several.
 * @throws ListProblem `zip-entries` where there is none, or not the one that is meant; `damaged`, `unreadable`
 */
export async function zipTexts(file: Blob, wanted: string | undefined): Promise<ZipEntry[]> {
  const entries = await readZipDirectory(file).catch(explain);
  const named = wanted === undefined ? undefined : entries.find(({ name }) => name === wanted);
  if (named) return [named];
  const texts = entries.filter(({ name }) => isText(name));
  const lists = texts.filter(({ name }) => !ABOUT.test(fileName(name)));
  const likely = lists.length > 0 ? lists : texts;
  if (wanted === undefined && likely.length > 0) return likely;
  throw new ListProblem({ kind: 'zip-entries', entries: likely.map(({ name }) => name) });
}

/** The bytes of a file in a zip file, unpacked and checked. @throws ListProblem `zip-method`, `locked`, `damaged`, `unreadable` */
export async function openZipEntry(file: Blob, entry: ZipEntry): Promise<ReadableStream<Uint8Array>> {
  if (entry.encrypted) throw new ListProblem({ kind: 'locked' });
  if (entry.method !== STORED && entry.method !== DEFLATE) {
    throw new ListProblem({ kind: 'zip-method', method: METHODS[entry.method] ?? String(entry.method) });
  }
  const packed = await packedBytes(file, entry).catch(explain);
  const stream = entry.method === STORED ? packed.stream() : unpacked(packed.stream(), 'deflate-raw');
  return stream.pipeThrough(checked(entry));
}

function isText(path: string): boolean {
  const name = fileName(path);
  if (name === '' || name.startsWith('.') || SHADOW.test(path)) return false;
  return TEXT.test(name) || !name.includes('.');
}

/** What comes after the last folder; nothing for a folder. */
function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A file that cannot be read fails with a DOMException. */
function explain(cause: unknown): never {
  if (cause instanceof DOMException) throw new ListProblem({ kind: 'unreadable' }, cause);
  throw new ListProblem({ kind: 'damaged', packing: 'zip', line: 0 }, cause);
}

/** Fails when the bytes are more than were packed, and at the end when they are fewer or others. */
function checked({ size, crc32: expected }: ZipEntry): TransformStream<Uint8Array, Uint8Array> {
  let read = 0;
  let sum = 0;
  return new TransformStream({
    transform(bytes, controller) {
      read += bytes.length;
      if (read > size) throw new TypeError('more bytes than the directory says');
      sum = crc32(bytes, sum);
      controller.enqueue(bytes);
    },
    flush() {
      if (read !== size || sum !== expected) throw new TypeError('other bytes than were packed');
    },
  });
}
