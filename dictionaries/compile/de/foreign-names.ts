/** Names of persons and places in German texts that no German list has: Murphy, Sunderland. */
import type { ScowlSizes } from '../en/scowl.ts';

/** Minimum occurrences of a name in 10⁹ German words; rarer ones are probably misspellings. */
const MET = 100;

/** Largest size of common English words. Larger lists have names (Murphy, Somerset), and the largest nearly every short string: tim. */
const COMMON_ENGLISH = 40;

/** Data that separates names from other words with a capital. */
export interface Proper {
  /** Words of WordNet that name one person, place or thing. */
  instances: ReadonlySet<string>;
  /** All words of WordNet. */
  wordNet: { has(word: string): boolean };
}

/** Returns true for a name, by WordNet: Edinburgh is one place, Monday is not; Americans is a plural. */
export const isProper = (name: string, { instances, wordNet }: Proper): boolean =>
  instances.has(name) || !(wordNet.has(name) || wordNet.has(name.replace(/s$/, '')));

/**
 * Returns names of SCOWL, as spelled, that German texts have and that are no common English words.
 * @param frequencies occurrences of keys in 10⁹ words
 */
export function foreignNames(
  scowl: ReadonlyMap<string, ScowlSizes>,
  proper: Proper,
  frequencies: ReadonlyMap<string, number>,
  laid: (name: string) => string,
): string[] {
  const isName = (name: string, { 'proper-names': listed, upper }: ScowlSizes): boolean =>
    upper === undefined ? listed !== undefined : isProper(name, proper);
  return [...scowl]
    .filter(
      ([name, sizes]) =>
        /^\p{Lu}\p{Ll}{2,}$/u.test(name) &&
        isName(name, sizes) &&
        (scowl.get(name.toLowerCase())?.words ?? Number.POSITIVE_INFINITY) > COMMON_ENGLISH &&
        (frequencies.get(laid(name)) ?? 0) >= MET,
    )
    .map(([name]) => name);
}
