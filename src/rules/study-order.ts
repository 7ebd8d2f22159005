import type { StudyKind } from './study-kinds.ts';

/**
 * The first words by length and alphabet: the shortest first, but of a rack the longest. There may be some ten thousand, of which a few
 * hundred are shown: only those are put in order, and letter is compared with letter, since a collator takes a microsecond for two words.
 * @param letters of the language, in alphabetical order.
 * @param most how many words are given; all without it.
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

/** Compares words of one length. Letters that are not among these come before all others. */
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

/** The first of the words, in order. What comes after as many as are wanted is dropped unsorted. */
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
