/** The polynomial of zip and gzip, reversed. */
const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1;
  return value;
});

/** Continues a CRC-32 with these bytes. @param before CRC-32 of the bytes before; 0 for none */
export function crc32(bytes: Uint8Array, before: number): number {
  let value = ~before;
  for (let i = 0; i < bytes.length; i++)
    value = (TABLE[(value ^ (bytes[i] as number)) & 0xff] as number) ^ (value >>> 8);
  return ~value >>> 0;
}
