/**
 * A way to store a word list, measured in a process of its own: `contender.ts NAME FOLDER` prints one line of JSON. FOLDER has `words.txt`,
 * `hits.txt` and `misses.txt`, one word a line.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import packed from '../dictionaries/packed/index.json' with { type: 'json' };
import { openLexicon } from '../src/core/lexicon/packed-lexicon.ts';

export interface Measured {
  /** Milliseconds from the files on disk until the list can be queried. */
  load: number;
  /** Milliseconds of the first query after that. */
  first: number;
  /** Nanoseconds for a word on the list, and for one that is not. */
  hit: number;
  miss: number;
  /** Share of the hits that were found; less than 1 if the list is another one. */
  found: number;
  /** Bytes that loading added and that survive garbage collection: JavaScript's heap and array buffers. */
  held: number;
  /** Bytes by which the process grew, after garbage collection. */
  resident: number;
}

type Has = (word: string) => boolean;

const [name = '', folder = '', id = ''] = process.argv.slice(2);
const wordsOf = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n');

const LOADERS: Record<string, () => Has | Promise<Has>> = {
  'packed lexicon'() {
    const gzip = gunzipSync(
      readFileSync(
        join(import.meta.dirname, '../dictionaries/packed', packed.lexicons[id as keyof typeof packed.lexicons].file),
      ),
    );
    const lexicon = openLexicon(Uint8Array.from(gzip).buffer);
    return (word) => lexicon.has(word);
  },
  'Set of the words'() {
    const words = new Set(wordsOf('words.txt'));
    return (word) => words.has(word);
  },
  'sorted array, binary search'() {
    const words = wordsOf('words.txt').sort();
    return (word) => {
      let low = 0;
      let high = words.length - 1;
      while (low <= high) {
        const middle = (low + high) >> 1;
        const there = words[middle] as string;
        if (there === word) return true;
        if (there < word) low = middle + 1;
        else high = middle - 1;
      }
      return false;
    };
  },
  async 'nspell, dictionary-pl'() {
    // Neither package has types.
    const { default: nspell } = (await import('nspell' as string)) as {
      default: (dictionary: object) => { correct: Has };
    };
    const dictionary = join(import.meta.dirname, '../node_modules/dictionary-pl');
    const spell = nspell({
      aff: readFileSync(join(dictionary, 'index.aff')),
      dic: readFileSync(join(dictionary, 'index.dic')),
    });
    return (word) => spell.correct(word);
  },
};

const loader = LOADERS[name];
if (!loader) throw new Error(`no contender ${name}`);
const hits = wordsOf('hits.txt');
const misses = wordsOf('misses.txt');

/** Returns nanoseconds a word, the best of three rounds, and the share that was found. */
function measure(has: Has, words: string[]): { each: number; found: number } {
  let best = Number.POSITIVE_INFINITY;
  let found = 0;
  for (let round = 0; round < 3; round++) {
    found = 0;
    const start = performance.now();
    for (const word of words) if (has(word)) found += 1;
    best = Math.min(best, performance.now() - start);
  }
  return { each: (best * 1e6) / words.length, found: found / words.length };
}

/** Bytes in use after garbage collection. */
function memory(): { held: number; resident: number } {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  return { held: heapUsed + arrayBuffers, resident: rss };
}

const before = memory();
const start = performance.now();
const has = await loader();
const load = performance.now() - start;
const sentAt = performance.now();
has(hits[0] ?? '');
const first = performance.now() - sentAt;
const after = memory();
const hit = measure(has, hits);
const miss = measure(has, misses);
const measured: Measured = {
  load,
  first,
  hit: hit.each,
  miss: miss.each,
  found: hit.found,
  held: after.held - before.held,
  resident: after.resident - before.resident,
};
process.stdout.write(JSON.stringify(measured));
