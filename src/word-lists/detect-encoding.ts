import type { TileLanguage } from '../words/tiles.ts';
import { decoderOf, type Encoding } from './encoding.ts';
import { MARKED } from './letters.ts';

/** What the first bytes say. */
export type Head =
  /** `mark` bytes of a byte order mark, 0 where the pattern of the bytes tells. */
  | { kind: 'encoding'; encoding: Encoding; mark: number }
  | { kind: 'binary' }
  /** One byte a letter, or UTF-8. */
  | { kind: 'text' };

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Share of the zero bytes in each half of a text in UTF-16: more in one, fewer in the other. Letters up to U+00FF have one. */
const MANY_ZEROS = 0.5;
const FEW_ZEROS = 0.02;

/** Share of control characters from which on it is no text; a text has none but tabs, line ends, and here and there a stray one. */
const MANY_CONTROLS = 0.01;

/** Looks at the first bytes of a file, some thousands or all there are. */
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
  // Polish letters with marks have a 1 there, which is no zero but no other control character either.
  if (odd > half * MANY_ZEROS && even <= half * FEW_ZEROS) return { kind: 'encoding', encoding: 'utf-16le', mark: 0 };
  if (even > half * MANY_ZEROS && odd <= half * FEW_ZEROS) return { kind: 'encoding', encoding: 'utf-16be', mark: 0 };
  if (even + odd > 0 || controls > bytes.length * MANY_CONTROLS) return { kind: 'binary' };
  return { kind: 'text' };
}

/** Good characters for each bad one from which on a text is UTF-8 with a damaged place; another encoding gives the reverse. */
const GOOD_FOR_BAD = 10;

/** Where letters with marks differ between the encodings of one byte, the one is believed that gives letters of these languages. */
const KNOWN_LETTERS = new Set(Object.values(MARKED).flatMap((letters) => [...letters, ...letters.toUpperCase()]));
const LETTER = /\p{L}/u;

/** Encodings of one byte, the likelier first, for texts that two of them read the same way. */
const ONE_BYTE: Readonly<Record<TileLanguage, readonly Encoding[]>> = {
  pl: ['windows-1250', 'iso-8859-2', 'cp852', 'windows-1252'],
  de: ['windows-1252', 'windows-1250', 'iso-8859-2', 'cp852'],
  en: ['windows-1252', 'windows-1250', 'iso-8859-2', 'cp852'],
};

/**
 * The encoding of a text that `headOf` takes for one of single bytes or UTF-8. Polish ą, ś and ź lie elsewhere in Windows-1250 than in
 * ISO-8859-2, and nearly all letters in CP852; read the wrong way they are signs (`±`, `¶`, `│`) or letters of other languages (`š`, `Ľ`).
 *
 * @param sample some kilobytes that hold letters beyond ASCII; may be cut in the middle of a character.
 * @param language of the list, for what bytes alone do not tell.
 */
export function detectEncoding(sample: Uint8Array, language: TileLanguage): Encoding {
  let good = 0;
  let bad = 0;
  for (const character of new TextDecoder('utf-8').decode(sample, { stream: true })) {
    if (character === '\ufffd') bad++;
    else if (character > '\u007f') good++;
  }
  if (good >= bad * GOOD_FOR_BAD) return 'utf-8';
  // Where single letters differ, one of the list's own language is the likelier: ń in CP852 is ä in Windows-1250.
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
