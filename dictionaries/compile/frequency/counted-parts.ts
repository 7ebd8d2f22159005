import { readTable } from '../tsv.ts';

/** Words of the texts that were read for WordNet, by which a count becomes a frequency; in half of them verbs alone were told apart. */
const READ = { noun: 360_000, verb: 700_000, adj: 360_000, adv: 360_000 } as const;

/** A part of speech that WordNet has. */
export type CountedPart = keyof typeof READ;

export const isCountedPart = (partOfSpeech: string): partOfSpeech is CountedPart => partOfSpeech in READ;

/** How often a lemma of a part of speech is met among a thousand million words, when it was met so many times in those texts. */
export const frequencyOf = (times: number, part: CountedPart): number => (times * 1e9) / READ[part];

/** How many times each English lemma was met as each part of speech in those texts. */
export function readCountedParts(): ReadonlyMap<string, Readonly<Record<CountedPart, number>>> {
  return new Map(
    readTable('frequency/en-parts.tsv').map(({ lemma = '', noun, verb, adj, adv }) => [
      lemma,
      { noun: Number(noun), verb: Number(verb), adj: Number(adj), adv: Number(adv) },
    ]),
  );
}
