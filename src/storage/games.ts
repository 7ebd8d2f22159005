import * as v from 'valibot';
import { browser } from '../browser.ts';
import type { Clock } from '../games/clock.ts';
import { alone } from './alone.ts';
import { onStored } from './on-stored.ts';
import { isPrivateContext } from './private-window.ts';

/** A board game that a page keeps the score of. */
export type GameKind = '7slow' | 'school-en';

/** What the players have chosen for the page of a kind of game; new games change nothing of it. */
export interface GameOptions {
  /** Are verdicts shown without a challenge? */
  practice: boolean;
  /** What tells that the time is up, besides the page. */
  sound: boolean;
  vibration: boolean;
}

/** What is kept of a kind of game. */
export interface KeptGames<Game> {
  /** The game under way, or the one that has just ended. */
  game: Game | null;
  /** The game that the present one took the place of. */
  last: Game | null;
  /** What has been typed and is no move yet: name of the field → its text. */
  draft: Record<string, string>;
  /** The timer of the round or turn; null while none has been started. */
  clock: Clock | null;
  options: GameOptions;
}

const NO_OPTIONS: GameOptions = { practice: false, sound: false, vibration: false };

/** A game that was put away before `last`. */
export interface ArchivedGame<Game> {
  /** When it came into the archive, milliseconds: no two games have the same. */
  archived: number;
  game: Game;
}

/** Nothing played yet. */
export const NO_GAMES: KeptGames<never> = { game: null, last: null, draft: {}, clock: null, options: NO_OPTIONS };

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

/** What came of reading. */
export interface ReadGames<Game> {
  kept: KeptGames<Game>;
  /**
   * `damaged`: something stored was not what it should be. All of it is kept under another key, and what was whole is in `kept`.
   * `unreadable`: the storage gave nothing (private window, broken profile).
   */
  trouble: 'damaged' | 'unreadable' | null;
}

/**
 * The games of one kind, in one record of `storage.local` under the key `game-<kind>`; those of private windows in `storage.session`. What is stored is checked when it is read;
 * what does not pass is added to the list under `game-<kind>-damaged` and never deleted.
 * Games that were put away earlier are a list under `game-<kind>-archive`, so that a move does not write them all.
 */
export class GameStore<Game> {
  readonly #key: string;
  readonly #schema: v.GenericSchema<unknown, Game>;
  /** Tells this page's own writes from another tab's. */
  readonly #writer = crypto.randomUUID();
  /** In a private window the browser's memory, so that nothing of a game reaches the disk. */
  readonly #areaName = isPrivateContext() ? 'session' : 'local';

  /** @param schema of a whole game; what it refuses is damaged. */
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
      const { kept, whole } = this.#parse(stored);
      if (!whole) await this.#setAside(stored);
      return { kept, trouble: whole ? null : 'damaged' };
    } catch {
      return { kept: NO_GAMES, trouble: 'unreadable' };
    }
  }

  /** @throws Error of the browser when the storage cannot be written. */
  async write(kept: KeptGames<Game>): Promise<void> {
    await this.#area.set({ [this.#key]: { ...kept, writer: this.#writer } });
  }

  /** Calls `listener` after each change that another page has made; gives a function that ends it. */
  onChanged(listener: (kept: KeptGames<Game>) => void): () => void {
    const changed = (stored: unknown) => {
      if (stored === undefined) return;
      const { kept, whole } = this.#parse(stored);
      // A page that puts a damaged value aside writes nothing here: whoever wrote this will say so.
      if (whole && (stored as { writer?: unknown }).writer !== this.#writer) listener(kept);
    };
    return onStored(this.#key, changed, this.#areaName);
  }

  /** The games of the archive, the last one first. What is damaged is left out, and stays where it is. */
  async archive(): Promise<ArchivedGame<Game>[]> {
    const schema = v.object({ archived: v.number(), game: this.#schema });
    return (await this.#storedArchive()).flatMap((entry) => {
      const parsed = v.safeParse(schema, entry);
      return parsed.success ? [parsed.output] : [];
    });
  }

  /** Calls `listener` after each change of the archive, made by any page; gives a function that ends it. */
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

  /** One change after the other, also of several tabs. */
  #changeArchive(change: (entries: unknown[]) => unknown[]): Promise<void> {
    return alone(this.#archiveKey, async () => {
      await this.#area.set({ [this.#archiveKey]: change(await this.#storedArchive()) });
    });
  }

  /** Each part by itself, so that a damaged one takes no other with it. */
  #parse(stored: unknown): { kept: KeptGames<Game>; whole: boolean } {
    const record = v.safeParse(v.record(v.string(), v.unknown()), stored ?? {});
    const parts = record.success ? record.output : {};
    let whole = record.success;
    const part = <Part>(schema: v.GenericSchema<unknown, Part>, value: unknown, otherwise: Part): Part => {
      const parsed = v.safeParse(schema, value ?? otherwise);
      whole &&= parsed.success;
      return parsed.success ? parsed.output : otherwise;
    };
    const game = v.nullable(this.#schema);
    const kept = {
      game: part(game, parts.game, null),
      last: part(game, parts.last, null),
      draft: part(v.record(v.string(), v.string()), parts.draft, {}),
      clock: part(v.nullable(ClockSchema), parts.clock, null),
      options: part(OptionsSchema, parts.options, NO_OPTIONS),
    };
    return { kept, whole };
  }

  /** Moves a damaged value to the list of such values; what of it is whole takes its place with the next move. */
  async #setAside(stored: unknown): Promise<void> {
    const key = `${this.#key}-damaged`;
    const earlier: unknown = (await this.#area.get(key))[key];
    const list = Array.isArray(earlier) ? earlier : earlier === undefined ? [] : [earlier];
    const { kept } = this.#parse(stored);
    // In one step: there is no moment in which the browser has neither.
    await this.#area.set({ [key]: [...list, stored], [this.#key]: { ...kept, writer: this.#writer } });
  }
}

/** When a stored entry came into the archive; 0 for a damaged one. */
function archivedAt(entry: unknown): number {
  const parsed = v.safeParse(v.object({ archived: v.number() }), entry);
  return parsed.success ? parsed.output.archived : 0;
}
