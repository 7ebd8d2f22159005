import type { FormReading } from '../../lexicon/lexicon.ts';
import { sharedEnds } from '../../words/common-letters.ts';

/**
 * The forms of a lemma, nearest first to a word that may not be played: first those that share most `wanted` tag values, then those that
 * share most letters.
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

/** The number of letters of both words outside their common beginning and common end. */
function lettersApart(one: string, other: string): number {
  return one.length + other.length - 2 * sharedEnds(one, other);
}
