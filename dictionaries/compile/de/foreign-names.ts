/** What no German list has though German texts do: names of persons and places (Murphy, Sunderland). */
import { LARGEST_VALID, type ScowlSizes } from '../en/scowl.ts';

/** How often a name is met among a thousand million German words, at least: rarer ones are rather slips in another word. */
const MET = 100;

/**
 * The names of SCOWL's lists that are no English words besides, as spelled, and that German texts have. Of the lists of names many a word is
 * one, and of the largest list of words nearly every short string: tim.
 * @param frequencies how often a form is met among a thousand million words, by the form as laid
 */
export function foreignNames(
  scowl: ReadonlyMap<string, ScowlSizes>,
  frequencies: ReadonlyMap<string, number>,
  laid: (name: string) => string,
): string[] {
  return [...scowl]
    .filter(
      ([name, sizes]) =>
        sizes['proper-names'] !== undefined &&
        sizes.upper === undefined &&
        /^\p{Lu}\p{Ll}{2,}$/u.test(name) &&
        (scowl.get(name.toLowerCase())?.words ?? Number.POSITIVE_INFINITY) > LARGEST_VALID &&
        (frequencies.get(laid(name)) ?? 0) >= MET,
    )
    .map(([name]) => name);
}
