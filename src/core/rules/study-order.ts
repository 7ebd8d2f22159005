import type { StudyKind } from './study-kinds.ts';

/**
 * The first words in order of length and alphabet: the shortest first, for a rack the longest first. A search may find ten thousand words,
 * of which a few hundred are shown. Therefore only those are sorted, and letters are compared by rank: a collator takes a microsecond per
 * comparison.
 * @param letters of the language, in alphabetical order.
 * @param most the maximum number of words; all if absent.
 */
export function inStudyOrder(
  words: readonly string[],
  letters: string,
  kind: StudyKind,
  most = words.length,
): string[] {
  const byLength = new Map<number, string[]>();
  for (const word of words) {
    const same = byLength.get(word.length);
    if (same) same.push(word);
    else byLength.set(word.length, [word]);
  }
  const sign = kind === 'rack' ? -1 : 1;
  const inAlphabet = alphabetically(letters);
  const found: string[] = [];
  for (const length of [...byLength.keys()].sort((one, other) => sign * (one - other))) {
    if (found.length >= most) break;
    for (const word of first(byLength.get(length) ?? [], most - found.length, inAlphabet)) found.push(word);
  }
  return found;
}

type Comparing = (one: string, other: string) => number;

/** Compares words of equal length. Letters that are not in `letters` come first. */
function alphabetically(letters: string): Comparing {
  const ranks = new Map([...letters].map((letter, i) => [letter.charCodeAt(0), i + 1]));
  return (one, other) => {
    for (let i = 0; i < one.length; i++) {
      const [letter, against] = [one.charCodeAt(i), other.charCodeAt(i)];
      if (letter === against) continue;
      const apart = (ranks.get(letter) ?? 0) - (ranks.get(against) ?? 0);
      if (apart !== 0) return apart;
    }
    return 0;
  };
}

/** The first `most` words in order. Words beyond them are dropped unsorted. */
function first(words: readonly string[], most: number, compare: Comparing): string[] {
  let kept: string[] = [];
  let last: string | undefined;
  for (const word of words) {
    if (last !== undefined && compare(word, last) >= 0) continue;
    kept.push(word);
    if (kept.length < most * 2) continue;
    kept = kept.sort(compare).slice(0, most);
    last = kept.at(-1);
  }
  return kept.sort(compare).slice(0, most);
}
