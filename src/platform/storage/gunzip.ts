import { DamagedError } from './trouble.ts';

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
