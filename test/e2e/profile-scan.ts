import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns for each text the files of a browser's profile, by their paths in it, that have it in UTF-8, UTF-16 or as in an address.
 * Compressed files are read as well: those of Firefox's sessions are unpacked; the blocks of Chromium's databases (snappy) have each
 * stretch that does not repeat an earlier one as it is, so a text should look like nothing else. With the stored lexicons a profile is
 * large, so it is read once for all texts.
 */
export function filesWith(profile: string, ...texts: readonly string[]): string[][] {
  const searched = texts.map((text) => ({
    needles: [Buffer.from(text, 'utf8'), Buffer.from(text, 'utf16le'), Buffer.from(encodeURIComponent(text), 'utf8')],
    files: [] as string[],
  }));
  for (const path of filesUnder(profile)) {
    const bytes = contentOf(join(profile, path));
    for (const { needles, files } of searched) if (needles.some((needle) => bytes.includes(needle))) files.push(path);
  }
  return searched.map(({ files }) => files);
}

function filesUnder(profile: string): string[] {
  return readdirSync(profile, { recursive: true, encoding: 'utf8' }).filter((path) => {
    try {
      return statSync(join(profile, path)).isFile();
    } catch {
      // A running browser has removed it, or it is a dangling lock.
      return false;
    }
  });
}

/** The start of Firefox's compressed files; the unpacked size and one block of LZ4 follow. */
const MOZ_LZ4 = Buffer.from('mozLz40\0');

function contentOf(path: string): Buffer {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
  return bytes.subarray(0, MOZ_LZ4.length).equals(MOZ_LZ4) ? unpackLz4(bytes.subarray(MOZ_LZ4.length)) : bytes;
}

/** @param packed the unpacked size in four bytes, then a block: runs of literal bytes, each followed by a copy of earlier ones */
export function unpackLz4(packed: Buffer): Buffer {
  const unpacked = Buffer.alloc(packed.readUInt32LE(0));
  let from = 4;
  let to = 0;
  const length = (start: number) => {
    let sum = start;
    if (start < 15) return sum;
    for (;;) {
      const more = packed[from++]!;
      sum += more;
      if (more < 255) return sum;
    }
  };
  while (from < packed.length) {
    const token = packed[from++]!;
    const plain = length(token >> 4);
    packed.copy(unpacked, to, from, from + plain);
    from += plain;
    to += plain;
    if (from >= packed.length) break;
    const distance = packed.readUInt16LE(from);
    from += 2;
    // Byte by byte: a copy may overlap what it writes.
    for (let left = length(token & 15) + 4; left > 0; left--, to++) unpacked[to] = unpacked[to - distance]!;
  }
  return unpacked;
}
