import type { Defect, DefectiveGroup } from '../../../rules/paradigm.ts';
import { defectivesPfs2018, defectOfRule } from '../../polish/paradigm/defectives.ts';
import { CATALOGUE } from '../catalogue.ts';

/** The document leaves the defective verbs to a file that is not to be had; the verbs of 2018 stand in for it. */
const CITED = { rule: 'pfs-2016/defective', section: CATALOGUE.defective.section, appendix: 'defekt.txt' } as const;

export function defectOf2016(rule: Parameters<typeof defectOfRule>[0]): Defect {
  return { ...defectOfRule(rule), ...CITED };
}

export function defectivesPfs2016(): DefectiveGroup[] {
  return defectivesPfs2018().map((group) => ({ ...group, ...CITED }));
}
