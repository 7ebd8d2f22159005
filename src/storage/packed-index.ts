import index from '../../dictionaries/packed/index.json' with { type: 'json' };
import type { LexiconId } from '../lexicon/lexicon-ids.ts';

/** What this version of the extension ships: known without a read, because the index is built into the worker. */
export interface PackedFile {
  /** Name under `lexicons/` in the package. */
  file: string;
  /** Compressed size. */
  bytes: number;
  /** Size after gunzip. */
  rawBytes: number;
  /** Of the compressed file, hexadecimal. */
  sha256: string;
  /** Of the content, hexadecimal, and its name: a stored copy with another value is of another version. */
  rawSha256: string;
  /** Of the word list, for the user. */
  name: string;
  edition: string;
  /** Different forms in it. */
  forms: number;
}

export const PACKED: Record<LexiconId, PackedFile> = index.lexicons;
