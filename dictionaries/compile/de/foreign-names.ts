/** What no German list has though German texts do: names of persons and places (Murphy, Sunderland). */
import type { ScowlSizes } from '../en/scowl.ts';

/** How often a name is met among a thousand million German words, at least: rarer ones are rather slips in another word. */
const MET = 100;

/**
 * Largest size whose words are common English: of the larger lists of words many a one is a name rather, Murphy, Somerset, and of the largest
 * nearly every short string: tim.
 */
const COMMON_ENGLISH = 40;

/** What tells names from other words with a capital. */
export interface Proper {
  /** Words of WordNet that name one person, place or thing. */
  instances: ReadonlySet<string>;
  /** All words of WordNet. */
  wordNet: { has(word: string): boolean };
}

/** Is it a name, as far as WordNet tells? Edinburgh is one place, Monday none, Americans the plural of a word that is none. */
export const isProper = (name: string, { instances, wordNet }: Proper): boolean =>
  instances.has(name) || !(wordNet.has(name) || wordNet.has(name.replace(/s$/, '')));

/**
 * The names of SCOWL's lists that are no common English words besides, as spelled, and that German texts have. Of its list of words with a capital
 * those that are names.
 * @param frequencies how often a form is met among a thousand million words, by the form as laid
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
