/**
 * The first states of the stems, those after one letter or two, as tables, each read when somebody first comes there: a lookup, which finds
 * its third letter among many, or a search for near words. That comes through some hundred of them, in each of which one letter may follow
 * of many, and most of these ways end with the letter after that: here this is one number in the place of a state with all its arcs.
 */
import type { Automata } from './automata.ts';
import { afterVarint, forEachArc, hasPayload, NOWHERE, varint } from './automaton.ts';
import { ENTRY_FILTER, ENTRY_WORDS, filterBit } from './format.ts';

/** What follows at a state has not been looked at yet: it may be anything. */
const UNREAD = -1;

export class StemStarts {
  /** Cells of a table: one for each letter, by its number, and one for the state itself. */
  private readonly size: number;
  /** First cell of each table by the numbers of one letter or two; 0 for those that have not been read. */
  private readonly tables: Int32Array;
  /** Cells before the first one that is free; table 0 is none. */
  private used: number;
  /** By cell: the state that the letter leads to; the first cell of a table has the state itself, if entries are listed there. */
  private targets = new Uint32Array(0);
  /** By cell: what may follow that letter, as filter bits, 0 where the letter does not follow itself. */
  private filters = new Int32Array(0);

  constructor(private readonly automata: Automata) {
    this.size = automata.alphabet.length + 1;
    this.used = this.size;
    this.tables = new Int32Array(this.size * this.size);
  }

  /** The table after one letter, or after two. @param state of the stems that the letters lead to. */
  tableAt(first: number, second: number, state: number): number {
    const known = this.tables[first * this.size + second] as number;
    return known > 0 ? known : this.read(first * this.size + second, state);
  }

  /** The state of a table, if entries are listed there; else NOWHERE. */
  stateWithEntries(table: number): number {
    return this.targets[table] as number;
  }

  /** What may follow after this letter, as filter bits: letters of stems, and what their endings begin with. */
  filterAfter(table: number, letter: number): number {
    const known = this.filters[table + letter] as number;
    return known === UNREAD ? this.readFilter(table + letter) : known;
  }

  /** The state that the letter leads to, if something may follow. */
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
