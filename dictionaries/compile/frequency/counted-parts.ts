import { readTable } from '../tsv.ts';

/** Number of words of WordNet's sense-tagged texts, which converts a count to a frequency; in half of them only verbs were tagged. */
const READ = { noun: 360_000, verb: 700_000, adj: 360_000, adv: 360_000 } as const;

/** A part of speech that WordNet has. */
export type CountedPart = keyof typeof READ;

export const isCountedPart = (partOfSpeech: string): partOfSpeech is CountedPart => partOfSpeech in READ;

/** Returns the occurrences of a lemma in 10⁹ words from its count in those texts. */
export const frequencyOf = (times: number, part: CountedPart): number => (times * 1e9) / READ[part];

/** Returns the count of each English lemma by part of speech in those texts. */
export function readCountedParts(): ReadonlyMap<string, Readonly<Record<CountedPart, number>>> {
  return new Map(
    readTable('frequency/en-parts.tsv').map(({ lemma = '', noun, verb, adj, adv }) => [
      lemma,
      { noun: Number(noun), verb: Number(verb), adj: Number(adj), adv: Number(adv) },
    ]),
  );
}
