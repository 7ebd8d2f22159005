/** Letters, alone or as a digraph, by what stands for them in text typed without diacritics. */
export type Marks = Readonly<Record<string, string>>;

export const POLISH_MARKS: Marks = { a: 'ą', c: 'ć', e: 'ę', l: 'ł', n: 'ń', o: 'ó', s: 'ś', z: 'żź' };

/** As words are laid, where ß is ss already. */
export const GERMAN_MARKS: Marks = { a: 'ä', o: 'ö', u: 'ü', ae: 'ä', oe: 'ö', ue: 'ü' };
