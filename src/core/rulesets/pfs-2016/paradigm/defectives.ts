import type { Defect, DefectiveGroup } from '../../../rules/paradigm.ts';
import { defectivesBy, defectOfRule } from '../../polish/paradigm/defectives.ts';
import { CATALOGUE } from '../catalogue.ts';
import { descriptor } from '../descriptor.ts';

/** The document leaves the defective verbs to a file that is not to be had; list 7 of the later editions stands in for it. */
const citing = () => ({ rule: `${descriptor.id}/defective`, section: CATALOGUE.defective.section }) as const;
const APPENDIX = 'defekt.txt';

export function defectOf2016(rule: Parameters<typeof defectOfRule>[0]): Defect {
  return { ...defectOfRule(rule, citing), appendix: APPENDIX };
}

export function defectivesPfs2016(): DefectiveGroup[] {
  return defectivesBy(citing).map((group) => ({ ...group, appendix: APPENDIX }));
}
