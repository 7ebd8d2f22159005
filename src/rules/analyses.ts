import type { Analysis } from './verdict.ts';

/** Each analysis once: readings that differ in their source, spelling or mark alone are one to the user. */
export function eachOnce(analyses: readonly Analysis[]): Analysis[] {
  const byReading = new Map<string, Analysis>();
  for (const analysis of analyses) {
    const key = `${analysis.lemma} ${analysis.tag}`;
    if (!byReading.has(key)) byReading.set(key, analysis);
  }
  return [...byReading.values()];
}
