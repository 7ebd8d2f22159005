import lists from '../../../dictionaries/packed/lists.json' with { type: 'json' };
import type { LexiconId } from '../../core/lexicon/lexicon.ts';

/** What pages show of a packed lexicon. */
export interface PackedList {
  /** Name and edition of the word list, for the user. */
  name: string;
  edition: string;
  /** Number of different forms. */
  forms: number;
}

/** The lexicons as pages show them. The index of packed files has checksums in addition, which would be a part of every page. */
export const PACKED_LISTS: Record<LexiconId, PackedList> = lists;
