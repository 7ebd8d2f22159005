/** Maps a letter or digraph of text without diacritics to the letters for which it stands. */
export type Marks = Readonly<Record<string, string>>;

export const POLISH_MARKS: Marks = { a: 'ą', c: 'ć', e: 'ę', l: 'ł', n: 'ń', o: 'ó', s: 'ś', z: 'żź' };

/** For keys, in which ß is ss already. */
export const GERMAN_MARKS: Marks = { a: 'ä', o: 'ö', u: 'ü', ae: 'ä', oe: 'ö', ue: 'ü' };
