/** Removes attached particles from a word by spelling; a lexicon says whether the rest is a word. */

export interface Split {
  /** The word without the particle. */
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

/** Removes -ż after a vowel and -że after a consonant; the other allomorph as well, for words that are formed wrongly. */
export function withoutZe(word: string): Split[] {
  const splits = [suffix(word, 'że'), suffix(word, 'ż')].filter((split) => split !== null);
  const regular = (split: Split) => (split.particle === '-że') !== VOWEL.test(split.base);
  return splits.sort((a, b) => Number(regular(b)) - Number(regular(a)));
}

/** Returns true when the allomorph is that of the base's last letter: -ż after a vowel, -że after a consonant. */
export function isRegularZe(split: Split): boolean {
  return (split.particle === '-że') !== VOWEL.test(split.base);
}

/** -że before the ending of a person or -by: `zrobiłżeś`, `miałżeby`; after a vowel without its e, too (`byłażbym`). */
const ZE_INSIDE = /^(.+)ż(?:e(?:m|ś|śmy|ście)|e?by(?:m|ś|śmy|ście)?)$/;

export function withoutZeInside(word: string): Split | null {
  const base = ZE_INSIDE.exec(word)?.[1];
  return base === undefined ? null : { base, particle: '-że' };
}

/** Letters after which -ć stands and -ci does not: a vowel, or the j of `niechajć`. */
const BEFORE_C = /[aąeęioóuyj]$/;
/** Letters before the ć of a noun or an infinitive: `kość`, `gałąź`, `nieść`. */
const WITHIN_WORD = /[sśzźcć]$/;

/** Removes -ć after a vowel or any consonant but s, z, c (`jestemć`), and -ci after a consonant other than j. */
export function withoutC(word: string): Split | null {
  const split = word.endsWith('ci') ? suffix(word, 'ci') : suffix(word, 'ć');
  if (split === null) return null;
  return (split.particle === '-ć' ? !WITHIN_WORD.test(split.base) : !BEFORE_C.test(split.base)) ? split : null;
}

export function withoutN(word: string): Split | null {
  return suffix(word, 'ń');
}

export function withoutBy(word: string): Split | null {
  return suffix(word, 'by');
}

/** Returns all ways to remove a mobile ending; the linking -e- only after a consonant. */
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

/** Removes -by with or without a mobile ending: `chcebym` → `chce`, `-bym`. */
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
