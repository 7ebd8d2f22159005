import { SHARD_BYTES } from './limits.ts';
import { DamagedError } from './trouble.ts';

/** Returns the bytes in pieces of `SHARD_BYTES`, as they are stored. */
export function cut(bytes: ArrayBuffer): ArrayBuffer[] {
  const shards: ArrayBuffer[] = [];
  for (let start = 0; start < bytes.byteLength; start += SHARD_BYTES) {
    shards.push(bytes.slice(start, start + SHARD_BYTES));
  }
  return shards;
}

/** Joins the pieces. @throws DamagedError if they are not `length` bytes; RangeError if they are more */
export function join(shards: readonly ArrayBuffer[], length: number): ArrayBuffer {
  const whole = new Uint8Array(length);
  let start = 0;
  for (const shard of shards) {
    whole.set(new Uint8Array(shard), start);
    start += shard.byteLength;
  }
  if (start !== length) throw new DamagedError(`${start} bytes instead of ${length}`);
  return whole.buffer;
}
