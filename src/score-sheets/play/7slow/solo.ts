import type { Bonus } from './card.ts';
import { roundPoints } from './round-points.ts';
import type { State } from './state.ts';

/** A field of the SOLO card on which the timer stands: 1 is the upper, green one, 3 the lowest, red one. */
export type SoloField = 1 | 2 | 3;

/** What a solo round has brought. */
export interface SoloRound {
  /** Where the timer stood in this round. */
  field: SoloField;
  /** The bonus field ticked and its worth; 0 for none. */
  bonus: Bonus;
  /** An X for fewer than 20 points on the lowest field. */
  penalty: boolean;
  /** Where the timer stands after it; the same field while the round is not over. */
  next: SoloField;
}

/** Points of a word written in time that bring a bonus. */
const BONUS_POINTS = 15;
/** Points of a word that keep the timer from moving down. */
const HOLD_POINTS = 20;

/** The rounds of a solo game, from the first field of the card on (7slow JEDNOOSOBOWA); none in another game. */
export function soloRounds(state: State): SoloRound[] {
  const { mode } = state.setup;
  if (mode.kind !== 'solo') return [];
  const rounds: SoloRound[] = [];
  let field: SoloField = 1;
  for (const [index, round] of state.rounds.entries()) {
    const over = round.words[0] && round.inTime !== null;
    const points = roundPoints(state, index + 1).points[0] ?? 0;
    const soloRound: SoloRound = over
      ? soloRoundOf(field, points, round.inTime === true, mode.level === 'brutal')
      : { field, bonus: 0, penalty: false, next: field };
    rounds.push(soloRound);
    field = soloRound.next;
  }
  return rounds;
}

/** One round. A brutal game does without field 2. */
function soloRoundOf(field: SoloField, points: number, inTime: boolean, brutal: boolean): SoloRound {
  const bonus = inTime && points >= BONUS_POINTS ? (field === 1 ? 2 : 1) : 0;
  if (points >= HOLD_POINTS) return { field, bonus, penalty: false, next: bonus > 0 ? 1 : field };
  if (field === 3) return { field, bonus, penalty: true, next: brutal ? 3 : 2 };
  return { field, bonus, penalty: false, next: field === 1 && !brutal ? 2 : 3 };
}
