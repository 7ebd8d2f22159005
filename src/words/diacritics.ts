/** The letters that someone who types without Polish diacritics may have meant, besides the letter itself. */
const MARKED: Readonly<Record<string, string>> = { a: 'ą', c: 'ć', e: 'ę', l: 'ł', n: 'ń', o: 'ó', s: 'ś', z: 'żź' };

/**
 * Spellings of the lower-case word with diacritics put on one letter, then on two, three and so on: `zolw` → …, `żółw`, …
 * Fewest changes first; stops after `limit` spellings, so a long word is not searched to the end.
 */
export function* withDiacritics(word: string, limit: number): Generator<string> {
  let level: Array<{ spelling: string; from: number }> = [{ spelling: word, from: 0 }];
  let produced = 0;
  while (level.length > 0) {
    const next: typeof level = [];
    for (const { spelling, from } of level) {
      for (let at = from; at < spelling.length; at++) {
        for (const marked of MARKED[spelling[at]!] ?? '') {
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
