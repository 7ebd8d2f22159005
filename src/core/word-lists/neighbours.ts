import { forEachArc, hasPayload, NOWHERE } from '../lexicon/automaton.ts';
import type { Edits } from '../lexicon/lexicon.ts';
import type { Marks } from '../words/letters.ts';
import type { PackedWordList } from './packed-word-list.ts';

/** Maximum length of a word in UTF-16 units; no list has longer ones. */
const LONGEST_WORD = 40;

/**
 * Returns the words of a list within one edit of a word, or differing in marks alone, in no particular order and without the word itself.
 * Edits and marks are as in the packed lexicon; two edits are not supported. A list has one automaton, so the walk carries only the place
 * in the word.
 */
export function listNeighbours(list: PackedWordList, word: string, marks: Marks, edits: Edits = 1): string[] {
  const { automaton, alphabet } = list;
  const found = new Set<string>();
  if (list.root === NOWHERE || word.length > LONGEST_WORD) return [];

  /** Returns true when the typed letter may stand for the listed one. */
  const stands = (place: number, letter: string): boolean => {
    const typed = word.charAt(place);
    return typed !== '' && (typed === letter || (marks[typed]?.includes(letter) ?? false));
  };

  const walk = (state: number, place: number, way: string, mayErr: boolean): void => {
    const isEnd = place === word.length;
    if (isEnd && way !== word && hasPayload(automaton, state)) found.add(way);
    if (mayErr && !isEnd) walk(state, place + 1, way, false);
    if (isEnd && !mayErr) return;
    const digraph = marks[word.slice(place, place + 2)] ?? '';
    forEachArc(automaton, state, (number, target) => {
      const letter = alphabet.charAt(number - 1);
      const on = way + letter;
      if (stands(place, letter)) walk(target, place + 1, on, mayErr);
      if (place + 1 < word.length && digraph.includes(letter)) walk(target, place + 2, on, mayErr);
      if (!mayErr) return;
      walk(target, place, on, false);
      if (isEnd) return;
      walk(target, place + 1, on, false);
      if (!stands(place + 1, letter)) return;
      forEachArc(automaton, target, (next, beyond) => {
        const other = alphabet.charAt(next - 1);
        if (stands(place, other)) walk(beyond, place + 2, on + other, false);
      });
    });
  };
  walk(list.root, 0, '', edits > 0);
  return [...found];
}
