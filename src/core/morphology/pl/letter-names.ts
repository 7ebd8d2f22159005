/** Recognises acronyms spelled out by names of letters: `ce-ka-em`, `ge-es`, `pe-ge-er`. */
import NAMES from '../../../../dictionaries/packed/tables/pl-letter-names.json' with { type: 'json' };

const LETTER_NAMES: Readonly<Record<string, string>> = NAMES;

/** Two vowels at the joint of two names: `ka·em`, `ge·es`, `pe·er·el`. */
const CLASH = /[aeiouy](?:em|en|er|es|ef|el|eł)/;

/** Returns the letters whose names make up the word; null if there are none. */
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

/** Derivations of acronyms: pegeer-owiec, peerel-owski, cekaem-ista. */
const DERIVED = /^(.+?)(?:owiec|owski|owy|ista)$/;

/** Words that only look spelled out: the meat, and things named after people called Auer. */
const NOT_SPELLED_OUT: ReadonlySet<string> = new Set(['beef', 'auer']);

/** Maximum length; the names are matched recursively. */
const MAX_SPELLED_OUT = 24;

/**
 * Returns the acronym that a lower-case word spells out, or from which it is derived: `cekaem` → `ckm`, `pegeerowiec` → `pgr`; null if
 * there is none. Two vowels must clash between names, since other words consist of such syllables by chance (`teka`, `beka`).
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
