import { type Searchable, type Searching, search } from '../lexicon/search.ts';
import { isWanted, type Wanted } from '../lexicon/wanted.ts';
import { MIN_WORD_LETTERS } from '../words/word-lengths.ts';
import { fitsOnBoard } from './board.ts';
import { legalForms } from './legal.ts';
import type { Lexicons } from './lexicons.ts';
import type { Rules } from './rules.ts';

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
    if (form === null || form.length < MIN_WORD_LETTERS || seen.has(form)) yield null;
    else {
      seen.add(form);
      yield isLegal(form) ? form : null;
    }
  }
}

function* candidates(wanted: Wanted, rules: Rules, lexicons: Lexicons, searched: readonly Searchable[]): Searching {
  const { official, exceptions } = lexicons;
  for (const form of exceptions?.keys() ?? []) if (isWanted(form, wanted)) yield form;
  if (official?.packed) yield* search(official.packed, wanted);
  if (official && saysAll(rules, official)) return;
  for (const one of searched) yield* search(one, wanted, rules.ruleset.row ?? undefined);
}

/** Whether the list covers all lengths that fit on the board, so that a word it lacks may not be played. */
function saysAll({ ruleset, isSettled }: Rules, { shortest, longest }: { shortest: number; longest: number }): boolean {
  if (isSettled || ruleset.row === null) return false;
  return shortest <= MIN_WORD_LETTERS && !fitsOnBoard(longest + 1, ruleset);
}
