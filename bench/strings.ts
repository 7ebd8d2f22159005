/** Generates strings that may be slow to judge: words of the lexicon and parts of words, joined, repeated, changed and corrupted. */

import type { Orthography } from '../src/core/diagnosis/orthography.ts';
import type { PackedLexicon } from '../src/core/lexicon/packed-lexicon.ts';
import type { TileLanguage } from '../src/core/words/tiles.ts';

/** Returns a number from 0 to below `below`; the same series for the same seed. */
export type Random = (below: number) => number;

/** Mulberry32. */
export function random(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

export const pick = <T>(from: ArrayLike<T>, next: Random): T => from[next(from.length)] as T;

/** Affixes that the rules of a language search at the beginning, in the middle and at the end of a word. */
const AFFIXES: Readonly<Record<TileLanguage, string>> = {
  pl: `nie naj po prze roz wy za z od do na u pod nad bez super anty arcy ultra eks by bym byś byśmy byście li że ż ć ś m em am
    om śmy ście tym iż no oż owie ami ach ów ski sku ska cki owski ować nąć eć ić ość arz nik ka ek ik ko czka ący ąca ąc wszy
    łszy łby any ona ono eni ejsz szy iej o eja ejach ij yj uś unia ’u ’owi ’em ’a -u -owski pół sześć dwu wz`,
  de: `un ge be ver zer ent er miss ur über unter auf ein aus zu an ab los weg hin her vor nach mit ung heit keit schaft tum
    nis ling chen lein ler ner in innen isch lich ig erig sam bar haft los mässig mäßig artig förmig fach eln ern ieren e en em
    es er est st ste sten stem t te ten test tet nd nde end ende s n ens ers el elst ’s ’n ei erei öl ein zwei hundert zig`,
  en: `un re pre dis mis over out under inter anti non semi s es ed ing er est ly ness less ful ment able ible tion sion ity
    ise ize ised izing ous ally ship hood dom like wise ’s s’ n’t ’ll -like -s e d ie y ly`,
};

/** Signs, letters of other alphabets, composed, decomposed and invisible characters, and half characters. */
const ODD = [
  ..."-’'.,·…/ &@3½ßẞŒæﬁﬃçéñøåıİĞqvxаеоł́̈ĳǅ♥\u00ad\u200b\u200d\ud800\udc00",
  'i\u0307',
  'o\u0308',
  'a\u0328',
  '--',
  '...',
  '👩‍👩‍👧',
];

/** Material of a language's strings. */
export interface Material {
  words: readonly string[];
  affixes: readonly string[];
  /** Spellings that another one of the same sound may be meant by, and letters that may lack a mark. */
  sounds: readonly string[];
  letters: readonly string[];
}

/** Number of words of each lexicon in the material. */
const WORDS = 5000;

/** Words from all over the lexicon. */
function sample(lexicon: Pick<PackedLexicon, 'forEachForm'>, next: Random): string[] {
  const words: string[] = [];
  let seen = 0;
  lexicon.forEachForm((form) => {
    const at = seen < WORDS ? seen : next(seen + 1);
    seen++;
    if (at < WORDS) words[at] = form;
  });
  return words;
}

/** @param lexicons of the language. */
export function material(
  language: TileLanguage,
  lexicons: ReadonlyArray<Pick<PackedLexicon, 'forEachForm'>>,
  { misspellings, marks }: Orthography,
): Material {
  const next = random(1);
  const words = lexicons.flatMap((lexicon) => sample(lexicon, next));
  const written = [...misspellings.values()].flat().map((one) => one.written);
  return {
    words,
    affixes: AFFIXES[language].split(/\s+/),
    sounds: [...new Set([...written, ...Object.keys(marks)])],
    letters: [...new Set(words.join(''))],
  };
}

function piece({ words, affixes, sounds, letters }: Material, next: Random): string {
  const kind = next(20);
  if (kind < 6) return pick(words, next);
  if (kind < 11) return pick(affixes, next);
  if (kind < 16) return pick(sounds, next);
  return pick(kind < 19 ? letters : ODD, next);
}

/** Units of each string: any length is as likely as any other, but that of words is twice as likely. */
const length = (longest: number, next: Random): number => 1 + next(Math.min(longest, next(2) === 0 ? 20 : longest));

const capital = (word: string, next: Random): string => {
  const kind = next(12);
  if (kind === 0) return word.toUpperCase();
  return kind === 1 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
};

/** A string of up to `longest` UTF-16 units. */
export function anyString(made: Material, longest: number, next: Random): string {
  const enough = length(longest, next);
  const one = piece(made, next);
  const other = piece(made, next);
  const kind = next(6);
  let word = '';
  if (kind === 0) word = one.repeat(Math.ceil(enough / one.length));
  else if (kind === 1) word = (one + other).repeat(Math.ceil(enough / (one.length + other.length)));
  else if (kind === 2) word = mutated(pick(made.words, next), made, longest, next);
  else if (kind === 3) word = pick(made.affixes, next) + pick(made.words, next) + pick(made.affixes, next);
  else if (kind === 4) while (word.length < enough) word += pick(next(4) === 0 ? made.letters : made.sounds, next);
  else while (word.length < enough) word += piece(made, next);
  return capital(word.slice(0, kind === 2 || kind === 3 ? longest : enough), next);
}

/** Returns the string with one change. */
export function mutated(word: string, made: Material, longest: number, next: Random): string {
  const from = next(word.length + 1);
  const to = Math.min(word.length, from + 1 + next(4));
  const [before, cut, after] = [word.slice(0, from), word.slice(from, to), word.slice(to)];
  const changed = [
    () => before + piece(made, next) + cut + after,
    () => before + piece(made, next) + after,
    () => before + after,
    () => before + cut + cut + after,
    () => before + cut.repeat(1 + next(8)) + after,
    () => after + cut + before,
    () => before + cut.toUpperCase() + after,
    () => before + pick(made.letters, next) + word.slice(from + 1),
    () => piece(made, next) + word,
    () => word + piece(made, next),
  ];
  return pick(changed, next)().slice(0, longest);
}
