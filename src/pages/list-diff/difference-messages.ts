/** `new`: words that only the newer list has; `gone`: words that only the older one has. */
export type Side = 'new' | 'gone';

export const SIDES = ['new', 'gone'] as const satisfies readonly Side[];

/** What the page asks its worker. */
export type Question =
  /** Bytes of two packed lists; the first message. */
  | { ask: 'compare'; older: ArrayBuffer; newer: ArrayBuffer }
  /** One page, from 0, of the words that pass the filter. */
  | { ask: 'page'; side: Side; filter: Filter; page: number }
  /** All words that pass the filter, one a line. */
  | { ask: 'text'; side: Side; filter: Filter };

/** What the worker answers. */
export interface Answers {
  compare: Record<Side, number>;
  page: { count: number; words: string[] };
  text: string;
}

/** A filter for the words of a difference. */
export interface Filter {
  /** Minimum and maximum length, in letters. */
  from: number;
  to: number;
  /** Letters that the word must contain, each as often as it occurs here; lower case. */
  letters: string;
}

/** Words per page: one or two screens of columns. */
export const PAGE = 300;

/** @param word in lower case, one UTF-16 unit per letter, as word lists store words */
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
