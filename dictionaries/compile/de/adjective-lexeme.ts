import { adjectiveForms } from '../../../src/core/morphology/de/adjective.ts';
import type { Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import type { AdjectiveLists } from './adjective-lists.ts';
import type { Traits } from './adjective-reader.ts';
import { applyRules } from './adjective-rules.ts';

/** Returns the lexeme of a lemma with its traits, under the rules. */
export function lexemeOf(
  { lemma, traits, inferred }: { lemma: string; traits: Traits; inferred: boolean },
  lists: AdjectiveLists,
  known: (word: string) => Traits | undefined,
): Lexeme {
  const { adjective, features } = applyRules(lemma, traits, lists, known);
  adjective.elatives = lists.elatives;
  return { lemma, pos: 'adj', features, forms: adjectiveForms(adjective), inferred };
}
