/**
 * Tables of the first states of the stems, after one letter or two. Each is built when a lookup or a search for near words first reaches
 * it.
 *
 * A lookup finds its third letter among many arcs. A search for near words passes some hundred of these states, and most of its paths end
 * with the next letter. A table answers both with one number.
 */
import { type Automata, afterVarint, forEachArc, hasPayload, NOWHERE, varint } from './automaton.ts';
import { ENTRY_FILTER, ENTRY_WORDS, filterBit } from './format.ts';

/** The letters that follow at a state are not known yet. */
const UNREAD = -1;

export class StemStarts {
  /** Number of cells of a table: one for each letter number, and one for the state itself. */
  private readonly size: number;
  /** First cell of each table, by the numbers of one letter or two; 0 if not built yet. */
  private readonly tables: Int32Array;
  /** Index of the first free cell; table 0 is none. */
  private used: number;
  /** By cell: the state to which the letter leads. The first cell of a table has the state itself if it has entries. */
  private targets = new Uint32Array(0);
  /** By cell: filter bits of the letters that may follow the letter; 0 if the letter does not follow. */
  private filters = new Int32Array(0);

  constructor(private readonly automata: Automata) {
    this.size = automata.alphabet.length + 1;
    this.used = this.size;
    this.tables = new Int32Array(this.size * this.size);
  }

  /** Returns the table after one letter or two. @param state of the stems to which the letters lead */
  tableAt(first: number, second: number, state: number): number {
    const known = this.tables[first * this.size + second] as number;
    return known > 0 ? known : this.read(first * this.size + second, state);
  }

  /** Returns the state of a table if it has entries, else NOWHERE. */
  stateWithEntries(table: number): number {
    return this.targets[table] as number;
  }

  /** Returns filter bits of what may follow this letter: letters of stems, and first letters of their endings. */
  filterAfter(table: number, letter: number): number {
    const known = this.filters[table + letter] as number;
    return known === UNREAD ? this.readFilter(table + letter) : known;
  }

  /** Returns the state to which the letter leads, if something may follow. */
  target(table: number, letter: number): number {
    return this.targets[table + letter] as number;
  }

  private read(place: number, state: number): number {
    const table = this.used;
    this.used += this.size;
    if (this.used > this.targets.length) this.grow();
    this.tables[place] = table;
    if (hasPayload(this.automata.stems, state)) this.targets[table] = state;
    forEachArc(this.automata.stems, state, (letter, target) => {
      this.targets[table + letter] = target;
      this.filters[table + letter] = UNREAD;
    });
    return table;
  }

  private grow(): void {
    const cells = Math.max(this.targets.length * 2, this.size * this.size);
    const targets = new Uint32Array(cells);
    targets.set(this.targets);
    this.targets = targets;
    const filters = new Int32Array(cells);
    filters.set(this.filters);
    this.filters = filters;
  }

  private readFilter(cell: number): number {
    const { stems, entries } = this.automata;
    const state = this.targets[cell] as number;
    let filter = 0;
    forEachArc(stems, state, (letter) => {
      filter |= filterBit(letter);
    });
    for (let offset = hasPayload(stems, state) ? state + 1 : NOWHERE; offset !== NOWHERE; ) {
      const value = varint(stems, offset);
      filter |= entries[(value >> 1) * ENTRY_WORDS + ENTRY_FILTER] as number;
      offset = value & 1 ? afterVarint(stems, offset) : NOWHERE;
    }
    this.filters[cell] = filter;
    return filter;
  }
}
