/** Names of letters as they are spoken in acronyms: `ce-ka-em`, `ge-es`, `pe-ge-er`. */
const LETTER_NAMES: Readonly<Record<string, string>> = {
  a: 'a',
  be: 'b',
  ce: 'c',
  cy: 'c',
  de: 'd',
  e: 'e',
  ef: 'f',
  gie: 'g',
  ge: 'g',
  ha: 'h',
  i: 'i',
  jot: 'j',
  ka: 'k',
  el: 'l',
  eł: 'ł',
  em: 'm',
  en: 'n',
  o: 'o',
  pe: 'p',
  er: 'r',
  es: 's',
  te: 't',
  u: 'u',
  wu: 'w',
  fał: 'v',
  iks: 'x',
  zet: 'z',
};

/**
 * The acronym that a lower-case word spells out letter by letter: `cekaem` → `ckm`; null when it does not.
 * Only words that end in a vowel-initial name after a vowel are taken (`ka·em`, `ge·es`): that clash of vowels is what tells
 * a spelled-out acronym from a word that happens to consist of such syllables (`teka`, `beka`).
 */
export function spelledAcronym(word: string): string | null {
  if (word.length > 24 || !/[aeiouy](?:em|en|er|es|ef|el|eł)$/.test(word)) return null;
  const split = (rest: string): string | null => {
    if (rest === '') return '';
    for (let length = Math.min(3, rest.length); length > 0; length--) {
      const letter = LETTER_NAMES[rest.slice(0, length)];
      if (letter === undefined) continue;
      const tail = split(rest.slice(length));
      if (tail !== null) return letter + tail;
    }
    return null;
  };
  const acronym = split(word);
  return acronym !== null && acronym.length >= 2 ? acronym : null;
}
