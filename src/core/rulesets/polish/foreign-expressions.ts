import LISTED from '../../../../dictionaries/packed/tables/foreign-phrase-expressions.json' with { type: 'json' };

/**
 * Foreign expressions of which every word is playable by itself, or is in no list, so that no single word betrays them (excl.7): in
 * `femme fatale` the first word is known from such expressions only, in `prima donna` none is. Lower case, without commas, apostrophes
 * as they are normalised. The table has the others too; a test asks for all of them.
 */
export const FOREIGN_EXPRESSIONS: ReadonlySet<string> = new Set(LISTED.split('|'));
