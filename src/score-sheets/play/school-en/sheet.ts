import type { Sheet, SheetCell, SheetEntry, SheetRow } from '../sheet.ts';
import { sheetColumns } from '../sheet-columns.ts';
import { type PlayerResult, pointsOf, result } from './result.ts';
import type { State, Turn } from './state.ts';
import { RACK } from './tile-set.ts';

/** The score sheet of a game in any state: a column for each player in the order of play, a row for each time around. */
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
      // Before the end there is nothing to add and nothing to take off.
      ...(isOver(state)
        ? [{ kind: 'racks', values: sums(({ ownRack, otherRacks }) => otherRacks - ownRack) } as const]
        : []),
      { kind: 'total', values: sums(({ total }) => total) },
    ],
  };
}

/** Is the last turn over, so that the tiles left on the racks count? */
function isOver({ phase }: Pick<State, 'phase'>): boolean {
  return phase.kind === 'racks' || phase.kind === 'ended';
}

type Entries = readonly (readonly SheetEntry[])[];

/** A row before the running totals. */
interface Row extends Omit<SheetRow, 'cells'> {
  cells: Entries;
}

/** A lost challenge stands in the challenger's cell of the row in which the challenged play is. */
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

/** What the tiles left have taken and given, as soon as one rack is known. */
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
