/** Builds minimal automata and lays them out in bytes (layout in src/lexicon/format.ts). */
import { LAST, LONG_LABEL, NEXT, PAYLOAD } from '../../../src/lexicon/format.ts';

/** Labels from this number on do not fit into an item's six bits. */
const SHORT_LABELS = 61;

interface State {
  payload: readonly number[];
  /** Letter numbers, ascending, with their targets. */
  letters: readonly number[];
  targets: readonly number[];
}

/**
 * Keeps every state once: states with the same payload and the same arcs are the same state. Several automata may share
 * their states (all paradigms do).
 */
export class AutomatonBuilder {
  private readonly states: State[] = [];
  private readonly byContent = new Map<string, number>();

  /**
   * Adds the automaton of the given words and returns its root.
   * @param words sequences of letter numbers in ascending order without repetition, each with its payload
   */
  add(words: readonly { letters: readonly number[]; payload: readonly number[] }[]): number {
    const build = (from: number, to: number, depth: number): number => {
      let payload: readonly number[] = [];
      if ((words[from] as (typeof words)[0]).letters.length === depth)
        payload = (words[from++] as (typeof words)[0]).payload;
      const letters: number[] = [];
      const targets: number[] = [];
      while (from < to) {
        const letter = (words[from] as (typeof words)[0]).letters[depth] as number;
        let end = from + 1;
        while (end < to && (words[end] as (typeof words)[0]).letters[depth] === letter) end++;
        letters.push(letter);
        targets.push(build(from, end, depth + 1));
        from = end;
      }
      return this.state({ payload, letters, targets });
    };
    return build(0, words.length, 0);
  }

  /** The state that a sequence of letters leads to from `state`, undefined when there is none. */
  walk(state: number, letters: readonly number[]): number | undefined {
    let at: number | undefined = state;
    for (const letter of letters) {
      const { letters: known, targets } = this.states[at as number] as State;
      const i = known.indexOf(letter);
      if (i < 0) return undefined;
      at = targets[i];
    }
    return at;
  }

  /** What words may begin with from `state` on, and whether one ends there. */
  beginnings(state: number): { letters: readonly number[]; final: boolean } {
    const { letters, payload } = this.states[state] as State;
    return { letters, final: payload.length > 0 };
  }

  private state(state: State): number {
    const content = `${state.payload.join(',')}|${state.letters.join(',')}|${state.targets.join(',')}`;
    const known = this.byContent.get(content);
    if (known !== undefined) return known;
    const number = this.states.length;
    this.states.push(state);
    this.byContent.set(content, number);
    return number;
  }

  /**
   * Lays all states out that the roots lead to.
   * @returns the bytes and each state's offset in them
   */
  layOut(roots: readonly number[]): {
    bytes: Uint8Array;
    offsetOf: (state: number) => number;
    states: number;
    arcs: number;
  } {
    const order = this.order(roots);
    const offsets = new Map<number, number>();
    const next = new Map<number, number>();
    for (let i = 0; i + 1 < order.length; i++) {
      const state = this.states[order[i] as number] as State;
      if (state.targets.includes(order[i + 1] as number)) next.set(order[i] as number, order[i + 1] as number);
    }
    // Addresses get shorter as offsets shrink, so lay out until nothing moves any more.
    for (const number of order) offsets.set(number, 1 << 20);
    for (let moved = true; moved; ) {
      moved = false;
      let offset = 1; // offset 0 is no state
      for (const number of order) {
        if (offsets.get(number) !== offset) {
          offsets.set(number, offset);
          moved = true;
        }
        offset += this.encode(number, offsets, next.get(number), undefined);
      }
    }
    const bytes: number[] = [0];
    for (const number of order) this.encode(number, offsets, next.get(number), bytes);
    let arcs = 0;
    for (const number of order) arcs += (this.states[number] as State).letters.length;
    return {
      bytes: Uint8Array.from(bytes),
      offsetOf: (state) => offsets.get(state) as number,
      states: order.length,
      arcs,
    };
  }

  /** States that many arcs lead to come first (short addresses), the rest so that a target follows its state. */
  private order(roots: readonly number[]): number[] {
    const incoming = new Map<number, number>();
    const reached: number[] = [];
    const stack = [...new Set(roots)];
    for (const root of stack) incoming.set(root, 0);
    while (stack.length > 0) {
      const number = stack.pop() as number;
      reached.push(number);
      for (const target of (this.states[number] as State).targets) {
        const count = incoming.get(target);
        if (count === undefined) stack.push(target);
        incoming.set(target, (count ?? 0) + 1);
      }
    }
    const popular = reached.filter((n) => (incoming.get(n) as number) >= POPULAR);
    popular.sort((a, b) => (incoming.get(b) as number) - (incoming.get(a) as number) || a - b);
    const order: number[] = popular.slice(0, MOST_POPULAR);
    const placed = new Set(order);
    const waiting = [...new Set(roots)].reverse();
    while (waiting.length > 0) {
      let number: number | undefined = waiting.pop() as number;
      if (placed.has(number)) {
        for (const target of (this.states[number] as State).targets) if (!placed.has(target)) waiting.push(target);
        if (waiting.length === 0) break;
        continue;
      }
      while (number !== undefined) {
        placed.add(number);
        order.push(number);
        const open: number[] = (this.states[number] as State).targets.filter((t) => !placed.has(t));
        // The rarest target follows: the others are worth an address that several arcs may share.
        open.sort((a, b) => (incoming.get(b) as number) - (incoming.get(a) as number) || a - b);
        number = open.pop();
        waiting.push(...open);
      }
    }
    for (const number of reached) {
      if (!placed.has(number)) {
        placed.add(number);
        order.push(number);
      }
    }
    return order;
  }

  /** Length of a state's bytes; appends them to `out` when given. */
  private encode(
    number: number,
    offsets: Map<number, number>,
    next: number | undefined,
    out: number[] | undefined,
  ): number {
    const { payload, letters, targets } = this.states[number] as State;
    let length = 0;
    const byte = (value: number) => {
      length++;
      out?.push(value);
    };
    const varint = (value: number) => {
      while (value >= 0x80) {
        byte((value & 0x7f) | 0x80);
        value >>>= 7;
      }
      byte(value);
    };
    if (payload.length > 0) {
      byte(PAYLOAD | (letters.length === 0 ? LAST : 0));
      payload.forEach((value, i) => {
        varint(value * 2 + (i + 1 < payload.length ? 1 : 0));
      });
    }
    const arcs = letters.map((letter, i) => ({ letter, target: targets[i] as number }));
    // The item whose target follows must be the last one.
    const follower = arcs.findIndex((arc) => arc.target === next);
    if (follower >= 0) arcs.push(...arcs.splice(follower, 1));
    arcs.forEach(({ letter, target }, i) => {
      const last = i === arcs.length - 1;
      const head = (last ? LAST : 0) | (last && follower >= 0 ? NEXT : 0);
      if (letter <= SHORT_LABELS) byte(head | letter);
      else {
        byte(head | LONG_LABEL);
        byte(letter);
      }
      if (!(head & NEXT)) varint(offsets.get(target) as number);
    });
    return length;
  }
}

/** Arcs that must lead to a state before it is worth a place at the front, and how many such places there are. */
const POPULAR = 3;
const MOST_POPULAR = 4096;
