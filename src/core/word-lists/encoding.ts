/** Encodings of word lists: which one the bytes of a file are in, and how they are decoded. */

import type { TileLanguage } from '../words/tiles.ts';
import { MARKED } from './letters.ts';

/** Encodings of word lists, in the order in which they are offered. The labels are those of `TextDecoder`, except the last. */
export const ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'iso-8859-2',
  'windows-1252',
  'cp852',
] as const;

export type Encoding = (typeof ENCODINGS)[number];

/** Decodes bytes piece by piece, like a `TextDecoder`. */
export interface Decoder {
  decode(bytes: Uint8Array, options?: { stream?: boolean }): string;
}

export function decoderOf(encoding: Encoding): Decoder {
  return encoding === 'cp852' ? { decode: decodeCp852 } : new TextDecoder(encoding);
}

/** The result of inspecting the first bytes. */
type Head =
  /** `mark` is the length of the byte order mark, 0 if the pattern of the bytes decides. */
  | { kind: 'encoding'; encoding: Encoding; mark: number }
  | { kind: 'binary' }
  /** A single-byte encoding, or UTF-8. */
  | { kind: 'text' };

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Share of zero bytes among the odd or even bytes of UTF-16: above the one, below the other. Letters up to U+00FF have one zero byte. */
const MANY_ZEROS = 0.5;

const FEW_ZEROS = 0.02;

/** Share of control characters from which on it is no text. A text has tabs and line ends, and few others. */
const MANY_CONTROLS = 0.01;

/** Inspects the first bytes of a file, some thousands or all. */
export function headOf(bytes: Uint8Array): Head {
  for (const [encoding, mark] of MARKS) {
    if (mark.every((byte, i) => bytes[i] === byte)) return { kind: 'encoding', encoding, mark: mark.length };
  }
  const zeros = [0, 0];
  let controls = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] as number;
    if (byte === 0) zeros[i & 1] = (zeros[i & 1] as number) + 1;
    else if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d) controls++;
  }
  const half = bytes.length / 2;
  const [even, odd] = zeros as [number, number];
  // Polish letters with marks have a byte 1 there, which is not zero, but no other control character either.
  if (odd > half * MANY_ZEROS && even <= half * FEW_ZEROS) return { kind: 'encoding', encoding: 'utf-16le', mark: 0 };
  if (even > half * MANY_ZEROS && odd <= half * FEW_ZEROS) return { kind: 'encoding', encoding: 'utf-16be', mark: 0 };
  if (even + odd > 0 || controls > bytes.length * MANY_CONTROLS) return { kind: 'binary' };
  return { kind: 'text' };
}

/** Valid characters for each invalid one from which on a text is damaged UTF-8; other encodings give the reverse. */
const GOOD_FOR_BAD = 10;

/** Letters that decide between single-byte encodings: the one that gives letters of these languages. */
const KNOWN_LETTERS = new Set(Object.values(MARKED).flatMap((letters) => [...letters, ...letters.toUpperCase()]));

const LETTER = /\p{L}/u;

/** Single-byte encodings, the likelier first, for texts that two of them read alike. */
const ONE_BYTE: Readonly<Record<TileLanguage, readonly Encoding[]>> = {
  pl: ['windows-1250', 'iso-8859-2', 'cp852', 'windows-1252'],
  de: ['windows-1252', 'windows-1250', 'iso-8859-2', 'cp852'],
  en: ['windows-1252', 'windows-1250', 'iso-8859-2', 'cp852'],
};

/**
 * Returns the encoding of a text that is single-byte or UTF-8. Polish ą, ś and ź differ between Windows-1250 and ISO-8859-2, and nearly all
 * letters in CP852; decoded wrongly they are signs (`±`, `¶`, `│`) or letters of other languages (`š`, `Ľ`).
 * @param sample some kilobytes with letters beyond ASCII; may be cut inside a character
 * @param language of the list, where the bytes alone do not decide
 */
export function detectEncoding(sample: Uint8Array, language: TileLanguage): Encoding {
  let good = 0;
  let bad = 0;
  for (const character of new TextDecoder('utf-8').decode(sample, { stream: true })) {
    if (character === '\ufffd') bad++;
    else if (character > '\u007f') good++;
  }
  if (good >= bad * GOOD_FOR_BAD) return 'utf-8';
  // Between letters, one of the list's own language is likelier: ń in CP852 is ä in Windows-1250.
  const own = MARKED[language] + MARKED[language].toUpperCase();
  let best: Encoding = 'utf-8';
  let most = Number.NEGATIVE_INFINITY;
  for (const encoding of ONE_BYTE[language]) {
    let score = 0;
    for (const character of decoderOf(encoding).decode(sample)) {
      if (character <= '\u007f') continue;
      if (own.includes(character)) score += 2;
      else if (KNOWN_LETTERS.has(character)) score++;
      else if (!LETTER.test(character)) score--;
    }
    if (score > most) {
      most = score;
      best = encoding;
    }
  }
  return best;
}

/**
 * Characters of the bytes from 0x80 on in CP852 (IBM852), the encoding of DOS for Polish and its neighbours, with the same bytes for
 * German. Lists of the nineties use it, and `TextDecoder` does not know it.
 */
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
