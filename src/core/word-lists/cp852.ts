/**
 * CP852 (IBM852): the encoding of DOS for Polish and its neighbours, with the same bytes for German; lists of the nineties use it.
 * `TextDecoder` does not know it.
 */

/** Characters of the bytes from 0x80 on. */
const UPPER_HALF = [
  'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×č',
  'áíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐',
  '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀',
  'ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
].join('');

/** UTF-16 unit by byte. */
const UNITS = Uint16Array.from({ length: 256 }, (_, byte) => (byte < 0x80 ? byte : UPPER_HALF.charCodeAt(byte - 0x80)));

/** Decodes CP852; every byte is a character. */
export function decodeCp852(bytes: Uint8Array): string {
  const units = new Uint16Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) units[i] = UNITS[bytes[i] as number] as number;
  // All machines that browsers run on are little-endian.
  return new TextDecoder('utf-16le').decode(units);
}
