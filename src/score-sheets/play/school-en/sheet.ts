import { type Place, ranking, sum } from '../players.ts';
import { type Sheet, type SheetCell, type SheetEntry, type SheetRow, sheetColumns } from '../sheet.ts';
import type { State, Turn } from './state.ts';
import { RACK, rackPoints } from './tiles.ts';

/** The standing of a running game, or the result of a finished one. */
interface Result {
  readonly players: readonly PlayerResult[];
  /** From the first to the last place. Equal totals share a place, because the document has no tie-break. */
  readonly ranking: readonly Place[];
}

/** The points of one player. */
interface PlayerResult {
  /** Points of all plays that stand. */
  readonly plays: number;
  /** Points lost by challenges of good words (rule 11), as a positive number. */
  readonly lost: number;
  /** Points of the tiles left on the player's rack (rule 13), as a positive number; 0 until they are entered. */
  readonly ownRack: number;
  /** Points of the tiles left on the other racks, for the player who went out (rule 13). */
  readonly otherRacks: number;
  readonly total: number;
}

/** Returns points and places of a game in any state. */
export function result(state: State): Result {
  const racks = state.left.map((letters) => rackPoints(letters ?? ''));
  const out = outPlayer(state);
  const players = state.setup.players.map((_, player): PlayerResult => {
    const plays = sum(state.turns.map((turn) => (turn.player === player ? pointsOf(turn.action) : 0)));
    const challenges = state.turns.flatMap(({ lost }) => lost).filter(({ challenger }) => challenger === player);
    const lost = sum(challenges.map(({ points }) => points));
    const ownRack = racks[player] ?? 0;
    // The own rack is empty then.
    const otherRacks = player === out ? sum(racks) : 0;
    return { plays, lost, ownRack, otherRacks, total: plays - lost - ownRack + otherRacks };
  });
  return { players, ranking: ranking(players.map(({ total }) => [total])) };
}

/** Returns the player who ended the game by placing the last tile; null if the game did not end so. */
function outPlayer({ phase, turns }: State): number | null {
  const over = (phase.kind === 'racks' || phase.kind === 'ended') && phase.because === 'out';
  return over ? (turns.at(-1)?.player ?? null) : null;
}

/** Returns the points of a turn. */
function pointsOf(action: State['turns'][number]['action']): number {
  return action.kind === 'play' ? action.play.points : 0;
}

/** Returns the score sheet of a game in any state: a column for each player in the order of play, a row for each turn of all players. */
export function sheetOf(state: State): Sheet {
  const { players, ranking } = result(state);
  const order = state.order.flat();
  const sums = (pick: (of: PlayerResult) => number) => order.map((player) => pick(players[player]!));
  return {
    columns: sheetColumns(order, {
      names: state.setup.players,
      totals: players.map(({ total }) => total),
      ranking,
      begun: players.some(({ plays, lost, total }) => plays > 0 || lost > 0 || total !== 0),
      ended: state.phase.kind === 'ended',
    }),
    rows: withRunning([...turnRows(state, order), ...finalRow(state, order, players)]),
    sums: [
      { kind: 'plays', values: sums(({ plays, lost }) => plays - lost) },
      // Racks count only after the last turn.
      ...(isOver(state)
        ? [{ kind: 'racks', values: sums(({ ownRack, otherRacks }) => otherRacks - ownRack) } as const]
        : []),
      { kind: 'total', values: sums(({ total }) => total) },
    ],
  };
}

/** Returns true after the last turn, when the tiles left on the racks count. */
function isOver({ phase }: Pick<State, 'phase'>): boolean {
  return phase.kind === 'racks' || phase.kind === 'ended';
}

type Entries = readonly (readonly SheetEntry[])[];

/** A row without running totals. */
interface Row extends Omit<SheetRow, 'cells'> {
  cells: Entries;
}

/** Returns the rows of turns. A lost challenge is in the challenger's cell, in the row of the challenged play. */
function turnRows(state: State, order: readonly number[]): Row[] {
  const rows: Row[] = [];
  for (let first = 0; first < state.turns.length; first += order.length) {
    const turns = state.turns.slice(first, first + order.length);
    const cells = order.map((player) =>
      turns.flatMap((turn) => [
        ...(turn.player === player ? [entryOf(turn)] : []),
        ...turn.lost.filter(({ challenger }) => challenger === player).map(lostEntry),
      ]),
    );
    rows.push({ kind: 'turn', number: rows.length + 1, cells });
  }
  return rows;
}

function entryOf({ action }: Turn): SheetEntry {
  const points = pointsOf(action);
  if (action.kind === 'pass' || action.kind === 'exchange') {
    return { word: null, otherWords: [], points, marks: [action.kind], struck: false };
  }
  const { play } = action;
  const [word = null, ...otherWords] = play.words.map((one) => one.word);
  const takenBack = action.kind === 'taken-back';
  const marks = takenBack ? (['taken-back'] as const) : play.tiles.length === RACK ? (['all-tiles'] as const) : [];
  return { word, otherWords, points, marks, struck: takenBack };
}

function lostEntry({ words, points }: Turn['lost'][number]): SheetEntry {
  const [word = null, ...otherWords] = words;
  return { word, otherWords, points: -points, marks: ['challenge-lost'], struck: false };
}

/** Returns the row with the points of the tiles left; an empty list until one rack is known. */
function finalRow({ left, phase }: State, order: readonly number[], players: readonly PlayerResult[]): Row[] {
  if (!isOver({ phase })) return [];
  const cells = order.map((player): SheetEntry[] => {
    const letters = left[player];
    const { ownRack, otherRacks } = players[player]!;
    const own: SheetEntry[] = letters
      ? [{ word: letters, otherWords: [], points: ownRack === 0 ? 0 : -ownRack, marks: ['own-rack'], struck: false }]
      : [];
    return otherRacks > 0
      ? [...own, { word: null, otherWords: [], points: otherRacks, marks: ['other-racks'], struck: false }]
      : own;
  });
  return cells.some((entries) => entries.length > 0) ? [{ kind: 'final', number: 1, cells }] : [];
}

function withRunning(rows: readonly Row[]): SheetRow[] {
  const running: number[] = [];
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((entries, column): SheetCell => {
      const total = entries.reduce((sum, { points }) => sum + points, running[column] ?? 0);
      running[column] = total;
      return { entries, running: entries.length > 0 ? total : null };
    }),
  }));
}
