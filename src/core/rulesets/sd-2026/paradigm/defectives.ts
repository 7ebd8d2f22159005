/** What the rules on defective verbs say of each, and the list to browse (II.1.2, II.1.3, II.2.6, II.2.7). */
import type { GermanTag } from '../../../morphology/de/tag.ts';
import type { Defect, DefectiveGroup } from '../../../rules/paradigm.ts';
import { CATALOGUE, type RuleName } from '../catalogue.ts';
import { type DefectiveUse, defectiveVerbs, useOf } from './defective-verbs.ts';

/** The rule of each use, and the categories that it leaves, as keys of messages (`part_inf`, `defect_third`). */
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

/** What the list says of the verb; null when it is not on it. */
export function defectOf(lemma: string): Defect | null {
  const use = useOf(lemma);
  return use ? defect(use) : null;
}

/** Does the document leave it open whether a figurative use admits this form of the verb (II.2.7)? */
export function isOpen(lemma: string, { positions }: GermanTag): boolean {
  const use = useOf(lemma);
  if (use !== 'open-third' && use !== 'open-impersonal') return false;
  const [, kind = '', number, persons = ''] = positions;
  if (kind === 'inf' || kind === 'zu' || kind === 'part2') return false;
  if (kind === 'part1' || kind === 'zupart') return use === 'open-impersonal';
  return persons !== '3' || (use === 'open-impersonal' && number === 'pl');
}

/** The defective verbs by what they lack. */
export function germanDefectives(): DefectiveGroup[] {
  return defectiveVerbs().map(([group, lemmas]) => ({ ...defect(group), group, lemmas: [...lemmas] }));
}
