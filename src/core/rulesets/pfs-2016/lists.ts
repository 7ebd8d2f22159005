import LISTS from '../../../../dictionaries/packed/tables/pfs-2016-lists.json' with { type: 'json' };
import type { RuleName } from './catalogue.ts';

/** A word that the document prints as allowed and that the lists lack, with a recorded word of the same inflection. */
interface Named {
  rule: RuleName;
  lemma: string;
  /** Initial letters of the forms, and those of the model that they replace. */
  stem: string;
  model: { lemma: string; stem: string };
  /** The source, which is not its base form. */
  other: string;
}

/** Words that the document treats as recorded although no list has them. The document decides a word that it names. */
export const NAMED: readonly Named[] = Object.entries(LISTS.namedAsRecorded).map(
  ([lemma, { rule, stem, other, model, model_stem }]) => ({
    rule: rule as RuleName,
    lemma,
    stem,
    model: { lemma: model, stem: model_stem },
    other,
  }),
);

const headwords = (of: string) => Object.entries(LISTS.headwords).filter((entry) => entry[1].class === of);

/** Headwords of old dictionaries without grammar, which the document inflects like other words, or not at all (10). */
export const BY_ANALOGY: ReadonlySet<string> = new Set(headwords('by-analogy').map(([word]) => word));

/** The document's sample of a word printed inside another entry. */
export const SUBHEADWORDS: ReadonlySet<string> = new Set(headwords('subheadword').map(([word]) => word));

/** The document's sample of a word with a particle that is recorded as a headword. The letters are also a form of *znajść*. */
export const PARTICLE_HEADWORDS: ReadonlyMap<string, { base: string; particle: string }> = new Map(
  headwords('particle').map(([word, { base, particle }]) => [word, { base, particle }]),
);

/** Returns true when the document itself prints this form of the word, or of a particle on it, as barred by the rule. */
export const isPrintedAsBarred = (rule: string, lemma: string): boolean =>
  (LISTS.namedAsBarred as Readonly<Record<string, string>>)[rule]?.split(' ').includes(lemma) === true;
