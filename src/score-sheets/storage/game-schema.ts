import * as v from 'valibot';
import { type GameRecord, type GameRules, replay } from '../play/record.ts';

/** Returns the schema of a game: valid setup and moves of the current version, all moves possible in their order. */
export function gameSchema<Setup, Move, State, Problem>(
  rules: GameRules<Setup, Move, State, Problem>,
  setup: v.GenericSchema<unknown, Setup>,
  move: v.GenericSchema<unknown, Move>,
): v.GenericSchema<unknown, GameRecord<Setup, Move>> {
  return v.pipe(
    v.object({
      version: v.literal(rules.version),
      begun: v.exactOptional(v.number()),
      setup,
      moves: v.array(move),
      undone: v.array(move),
    }),
    v.check((record) => replay(rules, record as GameRecord<Setup, Move>).ok),
  ) as v.GenericSchema<unknown, GameRecord<Setup, Move>>;
}
