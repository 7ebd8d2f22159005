const APART = /^(?:\p{L}{1,2}\. ){1,3}\p{L}{1,2}\.?$/u;

/**
 * Returns true when the text is one abbreviation of one or two letters at a time (`z. B.`, `m. in.`), not several words. A selection may
 * lack its last point.
 */
export const isAbbreviatedApart = (text: string): boolean => APART.test(text);
