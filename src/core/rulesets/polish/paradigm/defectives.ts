import type { Defect, DefectiveGroup } from '../../../rules/paradigm.ts';
import { DEFECTS } from '../defective.ts';
import { type DefectiveRule, LIST_7 } from '../lists.ts';

/** Where an edition has the rules on the blocks of list 7. */
export type Citing = (rule: DefectiveRule) => Pick<Defect, 'rule' | 'section'>;

/** What the block of list 7 says of its verbs. */
export function defectOfRule(rule: DefectiveRule, citing: Citing): Defect {
  const { missing, left } = DEFECTS[rule];
  return { ...citing(rule), missing: [...missing], left: [...left] };
}

/** Letters of the blocks; the verbs of the last one each have their own condition. */
const LETTERS: Readonly<Partial<Record<DefectiveRule, string>>> = {
  'defective-A': 'A',
  'defective-B': 'B',
  'defective-C': 'C',
};
const LAST_BLOCK = 'D';

/** List 7, block by block in its order; verbs of the last block in groups of those that share a condition. */
export function defectivesBy(citing: Citing): DefectiveGroup[] {
  const lemmas = new Map<DefectiveRule, string[]>();
  for (const [lemma, rule] of LIST_7) lemmas.set(rule, [...(lemmas.get(rule) ?? []), lemma]);
  return [...lemmas].map(([rule, verbs]) => ({
    ...defectOfRule(rule, citing),
    group: LETTERS[rule] ?? LAST_BLOCK,
    lemmas: verbs,
  }));
}
