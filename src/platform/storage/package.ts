import { sha256 } from './checksum.ts';
import { packagedFile } from './packaged-file.ts';
import type { PackedFile } from './packed-index.ts';
import { PackageError } from './trouble.ts';

/**
 * Reads a lexicon's gzip file from the package and checks it.
 * @param report called with the share of the bytes that have arrived, 0 to 1
 * @throws PackageError
 */
export async function readPackaged(packed: PackedFile, report: (done: number) => void): Promise<ArrayBuffer> {
  const gzip = await fetchFile(packed, report).catch((cause) => {
    throw new PackageError('package', `reading ${packed.file} from the package`, cause);
  });
  if ((await sha256(gzip)) !== packed.sha256) {
    throw new PackageError('damaged', `checking ${packed.file}`, 'it is not the file that was shipped');
  }
  return gzip;
}

async function fetchFile(packed: PackedFile, report: (done: number) => void): Promise<ArrayBuffer> {
  const { body } = await packagedFile(`lexicons/${packed.file}`);
  if (body === null) throw new Error('no body');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let arrived = 0;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    arrived += read.value.length;
    report(Math.min(1, arrived / packed.bytes));
  }
  return new Blob(parts).arrayBuffer();
}
