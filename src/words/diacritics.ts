/** Letters, alone or as a digraph, by what stands for them in text typed without diacritics. */
export type Marks = Readonly<Record<string, string>>;

export const POLISH_MARKS: Marks = { a: 'ą', c: 'ć', e: 'ę', l: 'ł', n: 'ń', o: 'ó', s: 'ś', z: 'żź' };

/** As words are laid, where ß is ss already. */
export const GERMAN_MARKS: Marks = { a: 'ä', o: 'ö', u: 'ü', ae: 'ä', oe: 'ö', ue: 'ü' };

/** The letters that someone who types without Polish diacritics may have meant, besides the letter itself. */
const POLISH: Readonly<Record<string, string>> = { a: 'ą', c: 'ć', e: 'ę', l: 'ł', n: 'ń', o: 'ó', s: 'ś', z: 'żź' };

/** The same for someone who types without German umlauts. */
const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };

/** Spellings of the lower-case word with umlauts on one or more letters, fewest first: `fur` → `für`. At most `limit`. */
export function withUmlauts(word: string, limit: number): Generator<string> {
  return withMarks(word, limit, UMLAUTS);
}

/**
 * Spellings of the lower-case word with diacritics put on one letter, then on two, three and so on: `zolw` → …, `żółw`, …
 * Fewest changes first; stops after `limit` spellings, so a long word is not searched to the end.
 */
export function withDiacritics(word: string, limit: number): Generator<string> {
  return withMarks(word, limit, POLISH);
}

function* withMarks(word: string, limit: number, marks: Readonly<Record<string, string>>): Generator<string> {
  let level: Array<{ spelling: string; from: number }> = [{ spelling: word, from: 0 }];
  let produced = 0;
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { spelling, from } of level) {
      for (let at = from; at < spelling.length; at++) {
        for (const marked of marks[spelling[at]!] ?? '') {
          if (produced++ >= limit) return;
          const changed = spelling.slice(0, at) + marked + spelling.slice(at + 1);
          yield changed;
          next.push({ spelling: changed, from: at + 1 });
        }
      }
    }
    level = next;
  }
}
