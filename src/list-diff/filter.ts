/** Which words of a difference are shown. */
export interface Filter {
  /** Fewest and most letters. */
  from: number;
  to: number;
  /** Letters that all have to be in the word, each as often as it stands here; lower case. */
  letters: string;
}

/** Words of a page; a screen or two of columns. */
export const PAGE = 300;

/** @param word lower case, a UTF-16 unit a letter, as word lists have them */
export function passes(word: string, { from, to, letters }: Filter): boolean {
  if (word.length < from || word.length > to) return false;
  let rest = word;
  for (const letter of letters) {
    const place = rest.indexOf(letter);
    if (place < 0) return false;
    rest = rest.slice(0, place) + rest.slice(place + 1);
  }
  return true;
}
