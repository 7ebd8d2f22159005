/** Writes the lexicons: a compressed file each, and the index of the folder. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'fflate';
import { LEXICON_IDS, type LexiconId } from '../../src/core/lexicon/lexicon.ts';

export interface CompiledLexicon {
  /** Uncompressed. */
  bytes: Uint8Array;
  name: string;
  edition: string;
  forms: number;
}

/** A row of the index; lengths in bytes, checksums in hexadecimal. */
export interface IndexRow {
  file: string;
  bytes: number;
  rawBytes: number;
  sha256: string;
  rawSha256: string;
  name: string;
  edition: string;
  forms: number;
}

export type IndexRows = Partial<Record<LexiconId, IndexRow>>;

interface Index {
  version: string;
  lexicons: IndexRows;
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Writes the compressed lexicon into the folder and returns its row of the index. */
export function writeLexicon(
  id: LexiconId,
  { bytes, name, edition, forms }: CompiledLexicon,
  folder: string,
): IndexRow {
  // A compressor in JavaScript gives the same bytes under every version of Node.
  const compressed = gzipSync(bytes, { level: 9, mtime: 0 });
  const file = `${id}.lexicon.gz`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), compressed);
  return {
    file,
    bytes: compressed.length,
    rawBytes: bytes.length,
    sha256: sha256(compressed),
    rawSha256: sha256(bytes),
    name,
    edition,
    forms,
  };
}

/**
 * Writes the index of the folder: the given rows, and the former rows of other lexicons. A second file has only what pages show of them, so
 * that no page loads checksums.
 */
export function writeIndex(rows: IndexRows, folder: string): void {
  const file = join(folder, 'index.json');
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Index).lexicons : {};
  const lexicons: IndexRows = {};
  const contents = createHash('sha256');
  for (const id of LEXICON_IDS) {
    const row = rows[id] ?? before[id];
    if (!row) continue;
    lexicons[id] = row;
    contents.update(row.sha256);
  }
  const index: Index = { version: contents.digest('hex').slice(0, 16), lexicons };
  writeFileSync(file, `${JSON.stringify(index, null, 2)}\n`);
  const lists = Object.entries(lexicons).map(([id, { name, edition, forms }]) => [id, { name, edition, forms }]);
  writeFileSync(join(folder, 'lists.json'), `${JSON.stringify(Object.fromEntries(lists), null, 2)}\n`);
}
