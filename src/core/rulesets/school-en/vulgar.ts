import TABLE from '../../../../dictionaries/packed/tables/en-vulgar.json' with { type: 'json' };
import { vulgarWords } from '../../rules/vulgar.ts';

/** English words that are never suggested. */
export const VULGAR = vulgarWords(TABLE);
