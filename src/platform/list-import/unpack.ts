import { ListError } from '../../core/word-lists/list-errors.ts';
import { packedBytes, readZipDirectory, type ZipEntry } from './zip-directory.ts';

/**
 * Bytes that are unpacked at once. The browser unpacks all that it is given before it can be stopped, and zeros shrink to a thousandth: in
 * the pieces in which files come, 200 MB of them took 456 MB.
 */
const PACKED_PIECE = 16 * 1024;

/** Returns the unpacked stream; it fails with a TypeError if the bytes are damaged. */
export function unpacked(
  packed: ReadableStream<Uint8Array<ArrayBuffer>>,
  format: 'gzip' | 'deflate-raw',
): ReadableStream<Uint8Array> {
  return packed.pipeThrough(inPieces()).pipeThrough<Uint8Array>(new DecompressionStream(format));
}

function inPieces(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform(bytes, controller) {
      for (let at = 0; at < bytes.length; at += PACKED_PIECE) controller.enqueue(bytes.subarray(at, at + PACKED_PIECE));
    },
  });
}

/** The polynomial of zip and gzip, reversed. */
const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** Continues a CRC-32 with these bytes. @param before CRC-32 of the bytes before; 0 for none */
function crc32(bytes: Uint8Array, before: number): number {
  let value = ~before;
  for (let i = 0; i < bytes.length; i++)
    value = (TABLE[(value ^ (bytes[i] as number)) & 0xff] as number) ^ (value >>> 8);
  return ~value >>> 0;
}

/** File names of texts; a zip file says nothing else about its contents. */
const TEXT = /\.(?:txt|text|csv|tsv|tab|lst|list|dic|asc|words?)$/i;
/** Beginnings of names of texts about a list. */
const ABOUT =
  /^(?:read_?me|licen[cs]e|copying|changelog|changes|authors|czytaj|liesmich|lizenz|licencja|info|uwagi|opis|hinweise|notes?(?!\p{L}))/iu;
/** Files that macOS adds beside each file. */
const SHADOW = /(?:^|\/)__MACOSX\//;

/** Names of compression methods by number (APPNOTE 4.4.5), as programs call them. */
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
 * Returns the text files of a zip file that may hold a list, without those about a list.
 * @param wanted the name of one of them
 * @throws ListError `zip-entries` if there is none, or not the wanted one; `damaged`, `unreadable`
 */
export async function zipTexts(file: Blob, wanted: string | undefined): Promise<ZipEntry[]> {
  const entries = await readZipDirectory(file).catch(explain);
  const named = wanted === undefined ? undefined : entries.find(({ name }) => name === wanted);
  if (named) return [named];
  const texts = entries.filter(({ name }) => isText(name));
  const lists = texts.filter(({ name }) => !ABOUT.test(fileName(name)));
  const likely = lists.length > 0 ? lists : texts;
  if (wanted === undefined && likely.length > 0) return likely;
  throw new ListError({ kind: 'zip-entries', entries: likely.map(({ name }) => name) });
}

/** Returns the unpacked and checked bytes of a file in a zip file. @throws ListError `zip-method`, `locked`, `damaged`, `unreadable` */
export async function openZipEntry(file: Blob, entry: ZipEntry): Promise<ReadableStream<Uint8Array>> {
  if (entry.encrypted) throw new ListError({ kind: 'locked' });
  if (entry.method !== STORED && entry.method !== DEFLATE) {
    throw new ListError({ kind: 'zip-method', method: METHODS[entry.method] ?? String(entry.method) });
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

/** Returns the name after the last folder; empty for a folder. */
function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** An unreadable file fails with a DOMException. */
function explain(cause: unknown): never {
  if (cause instanceof DOMException) throw new ListError({ kind: 'unreadable' }, cause);
  throw new ListError({ kind: 'damaged', packing: 'zip', line: 0 }, cause);
}

/** Fails if the bytes are more than announced, and at the end if they are fewer or different. */
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
