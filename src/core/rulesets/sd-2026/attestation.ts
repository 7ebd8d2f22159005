import type { Attestation } from '../../rules/verdict.ts';
import type { TaggedReading } from './question.ts';

/**
 * How many lemmas that these sources have are on the tournament list, up to nine letters and from ten letters on, as measured
 * (`dictionaries/score/attestation-de.tsv`). Told of readings that have no share of their own: what rules and hand-kept rows grant.
 * Where german-pos-dict has a word beside enz, Wiktionary says little more.
 */
const BY_SOURCES: ReadonlyArray<readonly [sources: readonly string[], short: number, long: number]> = [
  [['enz', 'german-pos-dict'], 0.98, 0.95],
  [['enz', 'Wiktionary'], 0.68, 0.48],
  [['enz'], 0.78, 0.52],
  [['german-pos-dict', 'Wiktionary'], 0.13, 0.58],
  [['german-pos-dict'], 0.13, 0.5],
  [['Wiktionary'], 0.01, 0.09],
];

/** Letters up to which the core list is nearly complete. */
const SHORT = 9;

/**
 * Of words that no source has: compounds of known members are no more often on the list than those of Wiktionary that are never met and
 * that no other dictionary has (4.5 % of 177,000 long ones), and others less than the rarest of these (0.5 % of the short ones).
 */
const UNKNOWN = { compound: 0.04, other: 0.005 } as const;

/** The share of words with these sources and of so many letters, as laid, that are on the tournament list, 0 to 1. */
function shareBySources(sources: readonly string[], letters: number): number {
  const row = BY_SOURCES.find(([needed]) => needed.every((source) => sources.includes(source)));
  return row?.[letters <= SHORT ? 1 : 2] ?? UNKNOWN.other;
}

/**
 * The share of what only rows kept by hand have, which no source names: of those that were looked through about three quarters should be
 * right.
 */
const KEPT_BY_HAND = 0.75;

/** The evidence for a word that only rows kept by hand admit. */
export const keptByHand: Attestation = { sources: [], probability: KEPT_BY_HAND };

/**
 * The highest share of words of so few letters. Sources have them all alike, be they on the tournament list or not: of 84 words of two letters
 * six are on no edition of it, and of 718 of three letters 44 are not on the newest one.
 */
const HIGHEST_BY_LETTERS: Readonly<Record<number, number>> = { 2: 0.93, 3: 0.94 };

export type Evidence = Pick<TaggedReading, 'attestedBy' | 'share'>;

/**
 * How likely the tournament list has a form under a reading, 0 to 1: as likely as its lemma, with which nearly all forms stand (16 of 3,000
 * long ones do not, and none of the short ones).
 */
export function shareOf({ share, attestedBy }: Evidence, letters: number): number {
  return Math.min(share ?? shareBySources(attestedBy, letters), HIGHEST_BY_LETTERS[letters] ?? 1);
}

/**
 * The best evidence that there is for a word of so many letters, as laid: the list has it when it has it under any reading.
 * @param isCompound is the word one of known words, put together as others are? Asked where no source has it.
 */
export function attestationOf(
  readings: readonly Evidence[],
  letters: number,
  { isCompound = false }: { isCompound?: boolean } = {},
): Attestation {
  const found = readings
    .filter(({ attestedBy, share }) => attestedBy.length > 0 || share !== undefined)
    .map((reading) => ({ sources: [...reading.attestedBy], probability: shareOf(reading, letters) }));
  return found.reduce(
    (best, one) => (one.probability > best.probability ? one : best),
    found[0] ?? { sources: [], probability: isCompound && letters > SHORT ? UNKNOWN.compound : UNKNOWN.other },
  );
}
