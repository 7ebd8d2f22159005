import type { State, States } from '../lexicon/automaton-layout.ts';
import { MOST_STATES } from './list-limits.ts';

/** The words have too little in common to be words of a language. */
export class TooManyStatesError extends Error {
  override name = 'TooManyStatesError';
}

/** Payload of final states, without meaning. */
const FINAL: readonly number[] = [0];
const NOT_FINAL: readonly number[] = [];

/** An arc is a letter number (8 bits) and a target (24 bits); a state's first arc also carries its mark. */
const TARGET_BITS = 24;
const TARGET_MASK = (1 << TARGET_BITS) - 1;

/** Number of letter numbers. */
const LETTERS = 256;

/**
 * The minimal automaton of a list, built word by word in ascending order (Daciuk and others, "Incremental Construction of Minimal Acyclic
 * Finite-State Automata", 2000). Only the states along the last word can still change; all others are stored once. It uses typed arrays
 * throughout: 3.2 million words pass through ten million states, of which 150,000 stay.
 */
export class MinimalAutomaton implements States {
  count = 0;
  /** Arcs of all states, and the beginning of each state's arcs; they end where the next state's begin. */
  #arcs = new Uint32Array(1 << 16);
  #starts = new Uint32Array(1 << 14);
  #final = new Uint8Array(1 << 14);
  #arcCount = 0;
  /** Hash table of state numbers plus one, by content of the state; 0 is free. Its size is a power of two, at most half full. */
  #table = new Uint32Array(1 << 15);
  /** Arcs of the states along the last word. The target of the last arc is open as long as it can change. */
  readonly #path: Uint32Array[] = [];
  readonly #pathArcs: number[] = [];
  readonly #pathFinal: number[] = [];
  #pathLength = 0;
  /** Letters of the last word. */
  #word = new Uint8Array(LETTERS);

  constructor() {
    this.#open(0);
  }

  /**
   * Adds the word in `bytes` from `offset` to the next 0. It must not sort before the last one.
   * @returns its length, or 0 if it equals the last one
   * @throws TooManyStatesError
   */
  add(bytes: Uint8Array, offset: number): number {
    const word = this.#word;
    let shared = 0;
    while (shared < this.#pathLength && bytes[offset + shared] === word[shared]) shared++;
    if (bytes[offset + shared] === 0 && shared === this.#pathLength && this.#pathFinal[shared]) return 0;
    this.#close(shared);
    let depth = shared;
    for (let letter = bytes[offset + depth] as number; letter !== 0; letter = bytes[offset + depth] as number) {
      word[depth] = letter;
      const arcs = this.#path[depth] as Uint32Array;
      arcs[this.#pathArcs[depth] as number] = letter << TARGET_BITS;
      (this.#pathArcs[depth] as number)++;
      this.#open(++depth);
    }
    this.#pathLength = depth;
    this.#pathFinal[depth] = 1;
    return depth;
  }

  /** Completes the automaton and returns the state from which all words start. */
  finish(): number {
    this.#close(0);
    return this.#intern(0);
  }

  state(number: number): State {
    const letters: number[] = [];
    const targets: number[] = [];
    for (let at = this.#starts[number] as number; at < (this.#starts[number + 1] as number); at++) {
      const arc = this.#arcs[at] as number;
      letters.push(arc >>> TARGET_BITS);
      targets.push(arc & TARGET_MASK);
    }
    return { payload: this.#final[number] ? FINAL : NOT_FINAL, letters, targets };
  }

  #open(depth: number): void {
    this.#path[depth] ??= new Uint32Array(LETTERS);
    this.#pathArcs[depth] = 0;
    this.#pathFinal[depth] = 0;
  }

  /** Stores the states of the path deeper than `depth`. */
  #close(depth: number): void {
    for (let deep = this.#pathLength; deep > depth; deep--) {
      const state = this.#intern(deep);
      const above = this.#path[deep - 1] as Uint32Array;
      const last = (this.#pathArcs[deep - 1] as number) - 1;
      above[last] = ((above[last] as number) | state) >>> 0;
    }
    this.#pathLength = depth;
  }

  /** Returns the number of the state that equals the one at this depth: a known one, or a new one. */
  #intern(depth: number): number {
    const arcs = this.#path[depth] as Uint32Array;
    const count = this.#pathArcs[depth] as number;
    const final = this.#pathFinal[depth] as number;
    let hash = final + 1;
    for (let i = 0; i < count; i++) hash = Math.imul(hash ^ (arcs[i] as number), 0x9e3779b1) ^ (hash >>> 15);
    const mask = this.#table.length - 1;
    let slot = (hash ^ (hash >>> 13)) & mask;
    for (let known = this.#table[slot] as number; known !== 0; known = this.#table[slot] as number) {
      if (this.#hasSameArcs(known - 1, arcs, count, final)) return known - 1;
      slot = (slot + 1) & mask;
    }
    const number = this.#append(arcs, count, final);
    this.#table[slot] = number + 1;
    if (this.count * 2 > this.#table.length) this.#growTable();
    return number;
  }

  #hasSameArcs(state: number, arcs: Uint32Array, count: number, final: number): boolean {
    const start = this.#starts[state] as number;
    if ((this.#starts[state + 1] as number) - start !== count || this.#final[state] !== final) return false;
    for (let i = 0; i < count; i++) if (this.#arcs[start + i] !== arcs[i]) return false;
    return true;
  }

  #append(arcs: Uint32Array, count: number, final: number): number {
    if (this.count === MOST_STATES) throw new TooManyStatesError();
    const number = this.count++;
    if (this.count + 1 > this.#starts.length) {
      this.#starts = grown(this.#starts);
      this.#final = grown(this.#final);
    }
    while (this.#arcCount + count > this.#arcs.length) this.#arcs = grown(this.#arcs);
    for (let i = 0; i < count; i++) this.#arcs[this.#arcCount++] = arcs[i] as number;
    this.#starts[number + 1] = this.#arcCount;
    this.#final[number] = final;
    return number;
  }

  #growTable(): void {
    const table = new Uint32Array(this.#table.length * 2);
    const mask = table.length - 1;
    for (let state = 0; state < this.count; state++) {
      let hash = (this.#final[state] as number) + 1;
      for (let at = this.#starts[state] as number; at < (this.#starts[state + 1] as number); at++) {
        hash = Math.imul(hash ^ (this.#arcs[at] as number), 0x9e3779b1) ^ (hash >>> 15);
      }
      let slot = (hash ^ (hash >>> 13)) & mask;
      while (table[slot] !== 0) slot = (slot + 1) & mask;
      table[slot] = state + 1;
    }
    this.#table = table;
  }
}

function grown<Numbers extends Uint8Array | Uint32Array>(numbers: Numbers): Numbers {
  const longer = new (numbers.constructor as new (length: number) => Numbers)(numbers.length * 2);
  longer.set(numbers);
  return longer;
}
