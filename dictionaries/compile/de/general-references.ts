/**
 * Adjectives that a general reference grants without an entry of their own (sd-2026 I.10.3): -färbig for every entry in
 * -farbig, -hältig for those in -haltig whose first part names a content.
 */
import { adjectiveForms } from '../../../src/core/morphology/de/adjective.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import type { CoreList } from './core-list.ts';
import type { CuratedLexeme } from './german-lexicons.ts';

const REFERENCES = [
  { common: 'farbig', austrian: 'färbig' },
  { common: 'haltig', austrian: 'hältig' },
] as const;

/** First parts that name no content; un- makes an antonym, which the reference excludes. */
const NO_CONTENT = /^(?:un|nach|ge|ent|be|vor|reich|nicht|ganz|in)$/;

/** Returns lemmas in -färbig and -hältig for those in -farbig and -haltig. */
export function austrianForms(lemmas: Iterable<string>): { lemma: string; common: string }[] {
  const found = new Map<string, string>();
  for (const lemma of lemmas) {
    for (const { common, austrian } of REFERENCES) {
      const first = lemma.slice(0, -common.length);
      if (!lemma.endsWith(common) || first.length < 2 || NO_CONTENT.test(first)) continue;
      found.set(first + austrian, lemma);
    }
  }
  return [...found].map(([lemma, common]) => ({ lemma, common }));
}

/** Returns the granted adjectives, declined; colours and contents have no degrees. */
export function generalReferences(core: CoreList, admitted: Iterable<string> = []): CuratedLexeme[] {
  const common = [...core.values()].flat().filter((word) => word === word.toLowerCase());
  return austrianForms([...common, ...admitted]).map(({ lemma, common: base }) => ({
    lemma,
    pos: 'adj',
    features: 'nocomp',
    forms: adjectiveForms({ lemma, stem: 'plain', declined: true })
      .filter(({ barred }) => !barred)
      .map((form) => ({ ...form, ...(core.has(toGermanTiles(form.form)) ? {} : { rule: 'I.10.3' }) })),
    inferred: false,
    rule: 'I.10.3',
    note: base,
  }));
}
