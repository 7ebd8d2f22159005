/** Defective verbs of German (II.1.3, II.2.6, II.2.7). */
import type { Defect, DefectiveGroup } from '../../paradigm.ts';

export function defectOf(_lemma: string): Defect | null {
  return null;
}

export function germanDefectives(): DefectiveGroup[] {
  return [];
}
