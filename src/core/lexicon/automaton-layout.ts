/** Serialises automata (layout in format.ts). */
import { LAST, LONG_LABEL, NEXT, PAYLOAD } from './format.ts';

/** Labels from this number on do not fit into the six bits of an item. */
const SHORT_LABELS = 61;

/** Arcs that must lead to a state for it to get one of the places at the front, and the number of such places. */
const POPULAR = 3;
const MOST_POPULAR = 4096;

/** No target state follows. */
const NONE = -1;

/** A state of an automaton that is being built. */
export interface State {
  /** Numbers that a final state carries, at least one; empty in other states. */
  payload: readonly number[];
  /** Letter numbers, ascending, with their targets. */
  letters: readonly number[];
  targets: readonly number[];
}

/** Numbered states, from 0. */
export interface States {
  readonly count: number;
  state(number: number): State;
}

/** Serialised states. */
export interface Layout {
  bytes: Uint8Array;
  /** Returns the offset of a state that can be reached from the roots. */
  offsetOf: (state: number) => number;
  /** Number of states and arcs that were written. */
  states: number;
  arcs: number;
}

/** Serialises all states that can be reached from the roots. */
export function layOut(states: States, roots: readonly number[]): Layout {
  const order = inOrder(states, roots);
  // Read once, because reading packed states allocates arrays.
  const inPlace = order.map((number) => states.state(number));
  const next = order.map((_, i) => {
    const following = order[i + 1] as number;
    return inPlace[i]?.targets.includes(following) ? following : NONE;
  });
  // Addresses get shorter as offsets shrink, so the layout is repeated until nothing moves.
  const offsets = new Uint32Array(states.count).fill(1 << 20);
  let length = 0;
  for (let moved = true; moved; ) {
    moved = false;
    length = 1; // offset 0 is no state
    for (let i = 0; i < order.length; i++) {
      const number = order[i] as number;
      if (offsets[number] !== length) {
        offsets[number] = length;
        moved = true;
      }
      length += encodedLength(inPlace[i] as State, offsets, next[i] as number);
    }
  }
  const bytes = new Uint8Array(length);
  let arcs = 0;
  let offset = 1;
  for (let i = 0; i < order.length; i++) {
    const state = inPlace[i] as State;
    offset = encode(state, offsets, next[i] as number, bytes, offset);
    arcs += state.letters.length;
  }
  return { bytes, offsetOf: (state) => offsets[state] as number, states: order.length, arcs };
}

/**
 * Returns the order of the states: those with many arcs to them first, for short addresses, the rest so that a target follows its state.
 */
function inOrder(states: States, roots: readonly number[]): number[] {
  const incoming = new Uint32Array(states.count);
  const met = new Uint8Array(states.count);
  const reached: number[] = [];
  const stack = [...new Set(roots)];
  for (const root of stack) met[root] = 1;
  while (stack.length > 0) {
    const number = stack.pop() as number;
    reached.push(number);
    for (const target of states.state(number).targets) {
      if (!met[target]) stack.push(target);
      met[target] = 1;
      incoming[target] = (incoming[target] as number) + 1;
    }
  }
  const fewerArcs = (a: number, b: number) => (incoming[b] as number) - (incoming[a] as number) || a - b;
  const order = reached.filter((number) => (incoming[number] as number) >= POPULAR).sort(fewerArcs);
  order.length = Math.min(order.length, MOST_POPULAR);
  const placed = new Uint8Array(states.count);
  for (const number of order) placed[number] = 1;
  const waiting = [...new Set(roots)].reverse();
  while (waiting.length > 0) {
    let number: number | undefined = waiting.pop() as number;
    if (placed[number]) {
      for (const target of states.state(number).targets) if (!placed[target]) waiting.push(target);
      if (waiting.length === 0) break;
      continue;
    }
    while (number !== undefined) {
      placed[number] = 1;
      order.push(number);
      const open: number[] = states.state(number).targets.filter((target) => !placed[target]);
      // The rarest target follows directly; an address for the others can be shared by several arcs.
      open.sort(fewerArcs);
      number = open.pop();
      waiting.push(...open);
    }
  }
  for (const number of reached) {
    if (!placed[number]) {
      placed[number] = 1;
      order.push(number);
    }
  }
  return order;
}

/** Length of what `encode` writes, in bytes. */
function encodedLength({ payload, letters, targets }: State, offsets: Uint32Array, next: number): number {
  let length = payload.length > 0 ? 1 : 0;
  for (const value of payload) length += varintLength(value * 2);
  for (let i = 0; i < letters.length; i++) {
    length += (letters[i] as number) <= SHORT_LABELS ? 1 : 2;
    // One item can do without an address, also if two letters lead to the state that follows.
    if (targets[i] === next) next = NONE;
    else length += varintLength(offsets[targets[i] as number] as number);
  }
  return length;
}

function varintLength(value: number): number {
  let length = 1;
  for (let rest = value; rest >= 0x80; rest >>>= 7) length++;
  return length;
}

/** Writes a state at `offset` and returns the offset after it. */
function encode(
  { payload, letters, targets }: State,
  offsets: Uint32Array,
  next: number,
  out: Uint8Array,
  offset: number,
): number {
  const varint = (value: number) => {
    while (value >= 0x80) {
      out[offset++] = (value & 0x7f) | 0x80;
      value >>>= 7;
    }
    out[offset++] = value;
  };
  if (payload.length > 0) {
    out[offset++] = PAYLOAD | (letters.length === 0 ? LAST : 0);
    payload.forEach((value, i) => {
      varint(value * 2 + (i + 1 < payload.length ? 1 : 0));
    });
  }
  // The item whose target follows must be the last one.
  const follower = targets.indexOf(next);
  for (let i = 0; i < letters.length; i++) if (i !== follower) arc(i);
  if (follower >= 0) arc(follower);
  return offset;

  function arc(i: number): void {
    const last = i === follower || (follower < 0 && i === letters.length - 1);
    const head = (last ? LAST : 0) | (i === follower ? NEXT : 0);
    const letter = letters[i] as number;
    if (letter <= SHORT_LABELS) out[offset++] = head | letter;
    else {
      out[offset++] = head | LONG_LABEL;
      out[offset++] = letter;
    }
    if (!(head & NEXT)) varint(offsets[targets[i] as number] as number);
  }
}
