import LISTED from '../../../../../dictionaries/packed/tables/de-verb-defective.json' with { type: 'json' };
import type { GermanTag } from '../../../morphology/de/tag.ts';
import type { Defect, DefectiveGroup } from '../../../rules/paradigm.ts';
import { CATALOGUE, type RuleName } from '../catalogue.ts';

/**
 * Defective verbs and their forms, from dictionaries/curated/de-verb-defective.tsv. The table is curated because the list that the document
 * announces is not published. Lemmas as dictionaries spell them, in alphabetical order.
 */

/**
 * `only`: the forms that the entry shows; `participle`: participle II; `third`: third persons and participles; `impersonal`: third
 * person singular and participle II. `open-third` and `open-impersonal`: word lists have the other forms too, and the document leaves
 * open whether a figurative use admits them (II.2.7). `personal`: a compound that is used of persons; `infinitive`: usual in the
 * infinitive; both have all forms.
 */
type DefectiveUse = (typeof USES)[number];

/** In the order of the list of defective verbs: those that lack most come first. */
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

/** Returns the lemmas of each use, in that order. */
export function defectiveVerbs(): ReadonlyArray<readonly [use: DefectiveUse, lemmas: readonly string[]]> {
  return USES.map((use) => [use, LISTED[use].split(' ')]);
}

let uses: ReadonlyMap<string, DefectiveUse> | undefined;

/** Returns the use of a defective verb; undefined for other verbs. */
export function useOf(lemma: string): DefectiveUse | undefined {
  uses ??= new Map(defectiveVerbs().flatMap(([use, lemmas]) => lemmas.map((one) => [one, use])));
  return uses.get(lemma);
}

/** The rule of each use, and the categories that remain, as keys of messages (`part_inf`, `defect_third`). */
const DEFECTS: Readonly<Record<DefectiveUse, { rule: RuleName; left: readonly string[] }>> = {
  only: { rule: 'II.1.3', left: ['inf', 'inf_gen', 'defect_entry'] },
  participle: { rule: 'II.1.3', left: ['inf', 'inf_gen', 'part2'] },
  third: { rule: 'II.2.6', left: ['inf', 'inf_gen', 'defect_third', 'part1', 'part2'] },
  impersonal: { rule: 'II.2.6.impersonal', left: ['inf', 'inf_gen', 'defect_third_sg', 'part2'] },
  'open-third': { rule: 'II.2.7', left: [] },
  'open-impersonal': { rule: 'II.2.7', left: [] },
  personal: { rule: 'II.2.7', left: [] },
  infinitive: { rule: 'II.1.2', left: [] },
};

function defect(use: DefectiveUse): Defect {
  const { rule, left } = DEFECTS[use];
  return {
    rule: `sd-2026/${rule}`,
    section: CATALOGUE[rule].section,
    missing: [],
    left: [...left],
    curated: true,
    group: use,
  };
}

/** Returns the defect of a verb; null if it is not on the list. */
export function defectOf(lemma: string): Defect | null {
  const use = useOf(lemma);
  return use ? defect(use) : null;
}

/** Returns true if the document leaves open whether a figurative use admits this form (II.2.7). */
export function isOpen(lemma: string, { positions }: GermanTag): boolean {
  const use = useOf(lemma);
  if (use !== 'open-third' && use !== 'open-impersonal') return false;
  const [, kind = '', number, persons = ''] = positions;
  if (kind === 'inf' || kind === 'zu' || kind === 'part2') return false;
  if (kind === 'part1' || kind === 'zupart') return use === 'open-impersonal';
  return persons !== '3' || (use === 'open-impersonal' && number === 'pl');
}

/** Returns the defective verbs by what they lack. */
export function germanDefectives(): DefectiveGroup[] {
  return defectiveVerbs().map(([group, lemmas]) => ({ ...defect(group), group, lemmas: [...lemmas] }));
}
