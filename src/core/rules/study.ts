import { isWanted, type Wanted } from '../lexicon/matcher.ts';
import { type Searchable, type Searching, search } from '../lexicon/search.ts';
import { MIN_WORD_LETTERS } from '../words/normalise.ts';
import { fitsOnBoard } from './board.ts';
import { legalForms } from './legal.ts';
import type { Lexicons, Rules } from './rules.ts';
import type { StudyKind } from './study-query.ts';

/**
 * Yields each word that matches and may be played, without duplicates; yields null when it has found none for a while. Agrees with the
 * verdicts, including the user's word list and exceptions. Does not find words of closed lists that no lexicon has, or words that only a
 * rule builds.
 * @param searched the lexicons with words of the game.
 */
export function* studied(wanted: Wanted, rules: Rules, lexicons: Lexicons, searched: readonly Searchable[]): Searching {
  const isLegal = legalForms(rules, lexicons);
  const seen = new Set<string>();
  for (const form of candidates(wanted, rules, lexicons, searched)) {
    if (form === null || form.length < MIN_WORD_LETTERS) yield null;
    else {
      const before = seen.size;
      yield seen.add(form).size > before && isLegal(form) ? form : null;
    }
  }
}

function* candidates(wanted: Wanted, rules: Rules, lexicons: Lexicons, searched: readonly Searchable[]): Searching {
  const { official, exceptions } = lexicons;
  for (const form of exceptions?.keys() ?? []) if (isWanted(form, wanted)) yield form;
  if (official?.packed) yield* search(official.packed, wanted);
  if (official && isComplete(rules, official)) return;
  for (const one of searched) yield* search(one, wanted, rules.ruleset.row ?? undefined);
}

/** Returns true when the list covers all lengths that fit on the board, so that a word it lacks may not be played. */
function isComplete(
  { ruleset, isSettled }: Rules,
  { shortest, longest }: { shortest: number; longest: number },
): boolean {
  if (isSettled || ruleset.row === null) return false;
  return shortest <= MIN_WORD_LETTERS && !fitsOnBoard(longest + 1, ruleset);
}

/**
 * Returns the first words in order of length and alphabet: the shortest first, for a rack the longest first. A search may find ten thousand words,
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

/** Returns a comparison of words of equal length. Letters that are not in `letters` come first. */
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

/** Returns the first `most` words in order. Words beyond them are dropped unsorted. */
function first(words: readonly string[], most: number, compare: Comparing): string[] {
  let best: string[] = [];
  let last: string | undefined;
  for (const word of words) {
    if (last !== undefined && compare(word, last) >= 0) continue;
    best.push(word);
    if (best.length < most * 2) continue;
    best = best.sort(compare).slice(0, most);
    last = best.at(-1);
  }
  return best.sort(compare).slice(0, most);
}
