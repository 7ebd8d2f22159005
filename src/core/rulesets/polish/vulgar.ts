import TABLE from '../../../../dictionaries/packed/tables/pl-vulgar.json' with { type: 'json' };
import { vulgarWords } from '../../rules/vulgar.ts';

/** Polish words that are never suggested. */
export const VULGAR = vulgarWords(TABLE);
