import * as v from 'valibot';
import type { Move } from '../play/7slow/move.ts';
import { sevenWords } from '../play/7slow/rules.ts';
import type { Card, Setup } from '../play/7slow/state.ts';
import type { GameRecord } from '../play/record.ts';
import { GameStore, gameSchema } from './games.ts';

const number = v.pipe(v.number(), v.integer());
const round = number;
const player = number;

const CardSchema: v.GenericSchema<unknown, Card> = v.object({ letter: v.string(), bonus: v.picklist([0, 1, 2]) });

const SetupSchema: v.GenericSchema<unknown, Setup> = v.object({
  players: v.array(v.object({ name: v.string(), veteran: v.boolean() })),
  mode: v.variant('kind', [
    v.object({ kind: v.literal('timed') }),
    v.object({ kind: v.literal('untimed'), lead: player }),
    v.object({ kind: v.literal('solo'), level: v.picklist(['standard', 'medium', 'hard', 'brutal']) }),
  ]),
});

const MoveSchema: v.GenericSchema<unknown, Move> = v.variant('kind', [
  v.object({ kind: v.literal('names'), names: v.array(v.string()) }),
  v.object({ kind: v.literal('deal'), cards: v.array(CardSchema) }),
  v.object({ kind: v.literal('card'), round, place: number, card: CardSchema }),
  v.object({ kind: v.literal('fastest'), round, player }),
  v.object({ kind: v.literal('word'), round, player, word: v.string() }),
  v.object({ kind: v.literal('time'), round, inTime: v.boolean() }),
  v.object({ kind: v.literal('challenge'), round, author: player, challenger: player }),
  v.object({ kind: v.literal('answer'), exists: v.boolean() }),
  v.object({
    kind: v.literal('refuse'),
    round,
    player,
    because: v.picklist(['family', 'not-a-word']),
    earlier: v.exactOptional(v.string()),
  }),
  v.object({ kind: v.literal('admit'), round, player }),
  v.object({ kind: v.literal('dismiss'), round, player, earlier: v.string() }),
  v.object({ kind: v.literal('finish') }),
]);

/** Schema of a saved game of 7 słów. */
export const SEVEN_WORDS_SCHEMA = gameSchema(sevenWords, SetupSchema, MoveSchema);

/** The saved games of 7 słów. */
export const SEVEN_WORDS_GAMES = new GameStore<GameRecord<Setup, Move>>('7slow', SEVEN_WORDS_SCHEMA);
