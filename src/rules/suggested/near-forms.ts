import type { FormReading } from '../../lexicon/lexicon.ts';
import { sharedEnds } from '../../words/shared.ts';

/**
 * The forms of a lemma by how near they are to one that may not be played: those that share most of the `wanted` tag values first,
 * among them those that look most like it.
 */
export function nearForms(word: string, forms: readonly FormReading[], wanted: readonly string[]): string[] {
  const best = new Map<string, { shared: number; apart: number }>();
  for (const { form, reading } of forms) {
    const values = reading.tag.split(/[:.+]/);
    const shared = wanted.filter((value) => values.includes(value)).length;
    const known = best.get(form);
    if (known && known.shared >= shared) continue;
    best.set(form, { shared, apart: known?.apart ?? lettersApart(word, form) });
  }
  return [...best]
    .sort(([a, x], [b, y]) => y.shared - x.shared || x.apart - y.apart || (a < b ? -1 : 1))
    .map(([form]) => form);
}

/** Letters of both words that are neither at their common beginning nor at their common end. */
function lettersApart(one: string, other: string): number {
  return one.length + other.length - 2 * sharedEnds(one, other);
}
