import type { Analysis } from './verdict.ts';

/** Removes duplicates: readings that differ only in source, spelling or mark look the same to the user. */
export function eachOnce(analyses: readonly Analysis[]): Analysis[] {
  if (analyses.length < 2) return [...analyses];
  const byReading = new Map<string, Analysis>();
  for (const analysis of analyses) {
    const key = `${analysis.lemma} ${analysis.tag}`;
    if (!byReading.has(key)) byReading.set(key, analysis);
  }
  return [...byReading.values()];
}
