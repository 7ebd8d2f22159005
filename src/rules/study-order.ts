import type { StudyKind } from './study-kinds.ts';

/**
 * The first words by length and alphabet: the shortest first, but of a rack the longest. Only as many are put in order as it takes, and
 * by keys in the place of a collator, which takes a microsecond for two words: there may be some ten thousand.
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
  const first: string[] = [];
  for (const length of [...byLength.keys()].sort((one, other) => sign * (one - other))) {
    if (first.length >= most) break;
    first.push(...byAlphabet(byLength.get(length) ?? [], letters));
  }
  return first.slice(0, most);
}

function byAlphabet(words: readonly string[], letters: string): string[] {
  const keyed = words.map((word) => ({
    word,
    key: [...word].map((letter) => String.fromCharCode(letters.indexOf(letter) + 1)).join(''),
  }));
  keyed.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0));
  return keyed.map(({ word }) => word);
}
