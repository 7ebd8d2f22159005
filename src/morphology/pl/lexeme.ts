/**
 * What makes a lexeme, the unit that has one paradigm: words that are spelled alike differ in part of speech or, as nouns, in gender
 * (`profesor` the man declines, `profesor` the woman does not).
 */
import type { Tag } from './tag.ts';

export interface Lexeme {
  /** As dictionaries spell it. */
  lemma: string;
  /** `verb` with participles, converbs and gerund; `subst` with the depreciative forms; `adj` with its short forms; else as in the tag. */
  part: string;
  /** Gender of a noun, as in its tags: `m1`, `m2`, `m3`, `f`, `n1`, `n2`, `p1` to `p3`; empty for others. */
  gender: string;
  /** `perf` or `imperf` where verbs of both aspects are spelled alike and differ in their forms; empty for others. */
  aspect: string;
}

export function isSameLexeme(a: Lexeme, b: Lexeme): boolean {
  return a.lemma === b.lemma && a.part === b.part && a.gender === b.gender && a.aspect === b.aspect;
}

const VERBAL: ReadonlySet<string> = new Set(['verb', 'ger', 'ppas', 'pact', 'pcon', 'pant']);
const ADJECTIVAL: ReadonlySet<string> = new Set(['adj', 'adja', 'adjp', 'adjc']);
const GENDERS = ['m1', 'm2', 'm3', 'f', 'n1', 'n2', 'p1', 'p2', 'p3'];

/** The infinitive of `widać`, `znać`, `słychać` is a predicative too; `trzeba` and `brak` are nothing of a verb. */
const INFINITIVE = /[ćc]$/;

/** The lexeme that a reading belongs to. */
export function lexemeOf(lemma: string, tag: Tag): Lexeme {
  const { pos, values } = tag;
  const lexeme = (part: string, gender = ''): Lexeme => ({ lemma, part, gender, aspect: '' });
  if (VERBAL.has(pos) || (pos === 'pred' && INFINITIVE.test(lemma))) return lexeme('verb');
  if (pos === 'depr') return lexeme('subst', 'm1');
  if (pos === 'subst')
    return lexeme(
      'subst',
      GENDERS.find((gender) => values.has(gender)),
    );
  return lexeme(ADJECTIVAL.has(pos) ? 'adj' : pos);
}
