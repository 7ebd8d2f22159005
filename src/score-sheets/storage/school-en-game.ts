import * as v from 'valibot';
import type { GameRecord } from '../play/record.ts';
import type { Move } from '../play/school-en/move.ts';
import { schoolGame } from '../play/school-en/rules.ts';
import type { Setup } from '../play/school-en/state.ts';
import { GameStore, gameSchema } from './games.ts';

const number = v.pipe(v.number(), v.integer());
const player = number;

const SetupSchema: v.GenericSchema<unknown, Setup> = v.object({
  players: v.array(v.string()),
  time: v.variant('round', [
    v.object({ round: v.literal('first') }),
    v.object({ round: v.literal('final') }),
    v.object({ round: v.literal('other'), seconds: number }),
  ]),
});

const PlaySchema = v.object({
  kind: v.literal('play'),
  tiles: v.array(v.object({ square: number, letter: v.string(), blank: v.boolean() })),
});
const ExchangeSchema = v.object({ kind: v.literal('exchange'), count: number });
const PassSchema = v.object({ kind: v.literal('pass') });

const MoveSchema: v.GenericSchema<unknown, Move> = v.variant('kind', [
  v.object({ kind: v.literal('names'), names: v.array(v.string()) }),
  v.object({ kind: v.literal('draw'), letters: v.record(v.string(), v.string()) }),
  v.object({ kind: v.literal('order'), players: v.array(player) }),
  PlaySchema,
  ExchangeSchema,
  PassSchema,
  v.object({
    kind: v.literal('correct'),
    turn: number,
    action: v.variant('kind', [PlaySchema, ExchangeSchema, PassSchema]),
  }),
  v.object({
    kind: v.literal('challenge'),
    challenger: player,
    words: v.array(v.object({ word: v.string(), valid: v.boolean() })),
  }),
  v.object({ kind: v.literal('racks'), letters: v.record(v.string(), v.string()) }),
  v.object({ kind: v.literal('rack'), player, letters: v.string() }),
]);

/** A saved game of the school tournament. */
export type SavedGame = GameRecord<Setup, Move>;

/** Schema of a saved game of the school tournament. */
export const SCHOOL_SCHEMA = gameSchema(schoolGame, SetupSchema, MoveSchema);

/** The saved games of the school tournament. */
export const SCHOOL_GAMES = new GameStore<SavedGame>('school-en', SCHOOL_SCHEMA);
