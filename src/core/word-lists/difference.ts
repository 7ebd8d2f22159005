import { hasPayload, NOWHERE, step } from '../lexicon/automaton.ts';
import { arcsOf, type PackedWordList } from './packed-word-list.ts';

/** Factor for numbering pairs of states; offsets stay below 2^26. */
const PAIR = 2 ** 26;

/**
 * Yields the words of one list that the other lacks, in the order of the first list's alphabet. Both automata are walked at once, each pair
 * of equal states once, since two editions share nearly all endings.
 * @throws PackedFormatError from damaged bytes
 */
export function* difference(one: PackedWordList, other: PackedWordList): Generator<string> {
  one.check();
  other.check();
  if (one.root === NOWHERE) return;
  /** Letter numbers of the first list in the second one's alphabet; 0 if missing. */
  const there = ['', ...one.alphabet].map((letter) => (letter === '' ? 0 : other.alphabet.indexOf(letter) + 1));
  /** Pairs of states after which no word is missing. */
  const same = new Set<number>();

  function* walk(state: number, beside: number, word: string): Generator<string, boolean> {
    if (beside === NOWHERE) {
      yield* one.wordsFrom(state, word);
      return true;
    }
    const pair = state * PAIR + beside;
    if (same.has(pair)) return false;
    let found = false;
    if (hasPayload(one.automaton, state) && !hasPayload(other.automaton, beside)) {
      yield word;
      found = true;
    }
    for (const { letter, target } of arcsOf(one.automaton, state)) {
      const number = there[letter] as number;
      const next = number === 0 ? NOWHERE : step(other.automaton, beside, number);
      if (yield* walk(target, next, word + one.alphabet[letter - 1])) found = true;
    }
    if (!found) same.add(pair);
    return found;
  }

  yield* walk(one.root, other.root, '');
}
