import { upperCase } from '../../../core/words/normalise.ts';
import { type Place, ranking, sum } from '../players.ts';
import { type Sheet, type SheetEntry, type SheetMark, sheetColumns } from '../sheet.ts';
import { type RoundResult, roundResult, soloRounds } from './round.ts';
import { SOLO_GOAL, type State } from './state.ts';

/** The standing of a running game, or the result of a finished one. */
interface Result {
  readonly players: readonly PlayerResult[];
  /** From the first to the last place. */
  readonly ranking: readonly Place[];
  /** What decided between players with the highest total; null if only one has it. */
  readonly tieBreak: TieBreak | null;
  /** True when the goal of the solo game was reached; null in other games. */
  readonly soloWon: boolean | null;
}

/** `nth`: the first rank of words that differ, 1 for the best words. `shared`: all five are equal (7slow WYZWANIA). */
type TieBreak = { kind: 'word'; nth: number } | { kind: 'shared' };

/** The points of one player. */
interface PlayerResult {
  /** Points of the words by round begun. */
  readonly rounds: readonly number[];
  /** Indices into `rounds` of the best five, or of all while there are no more. */
  readonly counted: readonly number[];
  /** The points of the counted words, best first. */
  readonly best: readonly number[];
  /** The sum of `best`. */
  readonly words: number;
  /** Points of all bonus fields, also of words that do not count (7slow KONIEC GRY). */
  readonly bonuses: number;
  /** Number of X. */
  readonly penalties: number;
  readonly total: number;
}

/** Words that count at the end (7slow KONIEC GRY). */
const COUNTED = 5;

/** Points that an X costs. */
const PENALTY_POINTS = 2;

/** Returns points, places and what decided a tie, of a game in any state. */
export function result(state: State): Result {
  const rounds = state.rounds.map((_, index) => roundResult(state, index + 1));
  const soloPenalties = soloRounds(state).filter(({ penalty }) => penalty).length;
  const players = state.setup.players.map((_, player): PlayerResult => {
    const points = rounds.map((round) => round.points[player] ?? 0);
    const counted = points
      .map((_, index) => index)
      .sort((one, other) => (points[other] ?? 0) - (points[one] ?? 0) || one - other)
      .slice(0, COUNTED);
    const best = counted.map((index) => points[index] ?? 0);
    const words = sum(best);
    const bonuses = sum(rounds.map((round) => round.bonuses[player] ?? 0));
    const penalties = state.failed.filter(({ challenger }) => challenger === player).length + soloPenalties;
    const total = words + bonuses - PENALTY_POINTS * penalties;
    return { rounds: points, counted, best, words, bonuses, penalties, total };
  });
  const { mode } = state.setup;
  return {
    players,
    ranking: ranking(players.map(({ total, best }) => [total, ...best])),
    tieBreak: tieBreakOf(players),
    soloWon: mode.kind === 'solo' ? (players[0]?.total ?? 0) >= SOLO_GOAL[mode.level] : null,
  };
}

function tieBreakOf(players: readonly PlayerResult[]): TieBreak | null {
  const highest = Math.max(...players.map(({ total }) => total));
  let tied = players.filter(({ total }) => total === highest);
  if (tied.length < 2) return null;
  for (let nth = 1; nth <= COUNTED; nth++) {
    const best = Math.max(...tied.map((one) => one.best[nth - 1] ?? 0));
    tied = tied.filter((one) => (one.best[nth - 1] ?? 0) === best);
    if (tied.length === 1) return { kind: 'word', nth };
  }
  return { kind: 'shared' };
}

/** Returns the score sheet of a game in any state. The two lowest words are struck once the game has ended. */
export function sheetOf(state: State): Sheet {
  const { players, ranking } = result(state);
  const solo = soloRounds(state);
  const sums = (pick: (of: PlayerResult) => number) => players.map(pick);
  return {
    columns: sheetColumns([...players.keys()], {
      names: state.setup.players.map(({ name }) => name),
      totals: players.map(({ total }) => total),
      ranking,
      begun: players.some(({ total, penalties }) => total > 0 || penalties > 0),
      ended: state.finished,
    }),
    rows: state.rounds.map((_, index) => {
      const ofRound = roundResult(state, index + 1);
      return {
        kind: 'round',
        number: index + 1,
        cells: players.map((own, player) => {
          const struck = state.finished && !own.counted.includes(index);
          const entry = entryOf(state, index, player, ofRound, solo[index]?.penalty === true, struck);
          return { entries: entry ? [entry] : [], running: null };
        }),
      };
    }),
    sums: [
      { kind: 'words', values: sums(({ words }) => words) },
      { kind: 'bonuses', values: sums(({ bonuses }) => bonuses) },
      { kind: 'penalties', values: sums(({ total, words, bonuses }) => total - words - bonuses) },
      { kind: 'total', values: sums(({ total }) => total) },
    ],
  };
}

/** Returns a player's entry in the round with this index; null if there is none. */
function entryOf(
  state: State,
  index: number,
  player: number,
  ofRound: RoundResult,
  soloPenalty: boolean,
  struck: boolean,
): SheetEntry | null {
  const round = state.rounds[index];
  const written = round?.words[player];
  const failed = state.failed.filter(({ round: of, challenger }) => of === index + 1 && challenger === player).length;
  const penalties = failed + (soloPenalty ? 1 : 0);
  if (!written && penalties === 0) return null;
  const marks: SheetMark[] = [];
  if (round?.fastest === player) marks.push('fastest');
  if (written?.refusal) marks.push('refused');
  if (ofRound.bonuses[player] === 1) marks.push('bonus-1');
  if (ofRound.bonuses[player] === 2) marks.push('bonus-2');
  for (let one = 0; one < penalties; one++) marks.push('penalty');
  return {
    word: written ? upperCase(written.word) : null,
    otherWords: [],
    points: ofRound.points[player] ?? 0,
    marks,
    struck,
  };
}
