import TABLE from '../../../../dictionaries/packed/tables/de-vulgar.json' with { type: 'json' };
import { vulgarWords } from '../../rules/vulgar.ts';

/** German words that are never suggested. */
export const VULGAR = vulgarWords(TABLE);
