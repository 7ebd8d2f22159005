import type { State } from './state.ts';

/**
 * The words that a word of the round must not be of one family with: all of earlier rounds, each once, in their order.
 * OGRANICZENIA speaks of words of the other players, ROZGRYWKA of using words again at all: anyone's bar a word.
 * A string that turned out to be no word has no family and is left out; a word refused for its family was used all the
 * same. Given a player, without those that the players have dismissed for this player's word.
 */
export function earlierWords(state: State, round: number, player?: number): string[] {
  const dismissed = player === undefined ? [] : (state.rounds[round - 1]?.words[player]?.dismissed ?? []);
  const words = state.rounds
    .slice(0, round - 1)
    .flatMap((earlier) => earlier.words)
    .filter((written) => written && (!written.refusal || written.refusal.because === 'family'))
    .map((written) => written?.word ?? '');
  return [...new Set(words)].filter((word) => word !== '' && !dismissed.includes(word));
}
