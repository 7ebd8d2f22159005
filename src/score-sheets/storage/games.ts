import * as v from 'valibot';
import { browser } from '../../platform/browser.ts';
import { isPrivateContext } from '../../platform/storage/private-window.ts';
import { exclusively, onStored } from '../../platform/storage/stored-values.ts';
import type { Clock } from '../play/clock.ts';
import { type GameRecord, type GameRules, replay } from '../play/record.ts';

/** A game with a score sheet. */
export type GameKind = '7slow' | 'school-en';

/** The players' choices for the page of a kind of game; new games do not change them. */
export interface GameOptions {
  /** True if verdicts are shown without a challenge. */
  practice: boolean;
  /** Signal at the end of the time. */
  sound: boolean;
  vibration: boolean;
}

/** Stored data of a kind of game. */
export interface StoredGames<Game> {
  /** The current game, or the one that has just ended. */
  game: Game | null;
  /** The game before the current one. */
  last: Game | null;
  /** Text of fields that is not yet a move, by name of the field. */
  draft: Record<string, string>;
  /** Timer of the round or turn; null before it is started. */
  clock: Clock | null;
  options: GameOptions;
}

const NO_OPTIONS: GameOptions = { practice: false, sound: false, vibration: false };

/** A game before `last`. */
export interface ArchivedGame<Game> {
  /** Time of archiving in milliseconds, unique among games. */
  archived: number;
  game: Game;
}

/** Data before any game. */
export const NO_GAMES: StoredGames<never> = { game: null, last: null, draft: {}, clock: null, options: NO_OPTIONS };

const ClockSchema: v.GenericSchema<unknown, Clock> = v.object({
  length: v.number(),
  left: v.number(),
  startedAt: v.nullable(v.number()),
});

const OptionsSchema: v.GenericSchema<unknown, GameOptions> = v.object({
  practice: v.optional(v.boolean(), false),
  sound: v.optional(v.boolean(), false),
  vibration: v.optional(v.boolean(), false),
});

/** Result of reading. */
export interface ReadGames<Game> {
  games: StoredGames<Game>;
  /**
   * `damaged`: some stored data is invalid. All of it is moved to another key, and the valid part is in `games`. `unreadable`: the storage
   * cannot be read (private window, broken profile).
   */
  error: 'damaged' | 'unreadable' | null;
}

/**
 * Stores the games of one kind: one record of `storage.local` under the key `game-<kind>`, in private windows of `storage.session`. Data is
 * checked when it is read. Invalid data is added to a list under `game-<kind>-damaged` and never deleted. Earlier games are a list under
 * `game-<kind>-archive`, so that a move does not write them all.
 */
export class GameStore<Game> {
  readonly #key: string;
  readonly #schema: v.GenericSchema<unknown, Game>;
  /** Id that distinguishes this page's writes from those of other tabs. */
  readonly #writer = crypto.randomUUID();
  /** In a private window `session`, so that nothing reaches the disk. */
  readonly #areaName = isPrivateContext() ? 'session' : 'local';

  /** @param schema of a whole game; games that it refuses are damaged */
  constructor(kind: GameKind, schema: v.GenericSchema<unknown, Game>) {
    this.#key = `game-${kind}`;
    this.#schema = schema;
  }

  get #area() {
    return browser.storage[this.#areaName];
  }

  async read(): Promise<ReadGames<Game>> {
    try {
      const stored: unknown = (await this.#area.get(this.#key))[this.#key];
      const { games, whole } = this.#parse(stored);
      if (!whole) await this.#setAside(stored);
      return { games, error: whole ? null : 'damaged' };
    } catch {
      return { games: NO_GAMES, error: 'unreadable' };
    }
  }

  /** @throws Error of the browser when the storage cannot be written. */
  async write(games: StoredGames<Game>): Promise<void> {
    await this.#area.set({ [this.#key]: { ...games, writer: this.#writer } });
  }

  /** Calls `listener` after each change by another page. @returns a function that stops it */
  onChanged(listener: (games: StoredGames<Game>) => void): () => void {
    const changed = (stored: unknown) => {
      if (stored === undefined) return;
      const { games, whole } = this.#parse(stored);
      // Damaged values are reported by the page that wrote them.
      if (whole && (stored as { writer?: unknown }).writer !== this.#writer) listener(games);
    };
    return onStored(this.#key, changed, this.#areaName);
  }

  /** Returns the archived games, the last one first. Damaged ones are left out and stay stored. */
  async archive(): Promise<ArchivedGame<Game>[]> {
    const schema = v.object({ archived: v.number(), game: this.#schema });
    return (await this.#storedArchive()).flatMap((entry) => {
      const parsed = v.safeParse(schema, entry);
      return parsed.success ? [parsed.output] : [];
    });
  }

  /** Calls `listener` after each change of the archive by any page. @returns a function that stops it */
  onArchiveChanged(listener: () => void): () => void {
    return onStored(this.#archiveKey, listener, this.#areaName);
  }

  /** @throws Error of the browser when the storage cannot be written. */
  addToArchive(game: Game): Promise<void> {
    return this.#changeArchive((entries) => {
      const last = Math.max(0, ...entries.map(archivedAt));
      return [{ archived: Math.max(Date.now(), last + 1), game }, ...entries];
    });
  }

  /** @throws Error of the browser when the storage cannot be written. */
  deleteFromArchive(archived: number): Promise<void> {
    return this.#changeArchive((entries) => entries.filter((entry) => archivedAt(entry) !== archived));
  }

  get #archiveKey() {
    return `${this.#key}-archive`;
  }

  async #storedArchive(): Promise<unknown[]> {
    const stored: unknown = (await this.#area.get(this.#archiveKey))[this.#archiveKey];
    return Array.isArray(stored) ? stored : [];
  }

  /** Changes the archive, exclusively over all tabs. */
  #changeArchive(change: (entries: unknown[]) => unknown[]): Promise<void> {
    return exclusively(this.#archiveKey, async () => {
      await this.#area.set({ [this.#archiveKey]: change(await this.#storedArchive()) });
    });
  }

  /** Parses each part by itself, so that a damaged part does not affect others. */
  #parse(stored: unknown): { games: StoredGames<Game>; whole: boolean } {
    const record = v.safeParse(v.record(v.string(), v.unknown()), stored ?? {});
    const parts = record.success ? record.output : {};
    let whole = record.success;
    const part = <Part>(schema: v.GenericSchema<unknown, Part>, value: unknown, otherwise: Part): Part => {
      const parsed = v.safeParse(schema, value ?? otherwise);
      whole &&= parsed.success;
      return parsed.success ? parsed.output : otherwise;
    };
    const game = v.nullable(this.#schema);
    const games = {
      game: part(game, parts.game, null),
      last: part(game, parts.last, null),
      draft: part(v.record(v.string(), v.string()), parts.draft, {}),
      clock: part(v.nullable(ClockSchema), parts.clock, null),
      options: part(OptionsSchema, parts.options, NO_OPTIONS),
    };
    return { games, whole };
  }

  /** Moves a damaged value to the list of such values, and writes its valid part. */
  async #setAside(stored: unknown): Promise<void> {
    const key = `${this.#key}-damaged`;
    const earlier: unknown = (await this.#area.get(key))[key];
    const list = Array.isArray(earlier) ? earlier : earlier === undefined ? [] : [earlier];
    const { games } = this.#parse(stored);
    // One write, so that at no moment both are missing.
    await this.#area.set({ [key]: [...list, stored], [this.#key]: { ...games, writer: this.#writer } });
  }
}

/** Returns the time of archiving of a stored entry; 0 for a damaged one. */
function archivedAt(entry: unknown): number {
  const parsed = v.safeParse(v.object({ archived: v.number() }), entry);
  return parsed.success ? parsed.output.archived : 0;
}

/** Returns the schema of a game: valid setup and moves of the current version, all moves possible in their order. */
export function gameSchema<Setup, Move, State, Failure>(
  rules: GameRules<Setup, Move, State, Failure>,
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
