import { describe, expect, it } from 'vitest';
import { decoderOf, detectEncoding, ENCODINGS, type Encoding } from '../../src/core/word-lists/encoding.ts';
import { encode } from './encode.ts';
import { GERMAN, inOrder, POLISH, readBytes, wordsOf } from './lists.ts';

const POLISH_WORDS = inOrder(
  'aa abażur abażury bąk być ciąć część dąb źrebię gęś grześ kość łabędź miś niż ósmy piąć pięść rąk ślimak śnić świąt wąż wieś źdźbło źle żółć'.split(
    ' ',
  ),
);
const GERMAN_WORDS = 'abflüge ähre bußen fön größe hübsch jäger käse löwe maße öl straße über weiß zäh'.split(' ');
const GERMAN_LAID = GERMAN_WORDS.map((word) => word.replaceAll('ß', 'ss'));

/** Every form is a text with the words in it; the reader has to find them. */
const FORMS: Record<string, (words: readonly string[]) => string> = {
  'one a line': (words) => `${words.join('\n')}\n`,
  'no line end at the end': (words) => words.join('\n'),
  CRLF: (words) => `${words.join('\r\n')}\r\n`,
  CR: (words) => words.join('\r'),
  'upper case': (words) => words.join('\n').toUpperCase(),
  'empty lines and spaces around': (words) => words.map((word) => `  ${word}\t \n\n`).join(''),
  'decomposed letters': (words) => words.join('\n').normalize('NFD'),
  'columns by tab': (words) => words.map((word, i) => `${word}\t${word.length}\t${i * 3}`).join('\n'),
  'columns by semicolon with names': (words) =>
    `słowo;punkty\n${words.map((word) => `${word};${word.length}`).join('\n')}`.replace('słowo', 'WORD'),
  'columns by comma, quoted': (words) => words.map((word) => `"${word}","${word.length}"`).join('\r\n'),
  'a number before': (words) => words.map((word, i) => `${i + 1};${word}`).join('\n'),
  'columns by spaces': (words) => words.map((word) => `${word}    ${word.length}`).join('\n'),
  definitions: (words) => words.map((word) => `${word} noun, a thing called ${word.length}`).join('\n'),
  'comments before': (words) => `# a list\n# (c) nobody\n\n${words.join('\n')}`,
  'rows of a lemma with its forms': (words) =>
    words
      .flatMap((word, i) =>
        i % 3
          ? []
          : [[word, ...words.slice(i + 1, i + 3 - (i % 2))].join(', '), ...(i % 2 ? words.slice(i + 2, i + 3) : [])],
      )
      .join('\n'),
};

/** Encodings that lack a letter of the language, or the marks that stand alone, cannot carry the text. */
function canCarry(text: string, encoding: Encoding): boolean {
  try {
    encode(text, encoding);
    return true;
  } catch {
    return false;
  }
}

const LANGUAGES = [
  { language: 'Polish', purpose: POLISH, words: POLISH_WORDS, expected: POLISH_WORDS },
  { language: 'German', purpose: GERMAN, words: GERMAN_WORDS, expected: GERMAN_LAID },
] as const;

const CASES = Object.entries(FORMS).flatMap(([name, form]) =>
  ENCODINGS.flatMap((encoding) =>
    LANGUAGES.map((given) => ({ name, encoding, ...given, text: form(given.words) })).filter(({ text }) =>
      canCarry(text, encoding),
    ),
  ),
);

it('every form is tried in every encoding that has its letters', () => {
  // Windows-1252 has no Polish letters, and the encodings of single bytes have no marks that stand alone.
  expect(CASES).toHaveLength(Object.keys(FORMS).length * (ENCODINGS.length * 2 - 1) - (4 * 2 - 1));
});

it.each(CASES)('$name, $language, $encoding', ({ text, encoding, language, purpose, expected }) => {
  const bytes = encode(text, encoding);
  for (const piece of [1 << 16, 7]) {
    const found = readBytes(bytes, purpose, 'auto', piece);
    expect(wordsOf(found)).toEqual(inOrder(expected, purpose));
    // German letters have the same places in all single-byte encodings except that of DOS.
    if (language === 'Polish' || !/^(?:windows|iso)/.test(encoding)) expect(found.encoding).toBe(encoding);
    expect(wordsOf(readBytes(bytes, purpose, encoding, piece))).toEqual(inOrder(expected, purpose));
  }
});

describe('CP852, of DOS', () => {
  // As Python's codec writes them.
  const POLISH_BYTES = 'a5 86 a9 88 e4 a2 98 ab be a4 8f a8 9d e3 e0 97 8d bd';
  const GERMAN_BYTES = '84 94 81 e1 8e 99 9a';
  const bytesOf = (hex: string) => Uint8Array.from(hex.split(' '), (byte) => Number.parseInt(byte, 16));

  it('has the Polish and German letters in their places', () => {
    expect(decoderOf('cp852').decode(bytesOf(POLISH_BYTES))).toBe('ąćęłńóśźżĄĆĘŁŃÓŚŹŻ');
    expect(decoderOf('cp852').decode(bytesOf(GERMAN_BYTES))).toBe('äöüßÄÖÜ');
  });

  // The other letters do not identify the encoding: ć, ę, ł, ń, ó and ż are the same bytes in Windows-1250 and ISO-8859-2.
  it.each([...'ąćęłńóśźż'])('is recognised by %s alone', (letter) => {
    const text = `kot\nx${letter}x\n`;
    const lower = (given: string) => given.toLowerCase();
    for (const encoding of ['utf-8', 'windows-1250', 'iso-8859-2', 'cp852'] as const) {
      const bytes = encode(text, encoding);
      // ą in CP852 is Ą in Windows-1250.
      expect(lower(decoderOf(detectEncoding(bytes, 'pl')).decode(bytes)), encoding).toBe(text);
    }
  });
});

describe('byte order marks', () => {
  it.each(['utf-8', 'utf-16le', 'utf-16be'] as const)('of %s do not belong to the first word', (encoding) => {
    const found = readBytes(encode(`\ufeff${POLISH_WORDS.join('\n')}`, encoding));
    expect(wordsOf(found)).toEqual(POLISH_WORDS);
    expect(found.encoding).toBe(encoding);
  });
});
