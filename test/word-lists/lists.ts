import type { Encoding } from '../../src/core/word-lists/encoding.ts';
import { type ListPurpose, lettersOf } from '../../src/core/word-lists/letters.ts';
import { packWords } from '../../src/core/word-lists/pack-words.ts';
import { openWordList, type PackedWordList } from '../../src/core/word-lists/packed-word-list.ts';
import { type ReadList, WordsReader } from '../../src/core/word-lists/read-words.ts';
import { WordArena } from '../../src/core/word-lists/word-arena.ts';

export const POLISH: ListPurpose = { language: 'pl', board: true };
export const GENERAL_POLISH: ListPurpose = { language: 'pl', board: false };
export const GERMAN: ListPurpose = { language: 'de', board: true };
export const ENGLISH: ListPurpose = { language: 'en', board: true };

/** Packs and opens a list of words, in any order and with repetitions. */
export function packed(words: Iterable<string>, purpose = POLISH): PackedWordList {
  const alphabet = lettersOf(purpose);
  const arena = new WordArena();
  for (const word of words) {
    arena.begin(word.length);
    for (const letter of word) arena.put(alphabet.indexOf(letter) + 1);
    arena.end();
  }
  return openWordList(packWords(arena, alphabet).bytes);
}

/** Words in the order of the letters of a language. */
export function inOrder(words: Iterable<string>, { language, board } = POLISH): string[] {
  const numbers = new Map([...lettersOf({ language, board })].map((letter, i) => [letter, String.fromCharCode(i + 1)]));
  const keyed = [...new Set(words)].map(
    (word) => [[...word].map((letter) => numbers.get(letter)).join(''), word] as const,
  );
  return keyed.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, word]) => word);
}

/** Reads bytes in pieces of the given size. */
export function readBytes(
  bytes: Uint8Array,
  purpose = POLISH,
  encoding: Encoding | 'auto' = 'auto',
  piece = 1 << 16,
): ReadList {
  const reader = new WordsReader(purpose, encoding);
  for (let start = 0; start < bytes.length; start += piece) reader.read(bytes.subarray(start, start + piece));
  return reader.finish();
}

export function readText(text: string, purpose = POLISH): ReadList {
  return readBytes(new TextEncoder().encode(text), purpose);
}

/** The words that were read, in order. */
export function wordsOf(list: ReadList): string[] {
  return [...openWordList(list.bytes).words()];
}
