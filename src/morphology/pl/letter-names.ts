/** Names of letters as they are spoken in acronyms: `ce-ka-em`, `ge-es`, `pe-ge-er`. */
import NAMES from '../../../dictionaries/packed/tables/pl-letter-names.json' with { type: 'json' };

const LETTER_NAMES: Readonly<Record<string, string>> = NAMES;

/** Two vowels where one letter's name ends and the next begins: `ka·em`, `ge·es`, `pe·er·el`. */
const CLASH = /[aeiouy](?:em|en|er|es|ef|el|eł)/;

/** The letters of which the word is nothing but the names; null when it is not. */
function letters(word: string): string | null {
  if (word === '') return '';
  for (let length = Math.min(3, word.length); length > 0; length--) {
    const letter = LETTER_NAMES[word.slice(0, length)];
    if (letter === undefined) continue;
    const rest = letters(word.slice(length));
    if (rest !== null) return letter + rest;
  }
  return null;
}

/** What makes people, adjectives and weapons' crews of an acronym: pegeer-owiec, peerel-owski, cekaem-ista. */
const DERIVED = /^(.+?)(?:owiec|owski|owy|ista)$/;

/** Words that look spelled out and are not: the meat, and what is named after people called Auer. */
const NOT_SPELLED_OUT: ReadonlySet<string> = new Set(['beef', 'auer']);

/** No acronym is spelled out longer than this; the names are looked for recursively. */
const MAX_SPELLED_OUT = 24;

/**
 * The acronym that a lower-case word spells out letter by letter, or that it is derived from: `cekaem` → `ckm`, `pegeerowiec` →
 * `pgr`; null when there is none. Only words in which two vowels clash between the names are taken: that is what tells a
 * spelled-out acronym from a word that happens to consist of such syllables (`teka`, `beka`).
 */
export function spelledAcronym(word: string): string | null {
  if (word.length > MAX_SPELLED_OUT) return null;
  for (const spelled of [word, DERIVED.exec(word)?.[1]]) {
    if (spelled === undefined || !CLASH.test(spelled) || NOT_SPELLED_OUT.has(spelled)) continue;
    const acronym = letters(spelled);
    if (acronym !== null && acronym.length >= 2) return acronym;
  }
  return null;
}
