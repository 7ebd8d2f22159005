import type { FormReading } from '../../lexicon/lexicon.ts';
import { sharedStart } from '../../words/shared.ts';
import type { TaggedReading } from './question.ts';

/**
 * The dictionary form of a gerund or participle: of the candidates the one that begins most like the form, for a verb may have two
 * (`ciągnienie`, `ciągnięcie`); its verb where there is none.
 */
export function withMostShared({ form, lemma }: TaggedReading, candidates: readonly FormReading[]): string {
  const [best] = [...candidates].sort((a, b) => sharedStart(form, b.form) - sharedStart(form, a.form));
  return best?.form ?? lemma;
}
