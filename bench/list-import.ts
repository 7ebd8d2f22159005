/**
 * Measures the import of a word list: the words of the packed Polish lexicon as a file, read and packed as in the page's worker. Each file
 * is read in a process of its own, so that its memory is measured separately: `node … bench/list-import.ts FILE` is that process.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, openAsBlob, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { asTable } from '../scripts/figures.ts';
import { BOARD_LETTERS } from '../src/core/word-lists/list-limits.ts';
import { openWordList } from '../src/core/word-lists/packed-word-list.ts';
import { readList } from '../src/platform/list-import/read-list.ts';
import { openPacked, type samples } from './lexicons.ts';

/** Number of words, as in official lists. */
const WORDS = 3_200_000;

interface Measured {
  words: number;
  /** Milliseconds from the open file to the packed words. */
  time: number;
  /** Peak memory during that, in bytes, above the memory in use before. */
  peak: number;
  packed: number;
  /** Nanoseconds of a successful `has`: of the list, and of the packed lexicon. */
  list: number;
  lexicon: number;
}

/** Returns a table with one row for each file. */
export function benchListImport({ words }: ReturnType<typeof samples>): string {
  const folder = mkdtempSync(join(tmpdir(), 'verdikt-bench-'));
  const lines = words.filter((word) => word.length <= BOARD_LETTERS).slice(0, WORDS);
  try {
    const sorted = Buffer.from(lines.sort().join('\n'));
    const files: [string, Buffer][] = [
      ['sorted', sorted],
      ['sorted, gzip', gzipSync(sorted)],
      ['shuffled', Buffer.from(shuffled(lines).join('\n'))],
    ];
    const rows = files.map(([name, bytes]) => {
      const file = join(folder, 'list');
      writeFileSync(file, bytes);
      const flags = ['--expose-gc', '--import', 'tsx', import.meta.filename, file];
      const result: Measured = JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' }));
      return [
        name,
        `${(bytes.length / 1e6).toFixed(1)} MB`,
        `${(result.time / 1000).toFixed(1)} s`,
        `${(result.peak / 1e6).toFixed(0)} MB`,
        `${(result.packed / result.words).toFixed(2)}`,
        `${result.list.toFixed(0)} ns`,
        `${(result.list / result.lexicon).toFixed(2)} ×`,
      ];
    });
    const title = `Import of a word list of ${lines.length.toLocaleString('en')} words; budget: 300 MB`;
    return asTable(title, ['', 'file', 'time', 'peak', 'bytes a word', 'hit', 'of the lexicon’s'], rows);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the words in a random order that is the same each time. */
function shuffled(words: readonly string[]): string[] {
  const order = [...words];
  let seed = 1;
  for (let i = order.length - 1; i > 0; i--) {
    seed = (seed * 48_271) % 0x7fffffff;
    const j = seed % (i + 1);
    [order[i], order[j]] = [order[j] as string, order[i] as string];
  }
  return order;
}

async function measure(path: string): Promise<Measured> {
  const file = await openAsBlob(path);
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const start = performance.now();
  const { bytes, words } = await readList(file, { purpose: { language: 'pl', board: true }, encoding: 'auto' });
  const time = performance.now() - start;
  const peak = mostResident() - before;
  const list = openWordList(bytes);
  const requested: string[] = [];
  let i = 0;
  for (const word of list.words()) if (i++ % 32 === 0) requested.push(word);
  const order = shuffled(requested);
  const lexicon = openPacked('pl-game');
  return { words, time, peak, packed: bytes.byteLength, list: perHit(list, order), lexicon: perHit(lexicon, order) };
}

/**
 * Returns the peak memory of this process, in bytes. Where the system records it for each program, the value comes from there. The value of
 * Node includes the memory of the process before it started this program; on Linux that is the memory of the whole bench.
 */
function mostResident(): number {
  const status = '/proc/self/status';
  const kept = existsSync(status) && /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1];
  return (kept ? Number(kept) : process.resourceUsage().maxRSS) * 1024;
}

/** Returns the nanoseconds of a hit in the second pass, when the code has been compiled. */
function perHit(list: { has(word: string): boolean }, words: readonly string[]): number {
  let time = 0;
  for (let round = 0; round < 2; round++) {
    const start = performance.now();
    for (const word of words) if (!list.has(word)) throw new Error(`${word} is missing`);
    time = performance.now() - start;
  }
  return (time / words.length) * 1e6;
}

const [, script, path] = process.argv;
if (script === import.meta.filename && path !== undefined) console.log(JSON.stringify(await measure(path)));
