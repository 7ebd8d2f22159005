/**
 * Reads every sequence of a CFSA2 automaton, the format of the morfologik dictionaries.
 *
 * Layout (big-endian header): `\fsa`, version 0xC6, 16 flag bits, count of frequent labels, the labels, then arcs.
 * An arc is a flag byte (bit 7 target follows the state's last arc, bit 6 last arc, bit 5 final, bits 0–4 index of a
 * frequent label or 0), the label byte when the index is 0, and, unless bit 7 is set, the target as a 7-bit varint.
 */

const MAGIC = 0x5c667361;
const VERSION = 0xc6;
const FLAG_NUMBERS = 0x100;
const TARGET_NEXT = 0x80;
const LAST = 0x40;
const FINAL = 0x20;
const LABEL_MASK = 0x1f;
/** Longest sequence in bytes that a dictionary of word forms can hold. */
const MAX_SEQUENCE = 1024;

/**
 * Calls `visit` with each sequence in the automaton's order. The buffer is reused between calls.
 * @throws Error when the bytes are no CFSA2 automaton.
 */
export function forEachSequence(bytes: Uint8Array, visit: (buffer: Uint8Array, length: number) => void): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== MAGIC || view.getUint8(4) !== VERSION) throw new Error('not a CFSA2 automaton');
  const numbered = (view.getUint16(5) & FLAG_NUMBERS) !== 0;
  const labelCount = view.getUint8(7);
  const labels = bytes.subarray(8, 8 + labelCount);
  const arcs = bytes.subarray(8 + labelCount);
  const at = (offset: number) => arcs[offset] as number;

  const skipVarint = (offset: number) => {
    while (at(offset) & 0x80) offset++;
    return offset + 1;
  };
  const readVarint = (offset: number) => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = at(offset++);
      value |= (byte & 0x7f) << shift;
      if (!(byte & 0x80)) return value;
    }
  };
  const skipArc = (offset: number) => {
    const flags = at(offset++);
    if (!(flags & LABEL_MASK)) offset++;
    return flags & TARGET_NEXT ? offset : skipVarint(offset);
  };
  const firstArc = (state: number) => (numbered ? skipVarint(state) : state);
  const target = (arc: number) => {
    if (!(at(arc) & TARGET_NEXT)) return readVarint(arc + (at(arc) & LABEL_MASK ? 1 : 2));
    let last = arc;
    while (!(at(last) & LAST)) last = skipArc(last);
    return skipArc(last);
  };

  const buffer = new Uint8Array(MAX_SEQUENCE);
  const walk = (state: number, length: number) => {
    for (let arc = firstArc(state); ; arc = skipArc(arc)) {
      const flags = at(arc);
      buffer[length] = flags & LABEL_MASK ? (labels[flags & LABEL_MASK] as number) : at(arc + 1);
      if (flags & FINAL) visit(buffer, length + 1);
      const next = target(arc);
      if (next !== 0) walk(next, length + 1);
      if (flags & LAST) break;
    }
  };
  walk(target(firstArc(0)), 0);
}
