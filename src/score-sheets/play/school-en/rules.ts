import { playersError } from '../players.ts';
import { done, type GameRules, refused } from '../record.ts';
import { EMPTY_BOARD, withoutTiles } from './board.ts';
import { correct } from './correct.ts';
import type { GameError, Move } from './move.ts';
import {
  type Action,
  FEWEST_PLAYERS,
  type LostChallenge,
  MOST_PLAYERS,
  pointsOfWords,
  type Setup,
  type State,
  turnLength,
} from './state.ts';
import { RACK, TILE_COUNTS, tooMany, unseenTiles } from './tiles.ts';
import { type Moved, orderAfter, settled, takeTurn } from './turns.ts';

/** The game of the school tournament: a record of it is played with the functions of `record.ts`. */
export const schoolGame: GameRules<Setup, Move, State, GameError> = { version: 1, begin, apply };

function begin(setup: Setup): Moved {
  const wrong = playersError(setup.players, FEWEST_PLAYERS, MOST_PLAYERS);
  if (wrong) return refused(wrong);
  const length = turnLength(setup.time);
  if (!Number.isFinite(length) || length <= 0) return refused({ kind: 'no-time' });
  return done(
    settled({
      setup,
      phase: { kind: 'order', players: [] },
      order: [setup.players.map((_, player) => player)],
      board: EMPTY_BOARD,
      turns: [],
      bag: 0,
      racks: [],
      left: setup.players.map(() => null),
    }),
  );
}

function apply(state: State, move: Move): Moved {
  const { phase } = state;
  const named = move.kind === 'challenge' ? move.challenger : move.kind === 'rack' ? move.player : 0;
  if (state.setup.players[named] === undefined) return refused({ kind: 'no-such-player', player: named });
  switch (move.kind) {
    case 'draw':
      return phase.kind === 'order' ? draw(state, phase.players, move.letters) : refused({ kind: 'wrong-phase' });
    case 'order':
      return phase.kind === 'order' ? agree(state, move.players) : refused({ kind: 'wrong-phase' });
    case 'play':
    case 'exchange':
    case 'pass':
      return phase.kind === 'turn' ? takeTurn(state, phase.player, move) : refused({ kind: 'wrong-phase' });
    case 'challenge':
      return phase.kind === 'turn' || phase.kind === 'racks'
        ? challenge(state, move)
        : refused({ kind: 'wrong-phase' });
    case 'correct':
      return correct(state, move.turn, move.action);
    case 'names':
      return rename(state, move.names);
    case 'racks':
      return phase.kind === 'racks' ? enterRacks(state, phase.players, move.letters) : refused({ kind: 'wrong-phase' });
    case 'rack':
      return phase.kind === 'racks' || phase.kind === 'ended'
        ? enterRack(state, move.player, move.letters)
        : refused({ kind: 'wrong-phase' });
  }
}

function draw(state: State, players: readonly number[], letters: Readonly<Record<number, string>>): Moved {
  const drawn = players.map((player) => letters[player] ?? '');
  if (drawn.includes('') || Object.keys(letters).length !== players.length) {
    return refused({ kind: 'draw-players', players });
  }
  const wrong = tooMany(drawn, TILE_COUNTS);
  return wrong ? refused(wrong) : done(settled({ ...state, order: orderAfter(state.order, letters) }));
}

function agree(state: State, players: readonly number[]): Moved {
  const every = state.setup.players.every((_, player) => players.includes(player));
  if (!every || players.length !== state.setup.players.length) return refused({ kind: 'order-players' });
  return done(settled({ ...state, order: players.map((player) => [player]) }));
}

/**
 * Settles a challenge of words of the last play (rule 11). If one of them is wrong, the play is taken back and no player loses points.
 * Otherwise the challenger loses the points of these words, as they were scored.
 */
function challenge(state: State, { challenger, words }: Extract<Move, { kind: 'challenge' }>): Moved {
  const turn = state.turns.at(-1);
  if (turn?.action.kind !== 'play') return refused({ kind: 'no-play' });
  const { play } = turn.action;
  if (challenger === turn.player) return refused({ kind: 'own-play' });
  if (words.length === 0) return refused({ kind: 'no-words' });
  const before = state.turns.slice(0, -1);
  const challenged = words.map(({ word }) => word);
  const strange = challenged.find((word) => !play.words.some((formed) => formed.word === word));
  if (strange !== undefined) return refused({ kind: 'no-such-word', word: strange });
  const checked = turn.lost.flatMap((lost) => lost.words);
  const again = challenged.find((word, index) => checked.includes(word) || challenged.indexOf(word) < index);
  if (again !== undefined) return refused({ kind: 'already-checked', word: again });
  const wrong = words.filter(({ valid }) => !valid).map(({ word }) => word);
  if (wrong.length > 0) {
    const action: Action = { kind: 'taken-back', play, challenger, wrong };
    const board = withoutTiles(state.board, play.tiles);
    return done(settled({ ...state, board, turns: [...before, { ...turn, action }] }));
  }
  const lost: LostChallenge = { challenger, words: challenged, points: pointsOfWords(play, challenged) };
  return done(settled({ ...state, turns: [...before, { ...turn, lost: [...turn.lost, lost] }] }));
}

function rename(state: State, players: readonly string[]): Moved {
  const count = state.setup.players.length;
  const wrong = playersError(players, count, count);
  return wrong ? refused(wrong) : done({ ...state, setup: { ...state.setup, players } });
}

/** Enters all racks. Each must have as many tiles as were drawn for it, or the result would be wrong (rule 13). */
function enterRacks(state: State, players: readonly number[], letters: Readonly<Record<number, string>>): Moved {
  for (const player of players) {
    const rack = state.racks[player] ?? 0;
    const given = [...(letters[player] ?? '')].length;
    if (given !== rack) return refused({ kind: 'rack-count', player, rack, given });
  }
  const left = state.left.map((old, player) => (players.includes(player) ? (letters[player] ?? '') : old));
  const wrong = tooMany(left.join(''), unseenTiles(state.board));
  return wrong ? refused(wrong) : done(settled({ ...state, left }));
}

function enterRack(state: State, player: number, letters: string): Moved {
  // A player who went out has no tiles. Any other rack may have fewer tiles than computed, but never more than 7.
  const rack = state.racks[player] === 0 ? 0 : RACK;
  const needed = [...letters].length;
  if (needed > rack) return refused({ kind: 'rack-too-small', rack, needed });
  const left = state.left.map((old, of) => (of === player ? letters : old));
  const wrong = tooMany(left.join(''), unseenTiles(state.board));
  return wrong ? refused(wrong) : done(settled({ ...state, left }));
}
