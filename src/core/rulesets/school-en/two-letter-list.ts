import PRINTED from '../../../../dictionaries/packed/tables/school-en-two-letter.json' with { type: 'json' };

/** The 101 two-letter words that the document prints; no other two letters are a word in this game, whatever a dictionary has. */
export const TWO_LETTER_WORDS: ReadonlySet<string> = new Set(PRINTED.split(' '));
