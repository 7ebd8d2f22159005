import { DamagedError } from './trouble.ts';

/**
 * Unpacks a gzip file. gzip ends with a CRC-32 of the content, which the browser checks.
 *
 * The output goes into one buffer of known size: 6 ms for 2 MB in Chromium, where
 * `new Response(blob.stream().pipeThrough(…)).arrayBuffer()` takes 12.
 *
 * @throws DamagedError when the content is not of exactly `rawBytes`; TypeError of the browser when it is no whole gzip
 *   file.
 */
export async function gunzip(gzip: ArrayBuffer, rawBytes: number): Promise<ArrayBuffer> {
  const stream = new DecompressionStream('gzip');
  const writer = stream.writable.getWriter();
  const reader = stream.readable.getReader();
  const raw = new Uint8Array(rawBytes);
  let length = 0;
  // What goes wrong here comes out at the reading end. A view, because the stream of Node, where the unit tests run,
  // waits for ever on a bare ArrayBuffer.
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
