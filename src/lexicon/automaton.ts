/** Walking a packed automaton (format.ts). Offsets are bytes into its section; 0 is no state. */
import { LABEL_MASK, LAST, LONG_LABEL, NEXT, PAYLOAD } from './format.ts';

/** No state: a state never lies at offset 0. */
export const NOWHERE = 0;

/** Reads the varint at `offset`. */
export function varint(bytes: Uint8Array, offset: number): number {
  let byte = bytes[offset] as number;
  if (byte < 0x80) return byte;
  let value = byte & 0x7f;
  for (let shift = 7; ; shift += 7) {
    byte = bytes[++offset] as number;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return value;
  }
}

/** Offset after the varint at `offset`. */
export function afterVarint(bytes: Uint8Array, offset: number): number {
  while ((bytes[offset] as number) >= 0x80) offset++;
  return offset + 1;
}

/** Does the state carry a payload? */
export function hasPayload(bytes: Uint8Array, state: number): boolean {
  return ((bytes[state] as number) & LABEL_MASK) === PAYLOAD;
}

/** Offset after a payload's varints: a value with bit 0 set is followed by another one where the automaton lists entries. */
export function afterPayload(bytes: Uint8Array, offset: number): number {
  for (;;) {
    const more = (bytes[offset] as number) & 1;
    offset = afterVarint(bytes, offset);
    if (!more) return offset;
  }
}

/** The state that `letter` (its number in the alphabet) leads to, or NOWHERE. */
export function step(bytes: Uint8Array, state: number, letter: number): number {
  let item = state;
  for (;;) {
    const head = bytes[item++] as number;
    let label = head & LABEL_MASK;
    if (label === PAYLOAD) {
      item = afterPayload(bytes, item);
    } else {
      if (label === LONG_LABEL) label = bytes[item++] as number;
      if (label === letter) return head & NEXT ? item : varint(bytes, item);
      // Only a last item may be without an address.
      if (!(head & LAST)) item = afterVarint(bytes, item);
    }
    if (head & LAST) return NOWHERE;
  }
}

/** Calls `visit` for each arc of the state. */
export function forEachArc(bytes: Uint8Array, state: number, visit: (letter: number, target: number) => void): void {
  let item = state;
  for (;;) {
    const head = bytes[item++] as number;
    let label = head & LABEL_MASK;
    if (label === PAYLOAD) {
      item = afterPayload(bytes, item);
    } else {
      if (label === LONG_LABEL) label = bytes[item++] as number;
      if (head & NEXT) visit(label, item);
      else {
        visit(label, varint(bytes, item));
        item = afterVarint(bytes, item);
      }
    }
    if (head & LAST) return;
  }
}
