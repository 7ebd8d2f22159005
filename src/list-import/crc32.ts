/** The polynomial of zip and gzip, reversed. */
const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** CRC-32 of what `before` is the CRC-32 of, with these bytes after it; 0 is that of nothing. */
export function crc32(bytes: Uint8Array, before: number): number {
  let value = ~before;
  for (let i = 0; i < bytes.length; i++)
    value = (TABLE[(value ^ (bytes[i] as number)) & 0xff] as number) ^ (value >>> 8);
  return ~value >>> 0;
}
