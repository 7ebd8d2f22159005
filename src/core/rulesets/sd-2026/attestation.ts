import type { Attestation } from '../../rules/verdict.ts';
import type { GermanReading } from './query.ts';

/**
 * Share of the lemmas with these sources that are on the tournament list: up to nine letters, and from ten letters on
 * (`dictionaries/score/attestation-de.tsv`). It serves readings without a share of their own: those of rules and of
 * curated rows. Where german-pos-dict has a word beside enz, Wiktionary adds little.
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
 * Shares of words that no source has. Compounds of known members are as rare on the list as words that only Wiktionary
 * has and no text uses (4.5 % of 177,000 long ones); others are rarer than the rarest short ones (0.5 %).
 */
const UNKNOWN = { compound: 0.04, other: 0.005 } as const;

/** The share of words with these sources and of so many letters, as laid, that are on the tournament list, 0 to 1. */
function shareBySources(sources: readonly string[], letters: number): number {
  const row = BY_SOURCES.find(([needed]) => needed.every((source) => sources.includes(source)));
  return row?.[letters <= SHORT ? 1 : 2] ?? UNKNOWN.other;
}

/** Share of words that only curated rows have: about three quarters of those that were checked. */
const CURATED_SHARE = 0.75;

/** The attestation of a word that only curated rows admit. */
export const CURATED_ATTESTATION: Attestation = { sources: [], probability: CURATED_SHARE };

/**
 * Highest share of words with so few letters, since all sources have such words, whether listed or not: of 84 words of
 * two letters six are in no edition, and of 718 of three letters 44 are not in the newest one.
 */
const HIGHEST_BY_LETTERS: Readonly<Record<number, number>> = { 2: 0.93, 3: 0.94 };

export type Evidence = Pick<GermanReading, 'attestedBy' | 'share'>;

/**
 * Returns the probability that the tournament list has a form under this reading, 0 to 1. It is that of the lemma: nearly all forms are
 * listed with it (all but 16 of 3,000 long ones, and all short ones).
 */
export function shareOf({ share, attestedBy }: Evidence, letters: number): number {
  return Math.min(share ?? shareBySources(attestedBy, letters), HIGHEST_BY_LETTERS[letters] ?? 1);
}

/**
 * Returns the best evidence for a word of so many letters, as laid. A list has the word when it has the word under any reading.
 * @param isCompound true when the word is a regular compound of known words; only used when no source has it
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
