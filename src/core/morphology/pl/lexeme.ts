/**
 * Lexemes, the units with one paradigm. Words of one spelling differ in part of speech or, as nouns, in gender (`profesor`: the man's
 * declines, the woman's does not).
 */
import { parseTags, type Tag } from './tag.ts';

export interface Lexeme {
  /** As dictionaries spell it. */
  lemma: string;
  /**
   * Part of speech: `verb` with participles, converbs and gerund; `subst` with the depreciative forms; `adj` with its short forms; else as
   * in the tag, which may be empty.
   */
  part: string;
  /** Gender of a noun: `m1`, `m2`, `m3`, `f`, `n`, `p` for plural only; empty for others. */
  gender: string;
  /** `perf` or `imperf` if verbs of both aspects share a lemma and differ in their forms; else empty. */
  aspect: string;
}

export function isSameLexeme(a: Lexeme, b: Lexeme): boolean {
  return a.lemma === b.lemma && a.part === b.part && a.gender === b.gender && a.aspect === b.aspect;
}

const VERBAL: ReadonlySet<string> = new Set(['verb', 'ger', 'ppas', 'pact', 'pcon', 'pant']);
const ADJECTIVAL: ReadonlySet<string> = new Set(['adj', 'adja', 'adjp', 'adjc']);
/** Genders of tags with those that distinguish nouns. Genders that end in 1 and 2 differ only in the numerals that accompany them. */
const GENDERS: ReadonlyArray<readonly [value: string, gender: string]> = [
  ...['m1', 'm2', 'm3', 'f'].map((value) => [value, value] as const),
  ...['n1', 'n2'].map((value) => [value, 'n'] as const),
  ...['p1', 'p2', 'p3'].map((value) => [value, 'p'] as const),
];

/** The infinitive of `widać`, `znać`, `słychać` is also a predicative. `trzeba` and `brak` are not verbs. */
const INFINITIVE = /[ćc]$/;

/** Tag of words without a dictionary entry: a lexeme of its own without part of speech. */
const UNDESCRIBED: readonly Tag[] = [{ pos: '', values: new Set(), text: '' }];

/** Returns the alternatives of a tag; for an empty tag, one without values. */
export function tagsOf(text: string): readonly Tag[] {
  return text === '' ? UNDESCRIBED : parseTags(text);
}

/** Returns the lexeme of a reading. */
export function lexemeOf(lemma: string, tag: Tag): Lexeme {
  const { pos, values } = tag;
  const lexeme = (part: string, gender = ''): Lexeme => ({ lemma, part, gender, aspect: '' });
  if (VERBAL.has(pos) || (pos === 'pred' && INFINITIVE.test(lemma))) return lexeme('verb');
  if (pos === 'depr') return lexeme('subst', 'm1');
  if (pos === 'subst') return lexeme('subst', GENDERS.find(([value]) => values.has(value))?.[1]);
  if (ADJECTIVAL.has(pos)) return lexeme('adj');
  return lexeme(pos);
}
