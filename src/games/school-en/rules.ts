import { done, type Outcome, refused } from '../outcome.ts';
import { wrongPlayers } from '../players.ts';
import type { GameRules } from '../record.ts';
import { sum } from '../sum.ts';
import { EMPTY_BOARD, withoutTiles, withTiles } from './board.ts';
import { endingOf } from './ending.ts';
import { holdingAfter } from './holding.ts';
import type { Move } from './move.ts';
import { orderAfter, tiedPlayers } from './order.ts';
import type { Problem } from './problem.ts';
import { scorePlay } from './score.ts';
import { FEWEST_PLAYERS, MOST_PLAYERS, type Setup, turnLength } from './setup.ts';
import type { Action, LostChallenge, Phase, State } from './state.ts';
import { RACK, TILE_COUNTS } from './tile-set.ts';
import { tooMany, unseenTiles } from './unseen.ts';

/** What came of a move. */
type Moved = Outcome<State, Problem>;

/** The game of the school tournament: a record of it is played with the functions of `record.ts`. */
export const schoolGame: GameRules<Setup, Move, State, Problem> = { version: 1, begin, apply };

function begin(setup: Setup): Moved {
  const wrong = wrongPlayers(setup.players, FEWEST_PLAYERS, MOST_PLAYERS);
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

type TurnMove = Extract<Move, { kind: 'play' | 'exchange' | 'pass' }>;

function takeTurn(state: State, player: number, move: TurnMove): Moved {
  const rack = state.racks[player] ?? 0;
  if (move.kind === 'pass') return done(withTurn(state, player, { kind: 'pass' }));
  if (move.kind === 'exchange') {
    const { count } = move;
    if (!Number.isInteger(count) || count < 1) return refused({ kind: 'exchange-count' });
    if (count > rack) return refused({ kind: 'rack-too-small', rack, needed: count });
    if (count > state.bag) return refused({ kind: 'bag-too-small', bag: state.bag, needed: count });
    return done(withTurn(state, player, { kind: 'exchange', count }));
  }
  const played = scorePlay(state.board, move.tiles, rack);
  if (!played.ok) return played;
  const board = withTiles(state.board, move.tiles);
  return done(withTurn({ ...state, board }, player, { kind: 'play', play: played.value }));
}

function withTurn(state: State, player: number, action: Action): State {
  return settled({ ...state, turns: [...state.turns, { player, action, lost: [] }] });
}

/**
 * Challenged words of one play get one verdict: with a wrong one among them the play goes back and nobody loses points;
 * when all are good the challenger loses what they count, each as it was scored (rule 11).
 */
function challenge(state: State, { challenger, words }: Extract<Move, { kind: 'challenge' }>): Moved {
  const turn = state.turns.at(-1);
  if (turn?.action.kind !== 'play') return refused({ kind: 'no-play' });
  const { play } = turn.action;
  if (challenger === turn.player) return refused({ kind: 'own-play' });
  if (words.length === 0) return refused({ kind: 'no-words' });
  const before = state.turns.slice(0, -1);
  const asked = words.map(({ word }) => word);
  const strange = asked.find((word) => !play.words.some((formed) => formed.word === word));
  if (strange !== undefined) return refused({ kind: 'no-such-word', word: strange });
  const checked = turn.lost.flatMap((lost) => lost.words);
  const again = asked.find((word, index) => checked.includes(word) || asked.indexOf(word) < index);
  if (again !== undefined) return refused({ kind: 'already-checked', word: again });
  const wrong = words.filter(({ valid }) => !valid).map(({ word }) => word);
  if (wrong.length > 0) {
    const action: Action = { kind: 'taken-back', play, challenger, wrong };
    const board = withoutTiles(state.board, play.tiles);
    return done(settled({ ...state, board, turns: [...before, { ...turn, action }] }));
  }
  // A word that the play formed twice stands on the board twice and is looked up once: its challenger loses it once.
  const points = sum(asked.map((word) => play.words.find((one) => one.word === word)?.points ?? 0));
  const lost: LostChallenge = { challenger, words: asked, points };
  return done(settled({ ...state, turns: [...before, { ...turn, lost: [...turn.lost, lost] }] }));
}

/** Every rack has as many tiles as were drawn for it: with one too few the result would be wrong (rule 13). */
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
  // With an empty bag a player who is out has nothing left; else a rack may have less than was worked out, never more
  // than 7.
  const rack = state.racks[player] === 0 ? 0 : RACK;
  const needed = [...letters].length;
  if (needed > rack) return refused({ kind: 'rack-too-small', rack, needed });
  const left = state.left.map((old, of) => (of === player ? letters : old));
  const wrong = tooMany(left.join(''), unseenTiles(state.board));
  return wrong ? refused(wrong) : done(settled({ ...state, left }));
}

/** The state with what follows from its order, its turns and the racks entered. */
function settled(state: State): State {
  const players = state.setup.players.length;
  const { bag, racks } = holdingAfter(state.turns, players);
  const ending = endingOf(state.turns, { bag, racks });
  const left = state.left.map((letters, player) =>
    !ending ? null : ending.because === 'out' && ending.player === player ? '' : letters,
  );
  return { ...state, bag, racks, left, phase: phaseOf({ ...state, left }, ending?.because ?? null) };
}

function phaseOf({ order, turns, left }: State, over: 'out' | 'passes' | null): Phase {
  const tied = tiedPlayers(order);
  if (tied.length > 0) return { kind: 'order', players: tied };
  if (!over) return { kind: 'turn', player: order[turns.length % order.length]?.[0] ?? 0 };
  const missing = left.flatMap((letters, player) => (letters === null ? [player] : []));
  return missing.length > 0 ? { kind: 'racks', because: over, players: missing } : { kind: 'ended', because: over };
}
