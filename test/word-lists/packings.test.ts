import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { inspect } from '../../src/list-import/inspect.ts';
import { type ReadingChoices, readList } from '../../src/list-import/read-list.ts';
import { ListProblem, type ListTrouble } from '../../src/word-lists/list-problem.ts';
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

async function troubleOf(reading: Promise<unknown>): Promise<ListTrouble> {
  const error = await reading.then(
    () => new Error('it was read'),
    (thrown) => thrown,
  );
  if (error instanceof ListProblem) return error.trouble;
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

  it('tells how far it is, and never less than before', async () => {
    const told: number[] = [];
    await readList(file(bytes), CHOICES, ({ done }) => told.push(done));
    expect(told.length).toBeGreaterThan(3);
    expect(told).toEqual([...told].sort((a, b) => a - b));
    expect(Math.max(...told)).toBeLessThanOrEqual(1);
  });

  it('can be looked at', async () => {
    const preview = await inspect(file(bytes), CHOICES);
    expect(preview).toMatchObject({ packing, encoding: 'windows-1250', format: { kind: 'lines' } });
    expect(preview.words).toEqual(WORDS.slice(0, 8));
  });
});

describe.each(PACKED)('a list in a %s file', (packing, bytes) => {
  it('damaged anywhere, is refused', async () => {
    for (const at of [0.2, 0.5, 0.8]) {
      const damaged = Uint8Array.from(bytes);
      const place = Math.floor(bytes.length * at);
      damaged[place] = (damaged[place] as number) ^ 0x10;
      const trouble = await troubleOf(readList(file(damaged), CHOICES));
      // Damage may also make lines that are no words before the checksum is there.
      expect(['damaged', 'not-a-list', 'wrong-language', 'encoding', 'binary']).toContain(trouble.kind);
    }
  });

  it('cut off, is refused', async () => {
    const trouble = await troubleOf(readList(file(bytes.subarray(0, bytes.length / 2)), CHOICES));
    expect(trouble).toMatchObject({ kind: 'damaged', packing });
  });
});

describe('zip files', () => {
  it('one flipped letter, which only the checksum knows', async () => {
    const bytes = zipSync({ 'slowa.txt': [TEXT, { level: 0 }] });
    // 50 bytes before are the file's header; a letter becomes another one.
    const at = bytes.indexOf(0x62, 5000);
    bytes[at] = 0x63;
    expect(await troubleOf(readList(file(bytes), CHOICES))).toMatchObject({ kind: 'damaged', packing: 'zip' });
  });

  it('with several lists: which one has to be said', async () => {
    const other = encode('kot\npies\n', 'utf-8');
    const bytes = file(zipSync({ 'a.txt': TEXT, 'b/b.csv': other, 'c.png': other, '__MACOSX/a.txt': other }));
    expect(await troubleOf(readList(bytes, CHOICES))).toEqual({ kind: 'zip-entries', entries: ['a.txt', 'b/b.csv'] });
    expect(wordsOf(await readList(bytes, { ...CHOICES, entry: 'b/b.csv' }))).toEqual(['kot', 'pies']);
    expect(await troubleOf(readList(bytes, { ...CHOICES, entry: 'no.txt' }))).toMatchObject({ kind: 'zip-entries' });
  });

  it('without a text: a document of a word processor', async () => {
    const bytes = file(zipSync({ 'word/document.xml': TEXT, '[Content_Types].xml': TEXT }));
    expect(await troubleOf(readList(bytes, CHOICES))).toEqual({ kind: 'zip-entries', entries: [] });
  });

  it('with a password', async () => {
    const bytes = zipSync({ 'a.txt': TEXT });
    // Bit 0 of the flags, in the file's header and in the directory.
    const directory = new DataView(bytes.buffer).getUint32(bytes.length - 6, true);
    bytes[6] = (bytes[6] as number) | 1;
    bytes[directory + 8] = (bytes[directory + 8] as number) | 1;
    expect(await troubleOf(readList(file(bytes), CHOICES))).toEqual({ kind: 'locked' });
  });
});

describe('what cannot be read', () => {
  it('an empty file', async () => {
    expect(await troubleOf(readList(new Blob([]), CHOICES))).toEqual({ kind: 'empty' });
    expect(await troubleOf(inspect(new Blob([]), CHOICES))).toEqual({ kind: 'empty' });
  });

  it('a gzip file of zeros is given up at the first of them', async () => {
    const bytes = file(gzipSync(new Uint8Array(200 << 20)));
    const told: number[] = [];
    expect(await troubleOf(readList(bytes, CHOICES, ({ done }) => told.push(done)))).toEqual({ kind: 'binary' });
    expect(told).toEqual([]);
  });
});
