/** The committed lexicons, opened. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openLexicon, type PackedLexicon } from '../../src/core/lexicon/packed-lexicon.ts';

const PACKED = join(import.meta.dirname, '../../dictionaries/packed');

export type PackedId = `${'pl' | 'de'}-${'game' | 'spelling'}`;

/** The uncompressed bytes of a committed lexicon. */
export function packedBytes(id: PackedId): ArrayBuffer {
  const bytes = gunzipSync(readFileSync(join(PACKED, `${id}.lexicon.gz`)));
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer;
}

export function openPacked(id: PackedId): PackedLexicon {
  return openLexicon(packedBytes(id));
}
