import { DamagedError } from './errors.ts';

/**
 * Maximum bytes of a shard. Chromium stores values of 64 KiB and more outside its log, each in a file of its own: 0.86 MB in shards of 60
 * KiB are read and checked in 6.0 ms from a stopped worker on, in one piece in 7.2. One `getAll` takes 9.4 ms, because no check begins
 * before the last byte arrives.
 */
export const SHARD_BYTES = 60 * 1024;

/** Returns the bytes in pieces of `SHARD_BYTES`, as they are stored. */
export function cut(bytes: ArrayBuffer): ArrayBuffer[] {
  const shards: ArrayBuffer[] = [];
  for (let start = 0; start < bytes.byteLength; start += SHARD_BYTES) {
    shards.push(bytes.slice(start, start + SHARD_BYTES));
  }
  return shards;
}

/** Joins the pieces. @throws DamagedError if they are not `length` bytes; RangeError if they are more */
export function join(shards: readonly ArrayBuffer[], length: number): ArrayBuffer {
  const whole = new Uint8Array(length);
  let start = 0;
  for (const shard of shards) {
    whole.set(new Uint8Array(shard), start);
    start += shard.byteLength;
  }
  if (start !== length) throw new DamagedError(`${start} bytes instead of ${length}`);
  return whole.buffer;
}

/**
 * Returns the SHA-256 in hexadecimal. It is cheaper here than a CRC-32 in JavaScript: the browser computes it outside the worker's thread,
 * in 1 ms for 1.5 MB; a table-driven CRC takes 3 to 5 ms of the thread.
 */
export async function sha256(bytes: ArrayBuffer): Promise<string> {
  return hexadecimal(await crypto.subtle.digest('SHA-256', bytes));
}

export function hexadecimal(bytes: ArrayBuffer): string {
  let hex = '';
  for (const byte of new Uint8Array(bytes)) hex += byte.toString(16).padStart(2, '0');
  return hex;
}

/**
 * Unpacks a gzip file into a buffer of known size. The browser checks the CRC-32 at its end. 6 ms for 2 MB in Chromium, where `new
 * Response(blob.stream().pipeThrough(…)).arrayBuffer()` takes 12.
 * @throws DamagedError if the content is not exactly `rawBytes`; TypeError of the browser if the gzip file is incomplete
 */
export async function gunzip(gzip: ArrayBuffer, rawBytes: number): Promise<ArrayBuffer> {
  const stream = new DecompressionStream('gzip');
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const raw = new Uint8Array(rawBytes);
  let length = 0;
  // Errors appear at the reading end. A view, because Node's stream, in which unit tests run, never ends with a bare ArrayBuffer.
  writer.write(new Uint8Array(gzip)).catch(() => {});
  writer.close().catch(() => {});
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      if (length + read.value.length > rawBytes) throw new DamagedError(`more than ${rawBytes} bytes`);
      raw.set(read.value, length);
      length += read.value.length;
    }
  } catch (error) {
    reader.cancel().catch(() => {});
    throw error;
  }
  if (length !== rawBytes) throw new DamagedError(`${length} bytes instead of ${rawBytes}`);
  return raw.buffer;
}
