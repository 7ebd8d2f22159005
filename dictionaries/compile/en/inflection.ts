/**
 * Regular English inflection in all spellings; callers keep the listed ones. If two words would share a spelling (`planed`, of *plane*, not
 * of *plan*), only the right one is built.
 */

/** Parts of speech that inflect. */
export type Pos = 'noun' | 'verb' | 'adj' | 'adv';

/** A form and its tag. */
export interface Inflected {
  form: string;
  tag: string;
}

const VOWEL_RUN = /[aeiouy]+/g;
const SIBILANT = /(?:s|x|z|ch|sh)$/;
const CONSONANT_Y = /(?:[^aeiou]|qu)y$/;
/** One vowel letter and one consonant letter that may be doubled; the u of qu is no vowel. */
const DOUBLING = /(?:^|[^aeiou]|qu)[aeiouy]([bcdfgklmnprstvz])$/;

/** Returns the number of vowel runs without a final silent e, which approximates the syllables. */
function syllables(word: string): number {
  return (word.replace(/e$/, '').match(VOWEL_RUN) ?? []).length;
}

/** Returns the bases of -ed, -ing, -er and -est: the word, or the word with its last consonant doubled. */
function bases(word: string): string[] {
  if (word.endsWith('c')) return [word, `${word}k`];
  const last = DOUBLING.exec(word)?.[1];
  if (last === undefined) return word.endsWith('l') ? [word, `${word}l`] : [word];
  const doubled = word + last;
  // *bused* beside *bussed*; for other words of one syllable the plain spelling belongs to a word in -e.
  return syllables(word) > 1 || last === 's' ? [doubled, word] : [doubled];
}

/** Returns the forms in -s of plurals and of the third person. */
function withS(word: string): string[] {
  if (CONSONANT_Y.test(word)) return [`${word.slice(0, -1)}ies`, `${word}s`];
  if (/[aeiou][sz]$/.test(word)) return [`${word}es`, `${word}${word.at(-1)}es`];
  if (word.endsWith('ch')) return [`${word}es`, `${word}s`];
  if (SIBILANT.test(word)) return [`${word}es`];
  if (word.endsWith('o')) return [`${word}es`, `${word}s`];
  return [`${word}s`];
}

function withVowel(word: string, ending: 'ed' | 'er' | 'est'): string[] {
  // The e of *sauté* stays.
  if (/...e$/.test(word)) return [word + ending.slice(1), word + ending];
  if (word.endsWith('e')) return [word + ending.slice(1)];
  if (CONSONANT_Y.test(word)) return [`${word.slice(0, -1)}i${ending}`, word + ending];
  return bases(word).map((base) => base + ending);
}

function withIng(word: string): string[] {
  if (word.endsWith('ie')) return [`${word.slice(0, -2)}ying`, `${word}ing`];
  if (/(?:[eoy]|^.)e$/.test(word)) return [`${word}ing`];
  if (word.endsWith('e')) return [`${word.slice(0, -1)}ing`, `${word}ing`];
  return bases(word).map((base) => `${base}ing`);
}

const REGULAR: Readonly<Record<Pos, (lemma: string) => Inflected[]>> = {
  noun: (lemma) => {
    const plurals = withS(lemma);
    if (/[^f]f$/.test(lemma)) plurals.push(`${lemma.slice(0, -1)}ves`);
    if (lemma.endsWith('fe')) plurals.push(`${lemma.slice(0, -2)}ves`);
    if (/[^u]man$/.test(lemma) && lemma !== 'man') plurals.push(`${lemma.slice(0, -2)}en`);
    return tagged(plurals, 'noun:pl');
  },
  verb: (lemma) => [
    ...tagged(withS(lemma), 'verb:prs3'),
    ...tagged(withVowel(lemma, 'ed'), 'verb:past.part2'),
    ...tagged(withIng(lemma), 'verb:ing'),
  ],
  adj: (lemma) => compared(lemma, 'adj'),
  adv: (lemma) => compared(lemma, 'adv'),
};

function compared(lemma: string, pos: 'adj' | 'adv'): Inflected[] {
  return [...tagged(withVowel(lemma, 'er'), `${pos}:comp`), ...tagged(withVowel(lemma, 'est'), `${pos}:sup`)];
}

function tagged(forms: readonly string[], tag: string): Inflected[] {
  return forms.map((form) => ({ form, tag }));
}

/** Tag of the lemma itself. */
export const BASE_TAG: Readonly<Record<Pos, string>> = {
  noun: 'noun:sg',
  verb: 'verb:base',
  adj: 'adj:pos',
  adv: 'adv:pos',
};

/** Returns true for parts of speech that inflect. */
export function isPos(pos: string): pos is Pos {
  return Object.hasOwn(BASE_TAG, pos);
}

/** Returns the regular forms of a lemma, without itself, in every spelling. */
export function regularForms(lemma: string, pos: Pos): Inflected[] {
  return REGULAR[pos](lemma);
}

/** Endings of singular and plural in foreign declensions, and of native nouns that change their vowel. */
const FOREIGN: readonly (readonly [string, string])[] = [
  ['us', 'i'],
  ['us', 'era'],
  ['us', 'ora'],
  ['um', 'a'],
  ['on', 'a'],
  ['a', 'ae'],
  ['ma', 'mata'],
  ['is', 'es'],
  ['is', 'ides'],
  ['ex', 'ices'],
  ['ix', 'ices'],
  ['yx', 'yces'],
  ['nx', 'nges'],
  ['ax', 'aces'],
  ['en', 'ina'],
  ['o', 'i'],
  ['e', 'i'],
  ['a', 'e'],
  ['eau', 'eaux'],
  ['eu', 'eux'],
  ['ou', 'oux'],
  ['al', 'aux'],
  ['', 'im'],
  ['ah', 'ot'],
  ['ah', 'oth'],
  ['a', 'oth'],
  ['ur', 'ar'],
  ['oot', 'eet'],
  ['ooth', 'eeth'],
  ['ouse', 'ice'],
  ['goose', 'geese'],
  ['child', 'children'],
];

/** Returns singulars of which a word may be the foreign plural; most are no words. */
export function foreignSingulars(plural: string): string[] {
  return FOREIGN.filter(([, end]) => plural.endsWith(end) && plural.length > end.length + 1).map(
    ([singular, end]) => plural.slice(0, plural.length - end.length) + singular,
  );
}
