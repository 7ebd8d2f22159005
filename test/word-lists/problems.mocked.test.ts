import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import packedIndex from '../../dictionaries/packed/index.json' with { type: 'json' };
import type { LexiconId } from '../../src/core/lexicon/lexicon.ts';
import { openLexicon } from '../../src/core/lexicon/packed-lexicon.ts';
import { ListError, type ListErrorDetail } from '../../src/core/word-lists/list-errors.ts';
import { ListReader } from '../../src/core/word-lists/list-reader.ts';
import { MinimalAutomaton, TooManyStatesError } from '../../src/core/word-lists/minimal-automaton.ts';
import { packWords } from '../../src/core/word-lists/pack-words.ts';
import { WordsReader } from '../../src/core/word-lists/read-words.ts';
import { encode } from './encode.ts';
import { ENGLISH, GENERAL_POLISH, GERMAN, POLISH, readBytes, readText, wordsOf } from './lists.ts';

/** Some thousand words of a language, in order. */
function someOf(id: LexiconId): string[] {
  const gzip = readFileSync(`dictionaries/packed/${packedIndex.lexicons[id].file}`);
  const lexicon = openLexicon(Uint8Array.from(gunzipSync(gzip)).buffer);
  const words = new Set<string>();
  let i = 0;
  lexicon.forEachForm((form) => {
    if (i++ % 211 === 0 && form.length <= 15) words.add(form);
  });
  return [...words].sort();
}

const words = { pl: someOf('pl-game').slice(0, 12_000), de: someOf('de-game'), en: someOf('en-game') };

function errorOf(read: () => unknown): ListErrorDetail {
  try {
    read();
  } catch (error) {
    if (error instanceof ListError) return error.detail;
    throw error;
  }
  throw new Error('it was read');
}

describe('refused files', () => {
  it.each([
    ['nothing', ''],
    ['line ends', '\r\n\n\n'],
    ['remarks', '# one\n// two\n'],
  ])('%s: empty', (_, text) => {
    expect(errorOf(() => readText(text))).toEqual({ kind: 'empty' });
  });

  it('a picture: binary', () => {
    const png = readFileSync('public/icons/icon-128.png');
    expect(errorOf(() => readBytes(png))).toEqual({ kind: 'binary' });
  });

  it('random bytes: binary, after the first of them', () => {
    const noise = new Uint8Array(8192);
    let seed = 1;
    for (let i = 0; i < noise.length; i++) {
      seed = (seed * 48_271) % 0x7fffffff;
      noise[i] = seed & 0xff;
    }
    const reader = new WordsReader(POLISH, 'auto');
    expect(errorOf(() => reader.read(noise))).toEqual({ kind: 'binary' });
  });

  it('zeros after a good beginning: binary', () => {
    const bytes = new Uint8Array(1 << 22);
    bytes.set(new TextEncoder().encode(`${words.pl.slice(0, 600).join('\n')}\n`));
    expect(errorOf(() => readBytes(bytes))).toEqual({ kind: 'binary' });
  });

  it('prose: not a list, with the line', () => {
    const prose = readFileSync('README.md', 'utf8').replace(/^#.*$/gm, '');
    expect(errorOf(() => readText(prose, ENGLISH))).toMatchObject({ kind: 'not-a-list', line: expect.any(Number) });
  });

  it('a table of numbers: not a list', () => {
    const table = Array.from({ length: 100 }, (_, i) => `${i};${i * 7};${i % 3}`).join('\n');
    expect(errorOf(() => readText(table))).toMatchObject({ kind: 'not-a-list', line: 1, sample: '0;0;0', share: 1 });
  });

  it('one line of a million letters: not a list, before it has all come', () => {
    expect(errorOf(() => readText('a'.repeat(1 << 20)))).toMatchObject({ kind: 'not-a-list', line: 1 });
  });

  it.each([
    ['en', 'pl'],
    ['de', 'pl'],
    ['pl', 'de'],
    ['en', 'de'],
    ['pl', 'en'],
    ['de', 'en'],
  ] as const)('%s words for %s: of another language, which is named', (given, wanted) => {
    const purpose = { pl: POLISH, de: GERMAN, en: ENGLISH }[wanted];
    const error = errorOf(() => readText(words[given].join('\n'), purpose));
    expect(error).toMatchObject({ kind: 'wrong-language', looksLike: given });
    const { line, sample } = error as { line: number; sample: string };
    expect(words[given][line - 1]).toBe(sample);
  });

  it('Turkish and Russian words for Polish: of another language, which is named', () => {
    const turkish = 'ağaç ışık göz çiçek şeker güneş kuş yağmur öğretmen çocuk büyük küçük değil ığdır şimdi'.split(
      ' ',
    );
    expect(errorOf(() => readText(turkish.join('\n')))).toMatchObject({ kind: 'wrong-language', looksLike: 'tr' });
    const russian = 'абажур бабушка весна город дом ёж жук зима игра'.split(' ');
    expect(errorOf(() => readText(russian.join('\n')))).toMatchObject({ kind: 'wrong-language', looksLike: 'ru' });
  });

  it.each([
    ['utf-8', 'windows-1250'],
    ['windows-1250', 'utf-8'],
    ['windows-1250', 'iso-8859-2'],
    ['iso-8859-2', 'windows-1250'],
    ['utf-16le', 'utf-8'],
    ['utf-8', 'utf-16be'],
  ] as const)('words in %s read as %s: the encoding is wrong, and the right one is named', (encoding, chosen) => {
    const bytes = encode(words.pl.join('\n'), encoding);
    expect(errorOf(() => readBytes(bytes, POLISH, chosen))).toMatchObject({
      kind: 'encoding',
      encoding: chosen,
      looksLike: encoding,
      line: expect.any(Number),
    });
  });

  it('words without diacritics: of another language', () => {
    const plain = words.pl.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l'));
    expect(errorOf(() => readText(plain.join('\n')))).toMatchObject({ kind: 'wrong-language', looksLike: null });
  });
});

describe('reported lines', () => {
  it('duplicates, next to one another and apart', () => {
    const list = readText('żółć\nabażur\nabażur\nŻÓŁĆ\nkot\nabażur\n');
    expect(wordsOf(list)).toEqual(['abażur', 'kot', 'żółć']);
    expect(list.report.duplicates).toBe(3);
  });

  it('words longer than a board are counted and left out', () => {
    const list = readText('kot\nkonstantynopolitańczykowianeczka\naaaaaaaaaaaaaaaa\naaaaaaaaaaaaaaa\n');
    expect(wordsOf(list)).toEqual(['aaaaaaaaaaaaaaa', 'kot']);
    expect(list.report).toMatchObject({ longer: 2, longerKept: false, skipped: { 'too-long': 2 } });
    expect(list.longest).toBe(15);
  });

  it('a line that is no word is shown after any number of long ones', () => {
    const long = words.pl.slice(0, 100).map((word) => `${word}${'a'.repeat(16)}`);
    const list = readText([...long, '1 2 3', ...words.pl].join('\n'));
    expect(list.report.longer).toBe(100);
    expect(list.report.firstSkipped).toContainEqual({ line: 101, text: '1 2 3', why: 'no-word' });
  });

  it('typeset letters are read as letters, but a letter of a wrong encoding is no mark', () => {
    const list = readText(['oﬁara', 'REMA(KI)', 'by³', 's¹', ...words.pl.slice(0, 2000)].join('\n'));
    expect(wordsOf(list)).toContain('ofiara');
    expect(list.report.firstSkipped.map(({ text }) => text)).toEqual(['REMA(KI)', 'by³', 's¹']);
  });

  it('without a board, longer words and letters without a tile are kept', () => {
    const list = readText('kot\nkonstantynopolitańczykowianeczka\nquiz\nà\n', GENERAL_POLISH);
    expect(wordsOf(list)).toEqual(['konstantynopolitańczykowianeczka', 'kot', 'quiz']);
    expect(list.report).toMatchObject({ longer: 1, longerKept: true, skipped: { 'too-short': 1 } });
  });

  it('few lines that are no words, with number and text', () => {
    const lines = [...words.pl.slice(0, 2000)];
    lines.splice(1200, 0, 'to nie jest słowo');
    lines.splice(7, 0, 'quiz', '123');
    const list = readText(lines.join('\r\n'));
    expect(list.words).toBe(2000);
    expect(list.report.firstSkipped).toEqual([
      { line: 8, text: 'quiz', why: 'letters' },
      { line: 9, text: '123', why: 'no-word' },
      { line: 1203, text: 'to nie jest słowo', why: 'no-word' },
    ]);
    expect(list.report.lines).toBe(2003);
  });

  it('a place with broken bytes in UTF-8', () => {
    const bytes = encode(words.pl.join('\n'), 'utf-8');
    const broken = encode(words.pl.slice(0, 5000).join('\n'), 'utf-8').length - 1;
    bytes[broken] = 0xff;
    const list = readBytes(bytes);
    expect(list.encoding).toBe('utf-8');
    expect(list.report.firstSkipped).toMatchObject([{ line: 5000, why: 'bytes' }]);
    expect(list.words).toBe(words.pl.length - 1);
  });

  it('names of columns and remarks', () => {
    const list = readText('# OSPS\nslowo\tpunkty\nabażur\t13\nżółć\t21\n');
    expect(wordsOf(list)).toEqual(['abażur', 'żółć']);
    expect(list.report.firstSkipped.map(({ line, why }) => [line, why])).toEqual([
      [1, 'comment'],
      [2, 'header'],
    ]);
  });

  it('German words by their tiles', () => {
    const list = readText('Straße\nCAFÉ\nÜber\nŒuvre\n', GERMAN);
    expect(wordsOf(list)).toEqual(['cafe', 'oeuvre', 'strasse', 'über']);
  });
});

describe('the maximum number of words', () => {
  const ASCII = { detected: 'utf-8', encoding: 'utf-8' } as const;
  const lines = (times: number, some: readonly string[]) =>
    Array.from({ length: times }, () => some.join('\n')).join('\n');
  const distinct = words.pl.slice(0, 1000);
  const readWith = (most: number, text: string) => {
    const reader = new ListReader(POLISH, ASCII, most);
    for (let at = 0; at < text.length; at += 5000) reader.read(text.slice(at, at + 5000), { last: false });
    reader.read('', { last: true });
    return reader;
  };

  it('counts distinct words: duplicates are dropped while reading', () => {
    const reader = readWith(1000, lines(40, distinct));
    const { words: count, duplicates } = packWords(reader.arena, reader.alphabet);
    expect(count).toBe(1000);
    expect(reader.report.duplicates + duplicates).toBe(39_000);
  });

  it('cannot be exceeded by one word', () => {
    for (const text of [lines(1, distinct), lines(7, distinct), lines(1, [...distinct].reverse())])
      expect(errorOf(() => readWith(999, text))).toEqual({ kind: 'too-large', of: 'words', most: 999 });
  });
});

it('made-up words that cannot be packed are reported as made up', () => {
  const automaton = vi.spyOn(MinimalAutomaton.prototype, 'finish').mockImplementation(() => {
    throw new TooManyStatesError();
  });
  expect(errorOf(() => readText('kot\npies\n'))).toEqual({ kind: 'made-up' });
  automaton.mockRestore();
});

describe('prose of a few lines: not a list', () => {
  it.each([
    'To jest zdanie po polsku.',
    'Ala ma okno',
    'Wolno, bo słownik ją zna',
    'Wolno; nie wolno tylko tego, czego w nim nie ma.',
    'Ala ma kota.\nKot ma Alę i psa.',
    'Anna, która śpi\nbawi się, a potem je\ncały dzień, potem noc',
    'Ala ma kota\nbo lubi zwierzęta\ni ma na nie czas teraz',
  ])('%s', (text) => {
    expect(errorOf(() => readText(text))).toMatchObject({ kind: 'not-a-list' });
    expect(errorOf(() => readText(`${text}\n`))).toMatchObject({ kind: 'not-a-list' });
  });

  it('a few words are a list, one a line or side by side', () => {
    expect(wordsOf(readText('kot\npies'))).toEqual(['kot', 'pies']);
    expect(wordsOf(readText('kot 3\npies 7\nara 3\n'))).toEqual(['ara', 'kot', 'pies']);
    expect(wordsOf(readText('kot, pies, słoń'))).toEqual(['kot', 'pies', 'słoń']);
    expect(wordsOf(readText('aa ale ba by co da de do'))).toHaveLength(8);
  });
});

describe('further words of a line', () => {
  const pairs = words.pl.slice(0, 600);

  it.each([' ', '\t', ';'])('are counted, with the first one, if “%s” separates them', (separator) => {
    const lines = pairs.map((word, i) => (i % 3 === 2 ? `${word}${separator}kot` : `${word}${separator}${i}`));
    const { report, words: taken } = readText(lines.join('\n'));
    expect(taken).toBe(pairs.length);
    expect(report.further).toEqual({
      lines: 200,
      line: 3,
      text: `${pairs[2]} kot`.replace(' ', separator === ';' ? ';' : ' '),
    });
  });

  it('are counted before the column as well', () => {
    const { report } = readText(pairs.map((word) => `ten,${word}`).join('\n'));
    expect(report.further).toMatchObject({ lines: pairs.length, line: 1 });
  });

  it('in a list without columns make the line no word', () => {
    const { report } = readText([...pairs.slice(0, 300), 'dwa słowa', ...pairs.slice(300)].join('\n'));
    expect(report.further).toBeUndefined();
    expect(report.firstSkipped).toContainEqual({ line: 301, text: 'dwa słowa', why: 'no-word' });
  });

  it.each(['kot\npies\n', 'kot\t1\npies\t2\n', 'kot, koty, kota\npies, psy\nara\n'])('do not occur in %j', (text) => {
    expect(readText(text).report.further).toBeUndefined();
  });
});
