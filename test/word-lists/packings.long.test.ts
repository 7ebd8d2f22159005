import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ListError, type ListErrorDetail } from '../../src/core/word-lists/list-errors.ts';
import { inspect } from '../../src/platform/list-import/inspect.ts';
import type { ReadingChoices } from '../../src/platform/list-import/list-texts.ts';
import { readList } from '../../src/platform/list-import/read-list.ts';
import { encode } from './encode.ts';
import { POLISH, wordsOf } from './lists.ts';

const CHOICES: ReadingChoices = { purpose: POLISH, encoding: 'auto' };

/** Words enough for several pieces of a stream, in order. */
const WORDS = Array.from({ length: 40_000 }, (_, i) =>
  i
    .toString(6)
    .padStart(6, '0')
    .replace(/\d/g, (d) => 'aążbyć'[Number(d)] as string),
);
const SORTED = [...WORDS].sort((a, b) => (key(a) < key(b) ? -1 : 1));
function key(word: string): string {
  return word.replace(/./g, (letter) => String.fromCharCode('aąbćyż'.indexOf(letter) + 97));
}
const TEXT = encode(WORDS.join('\r\n'), 'windows-1250');

function file(bytes: Uint8Array): Blob {
  return new Blob([bytes as Uint8Array<ArrayBuffer>]);
}

async function errorOf(reading: Promise<unknown>): Promise<ListErrorDetail> {
  const error = await reading.then(
    () => new Error('it was read'),
    (thrown) => thrown,
  );
  if (error instanceof ListError) return error.detail;
  throw error;
}

const PACKED = [
  ['gzip', gzipSync(TEXT)],
  ['zip', zipSync({ 'slowa.txt': TEXT })],
  ['zip', zipSync({ 'lista/slowa.txt': [TEXT, { level: 0 }], 'README.txt': encode('read me', 'utf-8') })],
] as const;

describe.each([['plain', TEXT] as const, ...PACKED])('a list in a %s file', (packing, bytes) => {
  it('is read', async () => {
    const list = await readList(file(bytes), CHOICES);
    expect(list).toMatchObject({ packing, encoding: 'windows-1250', words: WORDS.length });
    expect(wordsOf(list)).toEqual(SORTED);
  });

  it('reports progress that never falls', async () => {
    const progress: number[] = [];
    await readList(file(bytes), CHOICES, ({ done }) => progress.push(done));
    expect(progress.length).toBeGreaterThan(3);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(Math.max(...progress)).toBeLessThanOrEqual(1);
  });

  it('can be previewed', async () => {
    const preview = await inspect(file(bytes), CHOICES);
    expect(preview).toMatchObject({ packing, encoding: 'windows-1250', format: { kind: 'lines' } });
    expect(preview.words).toEqual(WORDS.slice(0, 8));
  });
});

describe.each(PACKED)('a list in a %s file', (packing, bytes) => {
  it('is refused if damaged anywhere', async () => {
    for (const at of [0.2, 0.5, 0.8]) {
      const damaged = Uint8Array.from(bytes);
      const place = Math.floor(bytes.length * at);
      damaged[place] = (damaged[place] as number) ^ 0x10;
      const error = await errorOf(readList(file(damaged), CHOICES));
      // Damage may also make lines that are no words before the checksum is read.
      expect(['damaged', 'not-a-list', 'wrong-language', 'encoding', 'binary']).toContain(error.kind);
    }
  });

  it('is refused if cut off', async () => {
    const error = await errorOf(readList(file(bytes.subarray(0, bytes.length / 2)), CHOICES));
    expect(error).toMatchObject({ kind: 'damaged', packing });
  });
});

describe('zip files', () => {
  it('one flipped letter, which only the checksum detects', async () => {
    const bytes = zipSync({ 'slowa.txt': [TEXT, { level: 0 }] });
    // 50 bytes before are the file's header; a letter becomes another one.
    const at = bytes.indexOf(0x62, 5000);
    bytes[at] = 0x63;
    expect(await errorOf(readList(file(bytes), CHOICES))).toMatchObject({ kind: 'damaged', packing: 'zip' });
  });

  it('several lists: the user has to choose', async () => {
    const other = encode('kot\npies\n', 'utf-8');
    const bytes = file(zipSync({ 'a.txt': TEXT, 'b/b.csv': other, 'c.png': other, '__MACOSX/a.txt': other }));
    expect(await errorOf(readList(bytes, CHOICES))).toEqual({ kind: 'zip-entries', entries: ['a.txt', 'b/b.csv'] });
    expect(wordsOf(await readList(bytes, { ...CHOICES, entry: 'b/b.csv' }))).toEqual(['kot', 'pies']);
    expect(await errorOf(readList(bytes, { ...CHOICES, entry: 'no.txt' }))).toMatchObject({ kind: 'zip-entries' });
  });

  describe('with a list divided by length', () => {
    const BY_LENGTH = { 2: 'aa ad ba', 3: 'abo bąk ćma', 4: 'dama łódź' } as const;
    const files = (change: (text: string, length: number) => string = (text) => text): Zippable =>
      Object.fromEntries(
        Object.entries(BY_LENGTH).map(([length, text]) => [
          `lista/osps${length}.txt`,
          encode(change(text.replaceAll(' ', '\r\n'), Number(length)), length === '3' ? 'windows-1250' : 'utf-8'),
        ]),
      );
    const ALL = 'aa abo ad ba bąk ćma dama łódź'.split(' ');
    const sorted = (words: readonly string[]) => [...words].sort();

    it('is read as one, each file in its own encoding and form', async () => {
      const form = (text: string, length: number) =>
        length === 4 ? `słowo;punkty\r\n${text.replaceAll('\r\n', ';4\r\n')};4` : text;
      const bytes = file(zipSync({ ...files(form), 'CZYTAJ.txt': encode('Lista słów.', 'utf-8') }));
      const progress: number[] = [];
      const list = await readList(bytes, CHOICES, ({ done }) => progress.push(done));
      expect(sorted(wordsOf(list))).toEqual(sorted(ALL));
      expect(list).toMatchObject({ words: 8, shortest: 2, longest: 4, packing: 'zip' });
      expect(list.files).toEqual(['lista/osps2.txt', 'lista/osps3.txt', 'lista/osps4.txt']);
      expect(list.report).toMatchObject({ lines: 9, skipped: { header: 1 } });
      expect(progress).toEqual([...progress].sort((a, b) => a - b));
      expect((await inspect(bytes, CHOICES)).entries).toEqual(list.files);
    });

    it('reports lines left out with their file', async () => {
      const list = await readList(file(zipSync(files((text) => `${text}\r\n12*`))), CHOICES);
      expect(list.report.firstSkipped.map(({ file: name, line }) => [name, line])).toEqual([
        ['lista/osps2.txt', 4],
        ['lista/osps3.txt', 4],
        ['lista/osps4.txt', 3],
      ]);
      expect(list.report.skipped).toEqual({ 'no-word': 3 });
    });

    it('can be read in part', async () => {
      const list = await readList(file(zipSync(files())), { ...CHOICES, entry: 'lista/osps3.txt' });
      expect(wordsOf(list)).toEqual(['abo', 'bąk', 'ćma']);
      expect(list.files).toBeUndefined();
    });

    it.each<[string, Zippable]>([
      ['a full list', { 'lista/osps.txt': encode(ALL.join('\n'), 'utf-8') }],
      ['a text that is no list', { 'lista/osps5.txt': encode('To nie jest lista, lecz zdanie o niej.', 'utf-8') }],
      ['an empty file', { 'lista/osps5.txt': encode('', 'utf-8') }],
    ])('asks for a choice if there is %s beside it', async (_, other) => {
      const bytes = file(zipSync({ ...files(), ...other }));
      expect(await errorOf(readList(bytes, CHOICES))).toMatchObject({ kind: 'zip-entries' });
      expect(await errorOf(inspect(bytes, CHOICES))).toMatchObject({ kind: 'zip-entries' });
    });

    it('asks for a choice if a file has words of another length', async () => {
      const text = Array.from({ length: 40_000 }, (_, i) => WORDS[i % WORDS.length]).join('\n');
      const bytes = file(
        zipSync({ 'w6.txt': encode(`${text}\nkot`, 'utf-8'), 'w3.txt': encode('abo\nbąk\nćma', 'utf-8') }),
      );
      expect((await inspect(bytes, CHOICES)).entries).toHaveLength(2);
      expect(await errorOf(readList(bytes, CHOICES))).toMatchObject({ kind: 'zip-entries' });
    });
  });

  it('without a text: a document of a word processor', async () => {
    const bytes = file(zipSync({ 'word/document.xml': TEXT, '[Content_Types].xml': TEXT }));
    expect(await errorOf(readList(bytes, CHOICES))).toEqual({ kind: 'zip-entries', entries: [] });
  });

  it('in folders, with names in a DOS encoding', async () => {
    const other = encode('kot\n', 'utf-8');
    const bytes = zipSync({ 'słowa/ą.txt': TEXT, 'słowa/b.txt': other });
    // The bytes of ł and ą in CP852 do not make UTF-8, and bit 11 of the flags does not say so.
    const renamed = zipSync({ 's?owa/?.txt': TEXT, 'b.txt': other });
    for (const at of placesOf(renamed, '?owa/?')) renamed.set([0x88, 0x6f, 0x77, 0x61, 0x2f, 0xa5], at);
    expect(await errorOf(readList(file(bytes), CHOICES))).toMatchObject({ entries: ['słowa/ą.txt', 'słowa/b.txt'] });
    expect(await errorOf(readList(file(renamed), CHOICES))).toMatchObject({ entries: ['słowa/ą.txt', 'b.txt'] });
    const list = await readList(file(renamed), { ...CHOICES, entry: 'słowa/ą.txt' });
    expect(list.words).toBe(WORDS.length);
  });

  it.each([
    ['BZip2', 12],
    ['LZMA', 14],
    ['Deflate64', 9],
    ['Zstandard', 93],
    ['77', 77],
  ])('with a method that browsers cannot unpack: %s', async (method, number) => {
    const bytes = patched({ 'a.txt': TEXT }, { header: 8, directory: 10, bytes: 2, value: number });
    expect(await errorOf(readList(bytes, CHOICES))).toEqual({ kind: 'zip-method', method });
    expect(await errorOf(inspect(bytes, CHOICES))).toEqual({ kind: 'zip-method', method });
  });

  it.each([
    ['encrypted', { header: 6, directory: 8, bytes: 2, value: 0x0001 }],
    ['with strong encryption', { header: 6, directory: 8, bytes: 2, value: 0x0041 }],
    ['with an encrypted directory', { header: 6, directory: 8, bytes: 2, value: 0x2001 }],
    ['behind AES', { header: 8, directory: 10, bytes: 2, value: 99 }],
  ])('with a password, %s', async (_, place) => {
    expect(await errorOf(readList(patched({ 'a.txt': TEXT }, place), CHOICES))).toEqual({ kind: 'locked' });
  });

  it.each([
    ['unpacked size, too small', { header: 22, directory: 24, bytes: 4, value: 1000 }],
    ['unpacked size, too large', { header: 22, directory: 24, bytes: 4, value: TEXT.length + 1 }],
    ['packed size, too small', { header: 18, directory: 20, bytes: 4, value: 1000 }],
    ['packed size, beyond the file', { header: 18, directory: 20, bytes: 4, value: 0x7fffffff }],
    ['size that is in a field which is not there', { header: 18, directory: 20, bytes: 4, value: 0xffffffff }],
    ['checksum', { header: 14, directory: 16, bytes: 4, value: 0x12345678 }],
    ['beginning', { header: 26, directory: 42, bytes: 4, value: 0x7fffffff }],
    ['beginning in the middle', { header: 26, directory: 42, bytes: 4, value: 40 }],
    ['length of the name', { header: 26, directory: 28, bytes: 2, value: 0xffff }],
  ])('with a wrong %s: damaged', async (_, place) => {
    for (const level of [0, 6] as const) {
      const bytes = patched({ 'a.txt': [TEXT, { level }] }, place);
      expect(await errorOf(readList(bytes, CHOICES))).toMatchObject({ kind: 'damaged', packing: 'zip' });
    }
  });

  it('damaged anywhere give one of our errors and no other', async () => {
    const whole = zipSync({ 'a.txt': encode(WORDS.slice(0, 50).join('\n'), 'utf-8'), 'b.txt': encode('kot', 'utf-8') });
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), async (at, value, cut) => {
        const bytes = Uint8Array.from(cut ? whole.subarray(0, at) : whole);
        if (!cut) bytes[at] = value;
        const reading = readList(file(bytes), { ...CHOICES, entry: 'a.txt' });
        const thrown = await reading.then(
          () => undefined,
          (error) => error,
        );
        if (thrown !== undefined) expect(thrown).toBeInstanceOf(ListError);
      }),
      { numRuns: 500 },
    );
  });

  it('of 100,000 files and a comment: 64-bit numbers are read', async () => {
    const names = Array.from({ length: 100_000 }, (_, i) => `${i}.txt`);
    const bytes = emptyFiles(names, 'PK\x05\x06 is no end');
    expect(await errorOf(readList(bytes, CHOICES))).toEqual({ kind: 'zip-entries', entries: names });
  });

  it('that can no longer be read', async () => {
    const gone = file(zipSync({ 'a.txt': TEXT }));
    const slice = gone.slice.bind(gone);
    gone.slice = (begin, end) => {
      const part = slice(begin, end);
      if (end !== 4) part.arrayBuffer = () => Promise.reject(new DOMException('moved', 'NotReadableError'));
      return part;
    };
    expect(await errorOf(readList(gone, CHOICES))).toEqual({ kind: 'unreadable' });
  });
});

/** A zip file with another number in the header and the directory of its first entry: its place, bytes and value. */
function patched(
  files: Zippable,
  { header, directory, bytes: length, value }: Record<'header' | 'directory' | 'bytes' | 'value', number>,
): Blob {
  const bytes = zipSync(files);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const begin = view.getUint32(bytes.length - 6, true);
  for (const at of [header, begin + directory]) {
    if (length === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
  }
  return file(bytes);
}

function placesOf(bytes: Uint8Array, text: string): number[] {
  const all = [...bytes].map((byte) => String.fromCharCode(byte)).join('');
  const places: number[] = [];
  for (let at = all.indexOf(text); at >= 0; at = all.indexOf(text, at + 1)) places.push(at);
  return places;
}

/** A zip file of empty files, with the 64-bit record that more than 65,534 of them need. */
function emptyFiles(names: readonly string[], remark: string): Blob {
  const header = new Uint8Array(30);
  header.set([0x50, 0x4b, 3, 4]);
  const encoder = new TextEncoder();
  const entries = names.map((name) => {
    const bytes = new Uint8Array(46 + name.length);
    bytes.set([0x50, 0x4b, 1, 2]);
    bytes[28] = name.length;
    bytes.set(encoder.encode(name), 46);
    return bytes;
  });
  const length = entries.reduce((sum, { length }) => sum + length, 0);
  const end = new DataView(new ArrayBuffer(56 + 20 + 22));
  end.setUint32(0, 0x06064b50, true);
  end.setUint32(32, names.length, true);
  end.setUint32(40, length, true);
  end.setUint32(48, header.length, true);
  end.setUint32(56, 0x07064b50, true);
  end.setUint32(64, header.length + length, true);
  end.setUint32(76, 0x06054b50, true);
  end.setUint16(86, 0xffff, true);
  end.setUint32(88, 0xffffffff, true);
  end.setUint32(92, 0xffffffff, true);
  end.setUint16(96, remark.length, true);
  return new Blob([header, ...entries, end, remark]);
}

describe('unreadable files', () => {
  it('an empty file', async () => {
    expect(await errorOf(readList(new Blob([]), CHOICES))).toEqual({ kind: 'empty' });
    expect(await errorOf(inspect(new Blob([]), CHOICES))).toEqual({ kind: 'empty' });
  });

  it('a gzip file of zeros is refused at the first of them', async () => {
    const bytes = file(gzipSync(new Uint8Array(200 << 20)));
    const progress: number[] = [];
    expect(await errorOf(readList(bytes, CHOICES, ({ done }) => progress.push(done)))).toEqual({ kind: 'binary' });
    expect(progress).toEqual([]);
  });
});
