/**
 * Defective verbs and what is left of them, of dictionaries/curated/de-verb-defective.tsv: a hand-kept list, because the one that
 * the document announces is not out. Lemmas as dictionaries spell them, in alphabetical order.
 */
import LISTED from '../../../../../dictionaries/packed/tables/de-verb-defective.json' with { type: 'json' };

/**
 * `only`: the forms that the entry shows; `participle`: participle II; `third`: third persons and participles; `impersonal`: third
 * person singular and participle II. `open-third` and `open-impersonal`: word lists have the other forms too, and the document leaves
 * open whether a figurative use admits them (II.2.7). `personal`: a compound that is used of persons; `infinitive`: usual in the
 * infinitive; both have all forms.
 */
export type DefectiveUse = (typeof USES)[number];

/** In the order in which a list of the verbs is read: those that lack most first. */
const USES = [
  'only',
  'participle',
  'third',
  'impersonal',
  'open-third',
  'open-impersonal',
  'personal',
  'infinitive',
] as const satisfies readonly (keyof typeof LISTED)[];

/** The lemmas of each use, in the order in which a list of them is read. */
export function defectiveVerbs(): ReadonlyArray<readonly [use: DefectiveUse, lemmas: readonly string[]]> {
  return USES.map((use) => [use, LISTED[use].split(' ')]);
}

let uses: ReadonlyMap<string, DefectiveUse> | undefined;

/** What is left of the verb; undefined when it is not on the list. */
export function useOf(lemma: string): DefectiveUse | undefined {
  uses ??= new Map(defectiveVerbs().flatMap(([use, lemmas]) => lemmas.map((one) => [one, use])));
  return uses.get(lemma);
}
