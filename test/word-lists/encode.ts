import { decoderOf, type Encoding } from '../../src/core/word-lists/encoding.ts';

/** Bytes of the text in an encoding; what its decoder reads, backwards. @throws Error for a character that the encoding lacks. */
export function encode(text: string, encoding: Encoding): Uint8Array {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const bytes = new DataView(new ArrayBuffer(text.length * 2));
    for (let i = 0; i < text.length; i++) bytes.setUint16(i * 2, text.charCodeAt(i), encoding === 'utf-16le');
    return new Uint8Array(bytes.buffer);
  }
  const all = decoderOf(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(text, (character) => {
    const byte = all.indexOf(character);
    if (byte < 0) throw new Error(`${character} is not in ${encoding}`);
    return byte;
  });
}
