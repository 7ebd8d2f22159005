/** Lays automata out in bytes (layout in format.ts). */
import { LAST, LONG_LABEL, NEXT, PAYLOAD } from './format.ts';

/** Labels from this number on do not fit into an item's six bits. */
const SHORT_LABELS = 61;

/** Arcs that must lead to a state before it is worth a place at the front, and how many such places there are. */
const POPULAR = 3;
const MOST_POPULAR = 4096;

/** No state follows that is a target. */
const NONE = -1;

/** A state of an automaton that is being built. */
export interface State {
  /** What a final state carries, at least one number; empty in others. */
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

/** States in bytes. */
export interface Layout {
  bytes: Uint8Array;
  /** Where a state lies in the bytes; it must be one that the roots lead to. */
  offsetOf: (state: number) => number;
  /** How many states and arcs were laid out. */
  states: number;
  arcs: number;
}

/** Lays all states out that the roots lead to. */
export function layOut(states: States, roots: readonly number[]): Layout {
  const order = inOrder(states, roots);
  // Asked for once: where states are kept packed, each answer makes arrays.
  const inPlace = order.map((number) => states.state(number));
  const next = order.map((_, i) => {
    const following = order[i + 1] as number;
    return inPlace[i]?.targets.includes(following) ? following : NONE;
  });
  // Addresses get shorter as offsets shrink, so lay out until nothing moves any more.
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

/** States that many arcs lead to come first (short addresses), the rest so that a target follows its state. */
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
      // The rarest target follows: the others are worth an address that several arcs may share.
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
    // One item can be without an address, also where two letters lead to the state that follows.
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

/** Writes a state's bytes at `offset`; gives the offset after them. */
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
