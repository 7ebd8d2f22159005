import { describe, expect, it } from 'vitest';
import type { GameError, GameErrorKind, Move } from '../../../src/score-sheets/play/school-en/move.ts';
import { schoolGame } from '../../../src/score-sheets/play/school-en/rules.ts';
import type { Setup } from '../../../src/score-sheets/play/school-en/state.ts';
import { errorOf } from '../played.ts';
import { at, challenge, inOrder, PASS, play, setupOf, tiles } from './table.ts';
import { WHOLE_GAME } from './whole-game.ts';

/** A setup, two players by default, and moves, the last of which is refused. */
interface Try {
  setup?: Setup;
  moves?: Move[];
  said: Omit<GameError, 'kind'> & Record<string, unknown>;
}

const CAT = [inOrder(2), play('H8 across CAT')];
const PASSED = [inOrder(2), PASS, PASS, PASS, PASS];
/** Two tiles are in the bag then. */
const TO_THE_LAST_TILES = [inOrder(2), ...WHOLE_GAME.slice(0, 18)];
const named = (...players: string[]): Setup => ({ ...setupOf(2), players });
const draw = (...letters: string[]): Move => ({ kind: 'draw', letters: Object.fromEntries(letters.entries()) });

const TRIES: Record<GameErrorKind, Try[]> = {
  'player-count': [
    { setup: named('Red'), said: { least: 2, most: 4 } },
    { setup: named('A', 'B', 'C', 'D', 'E'), said: { least: 2, most: 4 } },
    { moves: [{ kind: 'names', names: ['Red'] }], said: { least: 2, most: 2 } },
  ],
  'name-missing': [
    { setup: named('Red', ''), said: { player: 1 } },
    { moves: [{ kind: 'names', names: ['', 'Red'] }], said: { player: 0 } },
  ],
  'name-repeated': [
    { setup: named('Red', 'Red '), said: { player: 1 } },
    { setup: named('Red²', 'Red', 'RED²'), said: { player: 2 } },
  ],
  'no-such-player': [
    { moves: [...CAT, challenge(2, ['CAT'])], said: { player: 2 } },
    { moves: [...PASSED, { kind: 'rack', player: -1, letters: 'A' }], said: { player: -1 } },
  ],
  'no-time': [
    { setup: { ...setupOf(2), time: { round: 'other', seconds: 0 } }, said: {} },
    { setup: { ...setupOf(2), time: { round: 'other', seconds: Number.NaN } }, said: {} },
  ],
  'wrong-phase': [
    { moves: [play('H8 across CAT')], said: {} },
    { moves: [PASS], said: {} },
    { moves: [challenge(0, ['CAT'])], said: {} },
    { moves: [inOrder(2), draw('A', 'B')], said: {} },
    { moves: [inOrder(2), inOrder(2)], said: {} },
    { moves: [...CAT, { kind: 'rack', player: 0, letters: 'A' }], said: {} },
    { moves: [...CAT, { kind: 'racks', letters: { 0: 'AEIOURS', 1: 'AEIOURS' } }], said: {} },
    { moves: [...PASSED, PASS], said: {} },
    { moves: [...PASSED, { kind: 'exchange', count: 1 }], said: {} },
  ],
  'draw-players': [
    { moves: [draw('A')], said: { players: [0, 1] } },
    { moves: [draw('A', 'B', 'C')], said: { players: [0, 1] } },
    { moves: [draw('A', '')], said: { players: [0, 1] } },
    { setup: setupOf(3), moves: [draw('A', 'B', 'B'), draw('A', 'B', 'C')], said: { players: [1, 2] } },
  ],
  'order-players': [
    { moves: [{ kind: 'order', players: [0, 0] }], said: {} },
    { moves: [{ kind: 'order', players: [1] }], said: {} },
    { moves: [{ kind: 'order', players: [0, 1, 0] }], said: {} },
  ],
  'no-such-letter': [
    { moves: [draw('A', 'Ä')], said: { letter: 'Ä' } },
    { moves: [inOrder(2), play('H8 across CÉT')], said: { letter: 'É' } },
    {
      moves: [inOrder(2), { kind: 'play', tiles: [{ square: 112, letter: '?', blank: true }] }],
      said: { letter: '?' },
    },
    { moves: [...PASSED, { kind: 'rack', player: 0, letters: 'AB1' }], said: { letter: '1' } },
    { moves: [...PASSED, { kind: 'rack', player: 0, letters: 'ab' }], said: { letter: 'a' } },
  ],
  'no-tiles': [{ moves: [inOrder(2), { kind: 'play', tiles: [] }], said: {} }],
  'off-board': [
    {
      moves: [inOrder(2), { kind: 'play', tiles: [{ square: 225, letter: 'A', blank: false }] }],
      said: { square: 225 },
    },
    {
      moves: [inOrder(2), { kind: 'play', tiles: [{ square: 1.5, letter: 'A', blank: false }] }],
      said: { square: 1.5 },
    },
  ],
  'square-taken': [
    { moves: [...CAT, play('I7 down OX')], said: { square: at('I8'), letter: 'A' } },
    {
      moves: [inOrder(2), { kind: 'play', tiles: [...tiles('H8 across CAT'), ...tiles('H8 down S')] }],
      said: { square: at('H8'), letter: 'C' },
    },
  ],
  'not-in-line': [
    { moves: [inOrder(2), { kind: 'play', tiles: [...tiles('H8 across AT'), ...tiles('J9 across S')] }], said: {} },
    // The end of one row and the beginning of the next are no line.
    { moves: [...CAT, { kind: 'play', tiles: tiles('N8 across SEE') }], said: {} },
  ],
  gap: [
    { moves: [inOrder(2), play('G8 across C.T')], said: { square: at('H8') } },
    { moves: [...CAT, play('I6 down O...N')], said: { square: at('I7') } },
  ],
  'off-centre': [{ moves: [inOrder(2), play('A1 across CAT')], said: {} }],
  'not-connected': [
    { moves: [...CAT, play('A1 across CAT')], said: {} },
    // A corner does not connect.
    { moves: [...CAT, play('K9 across SO')], said: {} },
  ],
  'one-letter': [{ moves: [inOrder(2), play('H8 across A')], said: {} }],
  'rack-too-small': [
    { moves: [inOrder(2), play('A8 across CATERING')], said: { rack: 7, needed: 8 } },
    { moves: [inOrder(2), { kind: 'exchange', count: 8 }], said: { rack: 7, needed: 8 } },
    { moves: [...PASSED, { kind: 'rack', player: 1, letters: 'ABCDEFGH' }], said: { rack: 7, needed: 8 } },
    // The bag is empty and the second player has two tiles left, then none.
    { moves: [inOrder(2), ...WHOLE_GAME.slice(0, 20), PASS, play('A1 across NUR')], said: { rack: 2, needed: 3 } },
    { moves: [inOrder(2), ...WHOLE_GAME, { kind: 'rack', player: 1, letters: 'R' }], said: { rack: 0, needed: 1 } },
  ],
  'rack-count': [
    { moves: [...PASSED, { kind: 'racks', letters: { 0: 'AEIOURS' } }], said: { player: 1, rack: 7, given: 0 } },
    {
      moves: [...PASSED, { kind: 'racks', letters: { 0: 'SSS', 1: 'AEIOURS' } }],
      said: { player: 0, rack: 7, given: 3 },
    },
    { moves: [inOrder(2), ...WHOLE_GAME, { kind: 'racks', letters: {} }], said: { player: 0, rack: 1, given: 0 } },
    {
      moves: [inOrder(2), ...WHOLE_GAME, { kind: 'racks', letters: { 0: 'RR' } }],
      said: { player: 0, rack: 1, given: 2 },
    },
  ],
  'no-such-turn': [
    { moves: [...CAT, { kind: 'correct', turn: 1, action: PASS }], said: { turn: 1 } },
    { moves: [{ kind: 'correct', turn: 0, action: PASS }], said: { turn: 0 } },
  ],
  'later-turn': [
    {
      moves: [...CAT, play('K8 down SUN'), { kind: 'correct', turn: 0, action: PASS }],
      said: { turn: 1, player: 1, error: { kind: 'off-centre' } },
    },
    // With this pass the game would have ended before its last turn.
    {
      moves: [...PASSED.slice(0, 4), play('H8 across CAT'), PASS, { kind: 'correct', turn: 3, action: PASS }],
      said: { turn: 4, player: 0, error: { kind: 'wrong-phase' } },
    },
  ],
  'no-more-tiles': [
    {
      moves: [...PASSED, { kind: 'racks', letters: { 0: 'AEIOUQS', 1: 'AEIOUQS' } }],
      said: { letter: 'Q', left: 1 },
    },
    { moves: [draw('Z', 'Z')], said: { letter: 'Z', left: 1 } },
    { moves: [inOrder(2), play('H8 across JAZZ')], said: { letter: 'Z', left: 1 } },
    { moves: [inOrder(2), play('H8 across puFf')], said: { letter: '?', left: 2 } },
    { moves: [inOrder(2), play('H8 across ZOO'), play('J9 down Z')], said: { letter: 'Z', left: 0 } },
    {
      moves: [...PASSED, { kind: 'rack', player: 0, letters: 'Q' }, { kind: 'rack', player: 1, letters: 'AQ' }],
      said: { letter: 'Q', left: 1 },
    },
  ],
  'bag-too-small': [{ moves: [...TO_THE_LAST_TILES, { kind: 'exchange', count: 3 }], said: { bag: 2, needed: 3 } }],
  'exchange-count': [
    { moves: [inOrder(2), { kind: 'exchange', count: 0 }], said: {} },
    { moves: [inOrder(2), { kind: 'exchange', count: 1.5 }], said: {} },
  ],
  'no-play': [
    { moves: [inOrder(2), challenge(1, ['CAT'])], said: {} },
    { moves: [...CAT, PASS, challenge(1, ['CAT'])], said: {} },
    { moves: [...CAT, challenge(1, ['CAT'], ['CAT']), challenge(1, ['CAT'])], said: {} },
  ],
  'own-play': [{ moves: [...CAT, challenge(0, ['CAT'])], said: {} }],
  'no-words': [{ moves: [...CAT, challenge(1, [])], said: {} }],
  'no-such-word': [{ moves: [...CAT, play('K8 down SUN'), challenge(0, ['CAT'])], said: { word: 'CAT' } }],
  'already-checked': [
    { moves: [...CAT, challenge(1, ['CAT']), challenge(1, ['CAT'])], said: { word: 'CAT' } },
    { moves: [...CAT, challenge(1, ['CAT', 'CAT'])], said: { word: 'CAT' } },
  ],
};

describe('impossible moves', () => {
  const tries = Object.entries(TRIES).flatMap(([kind, all]) =>
    all.map((one, index): [string, Try] => [`${kind} ${index + 1}`, one]),
  );
  it.each(tries)('%s', (name, { setup = setupOf(2), moves = [], said }) => {
    expect(errorOf(schoolGame, setup, moves)).toEqual({ kind: name.split(' ')[0], ...said });
  });
});
