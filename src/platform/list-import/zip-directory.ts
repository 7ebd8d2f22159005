/**
 * The directory at the end of a zip file (APPNOTE 6.3.10, sections 4.3.7 to 4.3.16): what is in it, how it is packed and where it lies.
 * All numbers are little-endian.
 *
 * ```
 * end record       0  4  "PK\5\6"
 *                  4  2  number of this disk: 0, as lists are not split over several
 *                 10  2  entries; 0xffff, or 0xffffffff in one of the next two: the zip64 record has the numbers
 *                 12  4  bytes of the directory
 *                 16  4  where it begins
 *                 20  2  bytes of a remark, which ends the file
 * zip64 locator    8  8  where the zip64 record begins; it lies 20 bytes before the end record and begins with "PK\6\7"
 * zip64 record    32  8  entries, then 8 bytes of size and 8 of the beginning of the directory; begins with "PK\6\6"
 * entry            0  4  "PK\1\2"
 *                  8  2  flags: bit 0, 6 or 13 says that it is encrypted, bit 11 that its name is UTF-8
 *                 10  2  method of packing: 0 for none, 8 for Deflate; 99 for one behind AES encryption
 *                 16  4  CRC-32 of the bytes, unpacked
 *                 20  4  bytes packed, then 4 of the size unpacked; 0xffffffff: a field of 8 bytes in extra field 1 instead
 *                 28  6  bytes of name, extra fields and remark, 2 each
 *                 42  4  where its header begins, as the sizes
 *                 46     name, extra fields (2 bytes of kind, 2 of length, the field), remark
 * header          26  4  bytes of name and extra fields, 2 each; 30 bytes and those later its packed bytes begin
 * ```
 */
import { decodeCp852 } from '../../core/word-lists/encoding.ts';

const END = 0x06054b50;
const END_BYTES = 22;
const ZIP64_LOCATOR = 0x07064b50;
const ZIP64_LOCATOR_BYTES = 20;
const ZIP64_END = 0x06064b50;
const ZIP64_END_BYTES = 56;
const ENTRY = 0x02014b50;
const ENTRY_BYTES = 46;
const HEADER = 0x04034b50;
const HEADER_BYTES = 30;
const ENCRYPTED = 0x2041;
const UTF8_NAME = 0x0800;
const AES = 99;
/** Id of the extra field for numbers that do not fit into 32 bits. */
const ZIP64_FIELD = 1;
const NO_ROOM_16 = 0xffff;
const NO_ROOM_32 = 0xffffffff;

/** Maximum size of a directory, which is held in memory: some 60 bytes a file, so a million files. */
const MOST_DIRECTORY_BYTES = 64 << 20;

/** A file in a zip file. */
export interface ZipEntry {
  name: string;
  /** Compression method: 0 for none, 8 for Deflate. */
  method: number;
  encrypted: boolean;
  /** CRC-32 of the unpacked bytes. */
  crc32: number;
  /** Bytes. */
  packedSize: number;
  size: number;
  /** Offset of its header in the zip file. */
  offset: number;
}

/** The bytes are no zip file, or a damaged one. */
export class ZipFormatError extends Error {
  override name = 'ZipFormatError';
}

/** Reads the directory. @throws ZipFormatError; DOMException if the file cannot be read */
export async function readZipDirectory(file: Blob): Promise<ZipEntry[]> {
  const { count, bytes, begin } = await findDirectory(file);
  if (bytes > MOST_DIRECTORY_BYTES) throw new ZipFormatError('the directory is too large');
  const directory = await viewOf(file, begin, bytes);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_BYTES > bytes || directory.getUint32(at, true) !== ENTRY) throw new ZipFormatError('no entry');
    const end = at + ENTRY_BYTES + [28, 30, 32].reduce((sum, field) => sum + directory.getUint16(at + field, true), 0);
    if (end > bytes) throw new ZipFormatError('an entry cut off');
    entries.push(entryAt(directory, at));
    at = end;
  }
  return entries;
}

/** Returns the packed bytes of an entry. @throws ZipFormatError; DOMException if the file cannot be read */
export async function packedBytes(file: Blob, { offset, packedSize }: ZipEntry): Promise<Blob> {
  const header = await viewOf(file, offset, HEADER_BYTES);
  if (header.getUint32(0, true) !== HEADER) throw new ZipFormatError('no header');
  const begin = offset + HEADER_BYTES + header.getUint16(26, true) + header.getUint16(28, true);
  if (begin + packedSize > file.size) throw new ZipFormatError('the file ends before its content');
  return file.slice(begin, begin + packedSize);
}

interface Directory {
  count: number;
  bytes: number;
  begin: number;
}

async function findDirectory(file: Blob): Promise<Directory> {
  // The comment at the end has at most 65,535 bytes.
  const from = Math.max(0, file.size - END_BYTES - 0xffff);
  const tail = await viewOf(file, from, file.size - from);
  let at = tail.byteLength - END_BYTES;
  while (at >= 0 && !isEnd(tail, at)) at--;
  if (at < 0) throw new ZipFormatError('no directory');
  const count = tail.getUint16(at + 10, true);
  const bytes = tail.getUint32(at + 12, true);
  const begin = tail.getUint32(at + 16, true);
  if (count !== NO_ROOM_16 && bytes !== NO_ROOM_32 && begin !== NO_ROOM_32) return { count, bytes, begin };
  const locator = await viewOf(file, from + at - ZIP64_LOCATOR_BYTES, ZIP64_LOCATOR_BYTES);
  // A file of 65,535 entries needs none.
  if (locator.getUint32(0, true) !== ZIP64_LOCATOR) return { count, bytes, begin };
  const record = await viewOf(file, uint64(locator, 8), ZIP64_END_BYTES);
  if (record.getUint32(0, true) !== ZIP64_END) throw new ZipFormatError('no zip64 record');
  return { count: uint64(record, 32), bytes: uint64(record, 40), begin: uint64(record, 48) };
}

/**
 * Returns true when the end record begins there. Its signature may also occur in the comment; then the length of the comment does not
 * match.
 */
function isEnd(tail: DataView, at: number): boolean {
  return tail.getUint32(at, true) === END && at + END_BYTES + tail.getUint16(at + 20, true) === tail.byteLength;
}

function entryAt(directory: DataView, at: number): ZipEntry {
  const flags = directory.getUint16(at + 8, true);
  const method = directory.getUint16(at + 10, true);
  const nameBytes = directory.getUint16(at + 28, true);
  const extra = at + ENTRY_BYTES + nameBytes;
  const large = largeNumbers(directory, extra, extra + directory.getUint16(at + 30, true));
  const number = (field: number) => {
    const value = directory.getUint32(at + field, true);
    return value === NO_ROOM_32 ? large() : value;
  };
  // In the order in which the large ones stand in the extra field.
  const size = number(24);
  const packedSize = number(20);
  const offset = number(42);
  const name = nameOf(new Uint8Array(directory.buffer, at + ENTRY_BYTES, nameBytes), (flags & UTF8_NAME) !== 0);
  const encrypted = (flags & ENCRYPTED) !== 0 || method === AES;
  return { name, method, encrypted, crc32: directory.getUint32(at + 16, true), packedSize, size, offset };
}

/** Returns a function that yields the 64-bit numbers of an entry one by one. */
function largeNumbers(directory: DataView, from: number, to: number): () => number {
  let at = from;
  let end = from;
  while (end + 4 <= to) {
    const kind = directory.getUint16(end, true);
    at = end + 4;
    end = at + directory.getUint16(end + 2, true);
    if (kind === ZIP64_FIELD) break;
    at = end;
  }
  return () => {
    at += 8;
    if (at > Math.min(end, to)) throw new ZipFormatError('a number is missing');
    return uint64(directory, at - 8);
  };
}

/**
 * Decodes a file name. A name not marked as UTF-8 may be UTF-8 all the same; otherwise it is of DOS, where Polish and German names were in
 * CP852.
 */
function nameOf(bytes: Uint8Array, isUtf8: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isUtf8 }).decode(bytes);
  } catch {
    return decodeCp852(bytes);
  }
}

/** Inexact beyond 2^53, which is beyond the end of any file. */
function uint64(view: DataView, at: number): number {
  return view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;
}

async function viewOf(file: Blob, begin: number, bytes: number): Promise<DataView> {
  if (begin < 0 || begin + bytes > file.size) throw new ZipFormatError('cut off');
  return new DataView(await file.slice(begin, begin + bytes).arrayBuffer());
}
