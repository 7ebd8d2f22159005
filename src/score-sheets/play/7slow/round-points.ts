import { areaOf } from './area.ts';
import { scoreWord, type WordScore } from './score.ts';
import type { State } from './state.ts';

/** What the words of a round are worth, by player. */
export interface RoundPoints {
  /** What each word would be worth, refused or not; null while it is not entered. */
  scores: readonly (WordScore | null)[];
  /** What each word counts: 0 for a refused one, and while it is not entered. */
  points: readonly number[];
}

/** The points of a round that has begun, counted from 1; the bonuses follow from them. */
export function roundPoints(state: State, round: number): RoundPoints {
  const area = areaOf(state, round);
  const words = state.rounds[round - 1]?.words ?? [];
  const scores = state.setup.players.map(({ veteran }, player) => {
    const written = words[player];
    return written ? scoreWord(written.word, area, { veteran }) : null;
  });
  const points = scores.map((score, player) => (words[player]?.refusal ? 0 : (score?.points ?? 0)));
  return { scores, points };
}
