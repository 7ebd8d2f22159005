import { FREQUENCY_MAGIC, lemmaKey, STEPS, type TagWeights } from '../../../src/lexicon/frequency.ts';
import type { Maximised } from './maximise.ts';

/** Steps that a byte holds. */
const HIGHEST = 255;

/**
 * The bytes that `Frequency` reads.
 * @param most lemmas at all: those that share a form with another first, then the commonest.
 */
export function packFrequency({ lemmas, tags }: Maximised, most: number): Uint8Array {
  const header: TagWeights = Object.fromEntries(
    [...tags]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([tag, { partOfSpeech, share }]) => [tag, [partOfSpeech, Math.round(Math.log10(share) * 100)]]),
  );
  const kept = lemmas
    .map((lemma) => ({ ...lemma, step: Math.min(HIGHEST, Math.round(Math.log10(lemma.frequency) * STEPS)) }))
    .filter(({ step }) => step > 0)
    .sort((one, other) => Number(other.isHomograph) - Number(one.isHomograph) || other.step - one.step)
    .slice(0, most);
  const steps = new Map<number, number>();
  for (const { lemma, partOfSpeech, step } of kept) {
    const key = lemmaKey(lemma, partOfSpeech);
    // Two lemmas of one key: the commoner is asked for more often.
    steps.set(key, Math.max(step, steps.get(key) ?? 0));
  }
  const sorted = [...steps].sort(([one], [other]) => one - other);
  const differences: number[] = [];
  let before = 0;
  for (const [key] of sorted) {
    let rest = key - before;
    for (; rest > 0x7f; rest >>>= 7) differences.push((rest & 0x7f) | 0x80);
    differences.push(rest);
    before = key;
  }
  const json = new TextEncoder().encode(JSON.stringify(header));
  const bytes = new Uint8Array(8 + json.length + 4 + differences.length + sorted.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, FREQUENCY_MAGIC, true);
  view.setUint32(4, json.length, true);
  bytes.set(json, 8);
  view.setUint32(8 + json.length, sorted.length, true);
  bytes.set(differences, 12 + json.length);
  bytes.set(
    sorted.map(([, step]) => step),
    12 + json.length + differences.length,
  );
  return bytes;
}
