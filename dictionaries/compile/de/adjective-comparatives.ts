/** Comparatives that are entries of their own, and compared adverbs. */
import { ADJECTIVE_ENDINGS, type Adjective, adjectiveForms } from '../../../src/core/morphology/de/adjective.ts';
import type { BuiltForm, Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { shortStem } from './adjective-reader.ts';

/** Comparatives that are entries of their own, with their positive. Their entry says which forms they lose. */
export const COMPARATIVE_ENTRIES: Readonly<Record<string, string>> = { gut: 'besser', hoch: 'höher', weit: 'weiter' };

/** Returns listed short forms of such a comparative: *höhern*, *bessre* (II.5). */
export function shortComparatives(comparative: string, words: ReadonlySet<string>): BuiltForm[] {
  const forms: BuiltForm[] = [];
  const add = (form: string, ending: string) => {
    if (words.has(form)) forms.push({ form, tag: `adj:comp:${ending}`, group: 'by-rule', rule: 'II.5' });
  };
  for (const ending of ADJECTIVE_ENDINGS) add(shortStem(comparative) + ending, ending);
  add(`${comparative}m`, 'em');
  add(`${comparative}n`, 'en');
  return forms;
}

/** Returns compared adverbs whose comparative may be declined. */
export function comparedAdverbs(): Lexeme[] {
  const lexeme = (lemma: string, adjective: Omit<Adjective, 'lemma' | 'stem' | 'declined'>): Lexeme => ({
    lemma,
    pos: 'adv',
    features: '',
    forms: adjectiveForms({ lemma, stem: 'plain', declined: false, ...adjective }).filter(
      ({ tag }) => tag !== 'adj:pos',
    ),
    inferred: false,
  });
  const regular = { umlaut: 'none', superlative: 'st' } as const;
  return [
    lexeme('oft', { comparison: { ...regular, comparatives: ['öfter'], superlatives: [] } }),
    lexeme('bald', {
      comparison: { ...regular, comparatives: [], superlatives: ['ehest'] },
      elatives: new Set(['ehest']),
    }),
  ];
}
