/**
 * Defective verbs and what is left of them, as in dictionaries/curated/de-verb-defective.tsv: a hand-kept list, because the one that
 * the document announces is not out. Lemmas as dictionaries spell them, in alphabetical order.
 */
import { MOSTLY_INFINITIVE } from '../lists.ts';

/**
 * `only`: the forms that the entry shows; `participle`: participle II; `third`: third persons and participles; `impersonal`: third
 * person singular and participle II. `open-third` and `open-impersonal`: word lists have the other forms too, and the document leaves
 * open whether a figurative use admits them (II.2.7). `personal`: a compound that is used of persons; `infinitive`: usual in the
 * infinitive; both have all forms.
 */
export type DefectiveUse =
  | 'only'
  | 'participle'
  | 'third'
  | 'impersonal'
  | 'open-third'
  | 'open-impersonal'
  | 'personal'
  | 'infinitive';

const LEMMAS: Readonly<Record<Exclude<DefectiveUse, 'infinitive'>, string>> = {
  only: 'leiben verknusen',
  participle: 'ausdienen',
  third:
    'anbetreffen gebrechen gereuen geschehen harschen verharschen vonstattengehen widerfahren zugutekommen zustattenkommen',
  impersonal: 'einnachten fisseln flöckeln gewittern graupeln herbsteln kriseln schwanen weihnachten wetterleuchten',
  'open-third':
    'anbelangen bedünken behagen dünken ereignen erfolgen frommen fruchten gelingen gereichen geziemen glücken jähren missbehagen missglücken misslingen nottun obliegen obwalten reuen stattfinden statthaben verdrießen verjähren verlohnen vorfallen wurmen ziemen',
  'open-impersonal':
    'apern ausapern brenzeln gelüsten hageln hapern maien menscheln nieseln pladdern plästern regnen schneien wintern',
  personal: 'einregnen einschneien verhageln',
};

/** The lemmas of each use, in the order in which a list of them is read. */
export function defectiveVerbs(): ReadonlyArray<readonly [use: DefectiveUse, lemmas: readonly string[]]> {
  const listed = Object.entries(LEMMAS).map(([use, lemmas]) => [use as DefectiveUse, lemmas.split(' ')] as const);
  return [...listed, ['infinitive', [...MOSTLY_INFINITIVE].sort()]];
}

let uses: ReadonlyMap<string, DefectiveUse> | undefined;

/** What is left of the verb; undefined when it is not on the list. */
export function useOf(lemma: string): DefectiveUse | undefined {
  uses ??= new Map(defectiveVerbs().flatMap(([use, lemmas]) => lemmas.map((one) => [one, use])));
  return uses.get(lemma);
}
