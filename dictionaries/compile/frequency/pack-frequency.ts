import {
  BUCKET_BITS,
  FREQUENCY_MAGIC,
  lemmaKey,
  REST_BITS,
  STEPS,
  tagLine,
} from '../../../src/core/lexicon/frequency.ts';
import type { Maximised } from './maximise.ts';

/** Maximum value of a byte: steps, or keys in a bucket. */
const HIGHEST = 255;

/**
 * Returns the bytes that `Frequency` reads.
 * @param most maximum number of lemmas; the most common ones are stored.
 * @param preferred steps added to the frequency of lemmas that share a form with another one, because frequencies rank their analyses. For
 * all other lemmas a frequency only ranks near words; without room for the common ones, *their* would be as rare as any other word.
 * @throws Error if a bucket holds more than a byte can express.
 */
export function packFrequency({ lemmas, tags }: Maximised, most: number, preferred: number): Uint8Array {
  const lines = [...tags]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([tag, { partOfSpeech, share }]) =>
      tagLine(tag, { partOfSpeech, share: Math.round(Math.log10(share) * 100) }),
    );
  const text = new TextEncoder().encode(`\n${lines.join('')}`);
  const rank = ({ isHomograph, step }: { isHomograph: boolean; step: number }) => step + (isHomograph ? preferred : 0);
  const kept = lemmas
    .map((lemma) => ({ ...lemma, step: Math.min(HIGHEST, Math.round(Math.log10(lemma.frequency) * STEPS)) }))
    .filter(({ step }) => step > 0)
    .sort((one, other) => rank(other) - rank(one) || other.step - one.step)
    .slice(0, most);
  const steps = new Map<number, number>();
  for (const { lemma, partOfSpeech, step } of kept) {
    const key = lemmaKey(lemma, partOfSpeech);
    // Two lemmas with one key: the more common one is requested more often.
    steps.set(key, Math.max(step, steps.get(key) ?? 0));
  }
  const sorted = [...steps].sort(([one], [other]) => one - other);
  const counts = new Uint8Array(1 << BUCKET_BITS);
  const bytes = new Uint8Array(8 + text.length + counts.length + sorted.length * 3);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, FREQUENCY_MAGIC, true);
  view.setUint32(4, text.length, true);
  bytes.set(text, 8);
  const rests = 8 + text.length + counts.length;
  for (const [place, [key, step]] of sorted.entries()) {
    const bucket = key >>> REST_BITS;
    if (counts[bucket] === HIGHEST) throw new Error('too many lemmas in one bucket');
    counts[bucket] = (counts[bucket] as number) + 1;
    const rest = key & ((1 << REST_BITS) - 1);
    bytes[rests + place] = rest & 0xff;
    bytes[rests + sorted.length + place] = rest >>> 8;
    bytes[rests + sorted.length * 2 + place] = step;
  }
  bytes.set(counts, 8 + text.length);
  return bytes;
}
