import { areaOf } from './area.ts';
import type { GameError } from './move.ts';
import type { Bonus, Round, State } from './state.ts';
import { scoreWord, type WordScore } from './word.ts';

/** The points of the words of a round, by player. */
interface RoundPoints {
  /** The score of each word, even if it is refused; null until it is entered. */
  scores: readonly (WordScore | null)[];
  /** The points that count: 0 for a refused word, and until it is entered. */
  points: readonly number[];
}

/** Returns the points of a round, counted from 1. */
function roundPoints(state: State, round: number): RoundPoints {
  const area = areaOf(state, round);
  const words = state.rounds[round - 1]?.words ?? [];
  const scores = state.setup.players.map(({ veteran }, player) => {
    const written = words[player];
    return written ? scoreWord(written.word, area, { veteran }) : null;
  });
  const points = scores.map((score, player) => (words[player]?.refusal ? 0 : (score?.points ?? 0)));
  return { scores, points };
}

/** A field of the SOLO card: 1 is the upper, green one, 3 the lowest, red one. */
export type SoloField = 1 | 2 | 3;

/** The result of a solo round. */
interface SoloRound {
  /** The field of the timer in this round. */
  field: SoloField;
  /** The bonus field ticked, which gives as many points; 0 for none. */
  bonus: Bonus;
  /** True for an X, which fewer than 20 points on the lowest field bring. */
  penalty: boolean;
  /** The field of the timer after the round; the same field while the round is not over. */
  next: SoloField;
}

/** Points of a word written in time that bring a bonus. */
const BONUS_POINTS = 15;
/** Points of a word that keep the timer from moving down. */
const HOLD_POINTS = 20;

/** Returns the rounds of a solo game, which starts on field 1 (7slow JEDNOOSOBOWA); an empty list for other games. */
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

/** Returns the result of one round. A brutal game does not use field 2. */
function soloRoundOf(field: SoloField, points: number, inTime: boolean, brutal: boolean): SoloRound {
  const bonus = inTime && points >= BONUS_POINTS ? (field === 1 ? 2 : 1) : 0;
  if (points >= HOLD_POINTS) return { field, bonus, penalty: false, next: bonus > 0 ? 1 : field };
  if (field === 3) return { field, bonus, penalty: true, next: brutal ? 3 : 2 };
  return { field, bonus, penalty: false, next: field === 1 && !brutal ? 2 : 3 };
}

/** Result of a round, by player. */
export interface RoundResult extends RoundPoints {
  /** The bonus field ticked: 1 and 2 give +1 and +2; 0 for none. */
  bonuses: readonly Bonus[];
}

/** Returns the points and bonuses of a round, counted from 1. A bonus is 0 until it is certain. */
export function roundResult(state: State, round: number): RoundResult {
  const { scores, points } = roundPoints(state, round);
  const begun = state.rounds[round - 1];
  if (!begun) return { scores, points, bonuses: points.map(() => 0) };
  const bonuses: Bonus[] =
    state.setup.mode.kind === 'solo'
      ? [soloRounds(state)[round - 1]?.bonus ?? 0]
      : points.map((_, player) => bonusOf(player, begun, points));
  return { scores, points, bonuses };
}

/**
 * Returns the bonus of a player in a game of several (7slow PUNKTACJA). A refused word gets no bonus (7slow WYZWANIA); its 0 points are
 * compared with those of the others as any score is.
 */
function bonusOf(player: number, round: Round, points: readonly number[]): Bonus {
  const { fastest, words } = round;
  if (fastest === null || !words[fastest] || !counts(round, player)) return 0;
  const own = points[player] ?? 0;
  if (player !== fastest) return own > (points[fastest] ?? 0) ? 1 : 0;
  if (words.includes(null)) return 0;
  const opponents = points.filter((_, other) => other !== player);
  const matched = opponents.filter((other) => own >= other).length;
  return matched >= toMatch(opponents.length) ? 2 : 0;
}

/** Returns true if the player has a word that may win a bonus. */
function counts(round: Round, player: number): boolean {
  const written = round.words[player];
  return !!written && written.word !== '' && !written.refusal;
}

/**
 * Returns how many opponents the fastest player has to match: all of them with two to four players, three with five or six. The document
 * does not say which three. We take any three: for the best three it would say "the best player", as it does for fewer players.
 */
function toMatch(opponents: number): number {
  return Math.min(opponents, 3);
}

/**
 * Returns the lead player of the next round in an untimed game (7slow WARIANTY): the one with the fewest +2, then with the fewest +1, then
 * the nearest to the left of the last lead player. Null in other games.
 */
function nextLead(state: State): number | null {
  const { mode, players } = state.setup;
  if (mode.kind !== 'untimed') return null;
  const last = state.rounds.at(-1);
  if (!last) return mode.lead;
  const bonuses = state.rounds.map((_, index) => roundResult(state, index + 1).bonuses);
  const ticks = (player: number, field: 1 | 2) => bonuses.filter((ofRound) => ofRound[player] === field).length;
  const seatsToTheLeft = (player: number) => (player - (last.fastest ?? 0) - 1 + players.length) % players.length;
  const order = players
    .map((_, player) => player)
    .sort(
      (one, other) =>
        ticks(one, 2) - ticks(other, 2) ||
        ticks(one, 1) - ticks(other, 1) ||
        seatsToTheLeft(one) - seatsToTheLeft(other),
    );
  return order[0] ?? null;
}

/**
 * Returns the state with the lead player of its last round, which corrections of earlier rounds may change. The lead players of earlier
 * rounds stay, because those rounds were played with them.
 */
export function withLead(state: State): State {
  const last = state.rounds.at(-1);
  if (state.setup.mode.kind !== 'untimed' || state.finished || !last) return state;
  const before = state.rounds.slice(0, -1);
  return { ...state, rounds: [...before, { ...last, fastest: nextLead({ ...state, rounds: before }) }] };
}

/** Returns the error because of which the last round is not complete; null if the next round can be dealt or the game can end. */
export function unfinished(state: State): GameError | null {
  const round = state.rounds.at(-1);
  const { kind } = state.setup.mode;
  if (state.challenge) return { kind: 'challenge-open' };
  if (!round) return null;
  if (kind === 'timed' && round.fastest === null) return { kind: 'fastest-missing', round: state.rounds.length };
  const players = round.words.flatMap((written, player) => (written ? [] : [player]));
  if (players.length > 0) return { kind: 'words-missing', players };
  if (kind === 'solo' && round.inTime === null) return { kind: 'time-missing', round: state.rounds.length };
  return null;
}
