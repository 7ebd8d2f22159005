import { upperCase } from '../../../core/words/normalise.ts';
import type { Sheet, SheetEntry, SheetMark } from '../sheet.ts';
import { sheetColumns } from '../sheet-columns.ts';
import { type PlayerResult, result } from './result.ts';
import { type RoundResult, roundResult } from './round-result.ts';
import { soloRounds } from './solo.ts';
import type { State } from './state.ts';

/** The score sheet of a game in any state. The two lowest words are struck once the game has ended. */
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

/** What stands in the cell of the round with this index; null when nothing does. */
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
