/** Words made of two words and a suffix at once: kurz-stiel-ig, Fisch-brat-erei. */
import { isNoun } from '../parts-of-speech.ts';
import type { GermanQuery } from '../query.ts';
import { plain, withE } from './derivation.ts';
import { isLemma } from './members.ts';
import { lemmaOf, type Pos, split } from './split.ts';

interface TwoAndSuffix {
  suffix: string;
  forms: Pos;
  of: 'noun' | 'verb';
  /** Endings of the second word that the suffix replaces. */
  restored: readonly string[];
}

const TWO_AND_SUFFIX: readonly TwoAndSuffix[] = [
  { suffix: 'ig', forms: 'adj', of: 'noun', restored: ['', 'e', 'el'] },
  { suffix: 'erig', forms: 'adj', of: 'noun', restored: ['', 'e'] },
  { suffix: 'isch', forms: 'adj', of: 'noun', restored: ['', 'e', 'en'] },
  { suffix: 'lich', forms: 'adj', of: 'noun', restored: ['', 'e'] },
  { suffix: 'erei', forms: 'sub', of: 'verb', restored: ['en', 'n'] },
  { suffix: 'er', forms: 'sub', of: 'verb', restored: ['en', 'n'] },
  { suffix: 'ung', forms: 'sub', of: 'verb', restored: ['en', 'n'] },
  { suffix: 'er', forms: 'sub', of: 'noun', restored: ['', 'e'] },
  { suffix: 'ler', forms: 'sub', of: 'noun', restored: ['', 'e'] },
  { suffix: 'chen', forms: 'sub', of: 'noun', restored: ['', 'e', 'en'] },
  { suffix: 'lein', forms: 'sub', of: 'noun', restored: ['', 'e', 'en'] },
];

/** Fewest letters of the second word, as tiles; one less after a number. */
const MIN_LAST = 4;

const BEFORE_NOUN = ['adjective', 'noun', 'number', 'particle'] as const;
/** Before -er: Dickhäut-er. A noun there forms place names and their inhabitants. */
const BEFORE_PERSON = ['adjective', 'number', 'particle'] as const;

/** The second word without its umlaut, then with it: dickköpf-ig is of Kopf. */
const stemsOf = (stem: string): string[] => [...plain(stem)].reverse().concat(withE(stem));

/** Returns the two words and the suffix with its hyphen; null if the word is not formed so. */
export function ofTwo(query: GermanQuery, word: string, pos: Pos): { parts: string[]; particle: string } | null {
  for (const { suffix, forms, of, restored } of TWO_AND_SUFFIX) {
    if (forms !== pos || !word.endsWith(suffix)) continue;
    const bases = stemsOf(word.slice(0, -suffix.length)).flatMap((stem) => restored.map((letters) => stem + letters));
    for (const base of bases) {
      const pair =
        of === 'verb'
          ? split(query, base, 'ver', lemmaOf('ver'), { wellAttested: true, kinds: ['noun'] })
          : split(query, base, 'sub', (one) => isNoun(one) && isLemma(one), {
              wellAttested: true,
              kinds: suffix === 'er' ? BEFORE_PERSON : BEFORE_NOUN,
            });
      const enough = pair?.first.kind === 'number' ? MIN_LAST - 1 : MIN_LAST;
      if (pair && pair.last.form.length >= enough) return { parts: pair.parts, particle: `-${suffix}` };
    }
  }
  return null;
}
