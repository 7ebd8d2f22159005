import index from '../../../dictionaries/packed/index.json' with { type: 'json' };
import type { LexiconId } from '../../core/lexicon/lexicon.ts';
import type { PackedList } from './packed-lists.ts';

/** A packed file that this version ships. The index is built into the worker, so no read is needed. Pages read `packed-lists.ts`. */
export interface PackedFile extends PackedList {
  /** Name under `lexicons/` in the package. */
  file: string;
  /** Compressed size. */
  bytes: number;
  /** Size after gunzip. */
  rawBytes: number;
  /** SHA-256 of the compressed file, hexadecimal. */
  sha256: string;
  /** SHA-256 of the content, hexadecimal; it identifies the version of a stored copy. */
  rawSha256: string;
}

export const PACKED: Record<LexiconId, PackedFile> = index.lexicons;
