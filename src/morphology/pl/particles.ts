/** Taking attached particles off a word by their spelling alone; whether the rest is a word is for the lexicon to say. */

export interface Split {
  /** What is left of the word. */
  base: string;
  /** The particle with its hyphen: `-li`, `nie-`. */
  particle: string;
}

const VOWEL = /[aąeęioóuy]$/;

/** Mobile endings with and without the linking vowel, longest first (rule 2.f). */
const MOBILE_ENDINGS = ['eśmy', 'eście', 'śmy', 'ście', 'em', 'eś', 'm', 'ś'];

function suffix(word: string, ending: string): Split | null {
  return word.length > ending.length && word.endsWith(ending)
    ? { base: word.slice(0, -ending.length), particle: `-${ending}` }
    : null;
}

export function withoutLi(word: string): Split | null {
  return suffix(word, 'li');
}

/** -ż after a vowel, -że after a consonant; the other allomorph is taken off as well, for words that were built wrongly. */
export function withoutZe(word: string): Split[] {
  const splits = [suffix(word, 'że'), suffix(word, 'ż')].filter((split) => split !== null);
  const regular = (split: Split) => (split.particle === '-że') !== VOWEL.test(split.base);
  return splits.sort((a, b) => Number(regular(b)) - Number(regular(a)));
}

/** Is the allomorph the one that the base's last letter asks for: -ż after a vowel, -że after a consonant? */
export function isRegularZe(split: Split): boolean {
  return (split.particle === '-że') !== VOWEL.test(split.base);
}

/** -że before the ending of a person or -by: `zrobiłżeś`, `miałżeby`; after a vowel without its e, too (`byłażbym`). */
const ZE_INSIDE = /^(.+)ż(?:e(?:m|ś|śmy|ście)|e?by(?:m|ś|śmy|ście)?)$/;

export function withoutZeInside(word: string): Split | null {
  const base = ZE_INSIDE.exec(word)?.[1];
  return base === undefined ? null : { base, particle: '-że' };
}

/** What -ć stands after: a vowel, or the j of `niechajć`. */
const BEFORE_C = /[aąeęioóuyj]$/;

/** -ć after a vowel or j, -ci after another consonant. */
export function withoutC(word: string): Split | null {
  const split = word.endsWith('ci') ? suffix(word, 'ci') : suffix(word, 'ć');
  return split && (split.particle === '-ć') === BEFORE_C.test(split.base) ? split : null;
}

export function withoutN(word: string): Split | null {
  return suffix(word, 'ń');
}

export function withoutBy(word: string): Split | null {
  return suffix(word, 'by');
}

/** All ways to take a mobile ending off; the linking -e- only where it follows a consonant. */
export function withoutMobileEnding(word: string): Split[] {
  const splits: Split[] = [];
  for (const ending of MOBILE_ENDINGS) {
    const split = suffix(word, ending);
    if (!split) continue;
    if (ending.startsWith('e') && VOWEL.test(split.base)) continue;
    splits.push(split);
  }
  return splits;
}

/** -by with or without a mobile ending after it: `chcebym` → `chce`, `-bym`. */
export function withoutByAndEnding(word: string): Split | null {
  for (const ending of ['byśmy', 'byście', 'bym', 'byś', 'by']) {
    const split = suffix(word, ending);
    if (split) return split;
  }
  return null;
}

export function withoutNie(word: string): Split | null {
  return word.length > 3 && word.startsWith('nie') ? { base: word.slice(3), particle: 'nie-' } : null;
}
