import type { Move } from '../../../src/score-sheets/play/7slow/move.ts';
import { sevenWords } from '../../../src/score-sheets/play/7slow/rules.ts';
import type { Mode, Setup, State } from '../../../src/score-sheets/play/7slow/state.ts';
import { stateAfter } from '../played.ts';
import { cards } from './area.ts';

/**
 * The new cards of seven rounds. A letter of the first new column scores 5 in its round and 3 in the next one. There are no rare cards, so
 * `a` scores 5 in round 1, `ab` 10, `abc` 14.
 */
export const DEALT = ['A B C D E F G H', 'I J K Ł', 'M N O P', 'R S Ś T', 'U W Y Z', 'A B C D', 'E F G H'];

const NAMES = ['Ania', 'Marek', 'Sławek', 'Ola', 'Jan', 'Ewa'];

export function setupOf(players: number, mode: Mode = { kind: 'timed' }): Setup {
  return { players: NAMES.slice(0, players).map((name) => ({ name, veteran: false })), mode };
}

export function soloSetup(level: Extract<Mode, { kind: 'solo' }>['level'] = 'standard'): Setup {
  return setupOf(1, { kind: 'solo', level });
}

/** Returns the move that deals the cards of a round, counted from 1. */
export function deal(round: number): Move {
  return { kind: 'deal', cards: cards(DEALT[round - 1]!) };
}

/** The words of a round, the first player's first. */
export function write(round: number, ...words: string[]): Move[] {
  return words.map((word, player) => ({ kind: 'word', round, player, word }));
}

export function turn(round: number, player: number): Move {
  return { kind: 'fastest', round, player };
}

/** A round of a timed game with its cards. */
export function timedRound(round: number, fastest: number, ...words: string[]): Move[] {
  return [deal(round), turn(round, fastest), ...write(round, ...words)];
}

/** A challenge and its answer. */
export function challenged(round: number, author: number, challenger: number, exists: boolean): Move[] {
  return [
    { kind: 'challenge', round, author, challenger },
    { kind: 'answer', exists },
  ];
}

export function gameOf(setup: Setup, ...moves: Move[]): State {
  return stateAfter(sevenWords, setup, moves);
}
