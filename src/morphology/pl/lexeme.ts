/**
 * What makes a lexeme, the unit that has one paradigm: words that are spelled alike differ in part of speech or, as nouns, in gender
 * (`profesor` the man declines, `profesor` the woman does not).
 */
import { parseTags, type Tag } from './tag.ts';

export interface Lexeme {
  /** As dictionaries spell it. */
  lemma: string;
  /** `verb` with participles, converbs and gerund; `subst` with the depreciative forms; `adj` with its short forms; else as in the tag, which may be empty. */
  part: string;
  /** Gender of a noun: `m1`, `m2`, `m3`, `f`, `n`, `p` for one that is plural only; empty for others. */
  gender: string;
  /** `perf` or `imperf` where verbs of both aspects are spelled alike and differ in their forms; empty for others. */
  aspect: string;
}

export function isSameLexeme(a: Lexeme, b: Lexeme): boolean {
  return a.lemma === b.lemma && a.part === b.part && a.gender === b.gender && a.aspect === b.aspect;
}

const VERBAL: ReadonlySet<string> = new Set(['verb', 'ger', 'ppas', 'pact', 'pcon', 'pant']);
const ADJECTIVAL: ReadonlySet<string> = new Set(['adj', 'adja', 'adjp', 'adjc']);
/** Genders as tags have them, each with what tells nouns apart: those in 1 and 2 differ only in the numerals that go with them. */
const GENDERS: ReadonlyArray<readonly [value: string, gender: string]> = [
  ...['m1', 'm2', 'm3', 'f'].map((value) => [value, value] as const),
  ...['n1', 'n2'].map((value) => [value, 'n'] as const),
  ...['p1', 'p2', 'p3'].map((value) => [value, 'p'] as const),
];

/** The infinitive of `widać`, `znać`, `słychać` is a predicative too; `trzeba` and `brak` are nothing of a verb. */
const INFINITIVE = /[ćc]$/;

/** Of words that a list has and no dictionary describes: they are a lexeme of their own, of no part of speech. */
const UNDESCRIBED: readonly Tag[] = [{ pos: '', values: new Set(), text: '' }];

/** The alternatives of a tag, and one that says nothing for an empty tag. */
export function tagsOf(text: string): readonly Tag[] {
  return text === '' ? UNDESCRIBED : parseTags(text);
}

/** The lexeme that a reading belongs to. */
export function lexemeOf(lemma: string, tag: Tag): Lexeme {
  const { pos, values } = tag;
  const lexeme = (part: string, gender = ''): Lexeme => ({ lemma, part, gender, aspect: '' });
  if (VERBAL.has(pos) || (pos === 'pred' && INFINITIVE.test(lemma))) return lexeme('verb');
  if (pos === 'depr') return lexeme('subst', 'm1');
  if (pos === 'subst') return lexeme('subst', GENDERS.find(([value]) => values.has(value))?.[1]);
  if (ADJECTIVAL.has(pos)) return lexeme('adj');
  return lexeme(pos);
}
