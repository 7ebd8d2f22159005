import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gunzip } from '../../src/platform/storage/bytes.ts';
import { DamagedError } from '../../src/platform/storage/errors.ts';

const raw = Uint8Array.from({ length: 50_000 }, (_, i) => (i * i) % 251);
const gzip = new Uint8Array(gzipSync(raw));

describe('gunzip', () => {
  it('unpacks the bytes', async () => {
    expect(Buffer.from(await gunzip(gzip.buffer, raw.length)).equals(Buffer.from(raw))).toBe(true);
  });

  it('refuses another length', async () => {
    await expect(gunzip(gzip.buffer, raw.length - 1)).rejects.toThrow(DamagedError);
    await expect(gunzip(gzip.buffer, raw.length + 1)).rejects.toThrow(DamagedError);
    await expect(gunzip(new ArrayBuffer(0), raw.length)).rejects.toThrow();
  });

  it('never returns other bytes for a flipped bit', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(gzip.length * 8 - 1), async (bit) => {
        const bytes = gzip.slice();
        bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
        // The ten bytes of the header hold times and flags that may change without harm.
        const unpacked = await gunzip(bytes.buffer, raw.length).catch((error: unknown) => error);
        if (unpacked instanceof ArrayBuffer) expect(Buffer.from(unpacked).equals(Buffer.from(raw))).toBe(true);
        else expect(unpacked).toBeInstanceOf(Error);
      }),
    );
  });

  it('refuses a part of a file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(gzip.length - 1), async (length) => {
        await expect(gunzip(gzip.slice(0, length).buffer, raw.length)).rejects.toThrow();
      }),
    );
  });
});
