const APART = /^(?:\p{L}{1,2}\. ){1,3}\p{L}{1,2}\.?$/u;

/**
 * Is the text one abbreviation written apart, of one or two letters at a time (`z. B.`, `m. in.`), and not several words? A selection may
 * have lost its last point.
 */
export const isAbbreviatedApart = (text: string): boolean => APART.test(text);
