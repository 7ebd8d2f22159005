import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../../../src/cli/lexicons.ts';
import { areaOf } from '../../../src/score-sheets/play/7slow/area.ts';
import type { Move } from '../../../src/score-sheets/play/7slow/move.ts';
import { roundResult } from '../../../src/score-sheets/play/7slow/round.ts';
import { sevenWords } from '../../../src/score-sheets/play/7slow/rules.ts';
import { result, sheetOf } from '../../../src/score-sheets/play/7slow/sheet.ts';
import type { Setup, State } from '../../../src/score-sheets/play/7slow/state.ts';
import { earlierWords } from '../../../src/score-sheets/play/7slow/word.ts';
import { type GameRecord, newRecord, play, redo, replay, undo } from '../../../src/score-sheets/play/record.ts';
import { judge } from '../../all-rules.ts';
import { cards } from './area.ts';
import { setupOf } from './table.ts';

const lexicons = loadLexicons('7slow');

/** A game at a table, stored as text between moves, as on a page that is closed and opened. */
class Table {
  private kept: string;

  constructor(setup: Setup) {
    const begun = newRecord(sevenWords, setup);
    if (!begun.ok) throw new Error(begun.error.kind);
    this.kept = JSON.stringify(begun.value);
  }

  private get record(): GameRecord<Setup, Move> {
    return JSON.parse(this.kept);
  }

  get state(): State {
    const replayed = replay(sevenWords, this.record);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    return replayed.value;
  }

  play(...moves: Move[]): void {
    for (const move of moves) {
      const played = play(sevenWords, this.record, move);
      if (!played.ok) throw new Error(JSON.stringify([move, played.error]));
      this.kept = JSON.stringify(played.value);
    }
  }

  undo(): void {
    this.kept = JSON.stringify(undo(this.record));
  }

  redo(): void {
    this.kept = JSON.stringify(redo(this.record));
  }

  /** Plays a round. Words that the dictionary and the words before do not allow are refused by the players. */
  round(dealt: string, fastest: number, ...words: string[]): void {
    const round = this.state.rounds.length + 1;
    this.play({ kind: 'deal', cards: cards(dealt) }, { kind: 'fastest', round, player: fastest });
    for (const [player, word] of words.entries()) {
      this.play({ kind: 'word', round, player, word });
      const verdict = judge(word, '7slow', lexicons, earlierWords(this.state, round, player));
      if (verdict.verdict === 'allowed') continue;
      const earlier = verdict.reasons.find(({ decides }) => decides)?.detail.other;
      this.play(
        earlier === undefined
          ? { kind: 'refuse', round, player, because: 'not-a-word' }
          : { kind: 'refuse', round, player, because: 'family', earlier },
      );
    }
  }

  points(round: number): [points: readonly number[], bonuses: readonly number[]] {
    const { points, bonuses } = roundResult(this.state, round);
    return [points, bonuses];
  }
}

describe('a whole game of four with the dictionary', () => {
  const table = new Table(setupOf(4));

  it('plays its rounds', () => {
    // Columns 5 5 4 4 3 3 2 2.
    table.round('D O M S W Y K A', 0, 'domowy', 'samowystarczalny', 'kosa', 'most');
    // DOMOWY: D 5 O 5 M 4 W 3 Y 3. SAMOWYSTARCZALNY: O 5 M 4 S 4 W 3 Y 3 A 2. KOSA: O 5 S 4 K 2 A 2. MOST: 5 4 4.
    expect(table.points(1)).toEqual([
      [20, 21, 13, 13],
      [0, 1, 0, 0],
    ]);

    table.round('Ś I E C', 1, 'domownik', 'śmiech', 'śliski', 'ciemność');
    // DOMOWNIK belongs to the family of DOMOWY. Ś 5 I 5 E 4 C 4, D 3 O 3 M 2 S 2.
    expect(table.state.rounds[1]?.words.map((written) => written?.refusal?.because ?? null)).toEqual([
      'family',
      null,
      null,
      null,
    ]);
    expect(table.points(2)).toEqual([
      [0, 5 + 2 + 5 + 4 + 4, 5 + 5 + 2, 4 + 5 + 4 + 2 + 3 + 5],
      [0, 0, 0, 1],
    ]);

    table.round('L+1 A T R', 2, 'latarnia', 'śmiesznie', 'trele', 'kxzw');
    // ŚMIESZNIE belongs to the family of ŚMIECH; the last is no word. L 6 A 5 T 4 R 4, Ś 3 I 3 E 2 C 2.
    expect(table.state.rounds[2]?.words.map((written) => written?.refusal?.because ?? null)).toEqual([
      null,
      'family',
      null,
      'not-a-word',
    ]);
    expect(table.points(3)).toEqual([
      [6 + 5 + 4 + 4 + 3, 0, 4 + 4 + 2 + 6, 0],
      [1, 0, 0, 0],
    ]);
  });

  it('undoes a move and replaces it', () => {
    table.undo();
    table.undo();
    table.redo();
    table.play({ kind: 'word', round: 3, player: 3, word: 'tracz' });
    expect(table.points(3)[0][3]).toBe(4 + 4 + 5 + 2);
    expect(table.state.rounds[2]?.words[3]?.refusal).toBeNull();
  });

  it('continues to its end', () => {
    table.round('P O Z N', 3, 'poznanie', 'zapora', 'plan', 'pozorant');
    table.round('E B U Ł+1', 0, 'bułeczka', 'zupełny', 'bez', 'obłoczek');
    table.round('G R Y J', 2, 'gruby', 'rybeńka', 'burłaczy', 'gryzoń');
    table.round('W I E Ż', 1, 'wieżyczka', 'wieża', 'jeżyna', 'żywiecki');
    expect(table.state.rounds.flatMap(({ words }) => words.filter((written) => written?.refusal))).toHaveLength(2);
    table.play(
      { kind: 'challenge', round: 7, author: 3, challenger: 2 },
      { kind: 'answer', exists: true },
      { kind: 'finish' },
    );
    expect(areaOf(table.state, 7).map(({ letter }) => letter)).toEqual([...'WIEŻGRYJ']);
    // W 5 I 5 E 4 Ż 4, G 3 R 3 Y 2 J 2.
    expect(table.points(7)).toEqual([
      [5 + 5 + 4 + 4 + 2, 5 + 5 + 4 + 4, 2 + 4 + 4 + 2, 4 + 2 + 5 + 5 + 4],
      [1, 0, 0, 1],
    ]);
  });

  it('corrects a card in both of its rounds', () => {
    const before = result(table.state).players.map(({ total }) => total);
    table.play({ kind: 'card', round: 6, place: 0, card: { letter: 'Ź', bonus: 2 } });
    expect(areaOf(table.state, 7)[4]).toEqual({ letter: 'Ź', bonus: 2 });
    table.undo();
    expect(result(table.state).players.map(({ total }) => total)).toEqual(before);
  });

  it('ranks the players by the sums of the sheet', () => {
    const { columns, rows, sums } = sheetOf(table.state);
    const { players, ranking } = result(table.state);
    for (const column of columns.keys()) {
      const entries = rows.map(({ cells }) => cells[column]!.entries[0]!);
      const kept = entries.filter(({ struck }) => !struck);
      expect(kept).toHaveLength(5);
      expect(Math.min(...kept.map(({ points }) => points))).toBeGreaterThanOrEqual(
        Math.max(...entries.filter(({ struck }) => struck).map(({ points }) => points)),
      );
      const total = kept.reduce((sum, { points }) => sum + points, 0) + players[column]!.bonuses;
      expect(sums.at(-1)?.values[column]).toBe(total - 2 * players[column]!.penalties);
    }
    expect(players.map(({ penalties }) => penalties)).toEqual([0, 0, 1, 0]);
    const order = ranking.map(({ player }) => players[player]!.total);
    expect(order).toEqual([...order].sort((one, other) => other - one));
    expect(columns.filter(({ place }) => place === 1).map(({ player }) => player)).toEqual([ranking[0]!.player]);
  });
});
