import { describe, expect, it } from 'vitest';
import { readTable } from '../../../dictionaries/compile/tsv.ts';
import type { Move } from '../../../src/score-sheets/play/7slow/move.ts';
import { roundResult } from '../../../src/score-sheets/play/7slow/round.ts';
import { result, sheetOf } from '../../../src/score-sheets/play/7slow/sheet.ts';
import { cards } from './area.ts';
import { challenged, gameOf, setupOf, turn, write } from './table.ts';

/** The pictures of the cards are lost; these fit the printed scores. */
const SHEET_CARDS = ['N E U Ą B P C Ę', 'K D N T', 'O K S P', 'Ó+1 B I P', 'Ź+2 O G Ę', 'Y J Y A', 'Ł+1 Ó+1 T J'];

describe('the printed score sheet', () => {
  const rows = readTable(new URL('score-sheet.tsv', import.meta.url));
  const printed = rows.filter(({ order }) => Number(order) > 0);
  const sum = (kind: string) => Number(rows.find(({ order }) => order === kind)?.printed_score_in_order);

  // Ania's sheet. Three times she is the fastest and best, once she beats Marek; he keeps up when he is the fastest.
  const moves = printed.flatMap(({ word }, index): Move[] => {
    const round = index + 1;
    const aniaIsFastest = index < 3;
    const marek = aniaIsFastest || index === 3 ? 'sen' : word!;
    return [
      { kind: 'deal', cards: cards(SHEET_CARDS[index]!) },
      turn(round, aniaIsFastest ? 0 : 1),
      ...write(round, word!, marek),
    ];
  });
  const state = gameOf(setupOf(2), ...moves, ...challenged(7, 1, 0, true), { kind: 'finish' });

  it('has its points word by word, two of them struck', () => {
    const cells = sheetOf(state).rows.map(({ cells: [cell] }) => cell!.entries[0]!);
    expect(cells.map(({ word, points }) => [word, String(points)])).toEqual(
      printed.map(({ word, printed_score_in_order: points }) => [word, points]),
    );
    expect(cells.map(({ struck }) => struck)).toEqual(printed.map(({ note }) => note!.startsWith('dropped')));
  });

  it('has its sums', () => {
    const { words, bonuses, penalties, total } = result(state).players[0]!;
    expect([words, bonuses, penalties * 2, total]).toEqual([sum('sum'), sum('bonus'), sum('penalty'), sum('total')]);
    const sums = new Map(sheetOf(state).sums.map(({ kind, values }) => [kind, values[0]]));
    expect([...sums]).toEqual([
      ['words', 97],
      ['bonuses', 7],
      ['penalties', -2],
      ['total', 102],
    ]);
  });

  it('has its marks, also for struck words', () => {
    const marks = sheetOf(state).rows.map(({ cells: [cell] }) => cell!.entries[0]!.marks);
    expect(marks).toEqual([
      ['fastest', 'bonus-2'],
      ['fastest', 'bonus-2'],
      ['fastest', 'bonus-2'],
      ['bonus-1'],
      [],
      [],
      ['penalty'],
    ]);
  });

  it('names the winner', () => {
    expect(sheetOf(state).columns).toEqual([
      { player: 0, name: 'Ania', leads: true, place: 1 },
      { player: 1, name: 'Marek', leads: false, place: 2 },
    ]);
    expect(result(state).tieBreak).toBeNull();
  });
});

describe('the printed game of three players', () => {
  // Ania, Marek, Sławek. The document does not say what Marek wrote in round 1 and who was fastest in round 2.
  const moves: Move[] = [
    { kind: 'deal', cards: cards('S Ą R P P L+1 K Z') },
    turn(1, 2),
    ...write(1, 'EUROPARLAMENTARZYSTA', 'PRZEPIÓRKA', 'SNOPOWIĄZAŁKA'),
    { kind: 'deal', cards: cards('A U Ó+1 D') },
    turn(2, 0),
    ...write(2, 'SKARPA', 'DRÓŻKA', 'PAS'),
    { kind: 'deal', cards: cards('J R C O') },
    turn(3, 2),
    ...write(3, 'SATYSFAKCJONUJĄCY', 'INFORMATYZACJA', 'ANTROPOMORFIZACJA'),
  ];
  const state = gameOf(setupOf(3), ...moves);

  it('Ania gets the first bonus field for 19 points against 18 of the fastest player', () => {
    const { points, bonuses } = roundResult(state, 1);
    expect([points[0], points[2]]).toEqual([19, 18]);
    expect(bonuses).toEqual([1, 0, 0]);
  });

  it('the fastest player gets the second field for 21 points, as many as the best', () => {
    expect(roundResult(state, 3)).toMatchObject({ points: [19, 21, 21], bonuses: [0, 0, 2] });
  });
});
