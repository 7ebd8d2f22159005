/**
 * How common readings are, from word frequencies: which of several lemmas a form is likeliest of, and which of a lemma's tags.
 *
 * The bytes, little-endian: magic, length of the header, header (JSON: what is known of each tag), number of lemmas, their keys in rising
 * order as varints of their differences, and a byte for each of them, how common it is. A lemma that has no key is rare. The words
 * themselves are not in it: a key is a hash of a lemma and its part of speech, so one of four hundred rare lemmas is taken for another.
 */
import type { Reading } from './lexicon.ts';

export const FREQUENCY_MAGIC = 0x51524656;

/** Bits of a lemma's key. */
export const KEY_BITS = 24;

/** Steps of how common a lemma is, of a power of ten. A lemma of step 1 is found once among a thousand million words. */
export const STEPS = 5;

/** What the header says of a tag: the part of speech that its lemmas are told apart by, and the logarithm of its share in their forms, in hundredths. */
export type TagWeights = Readonly<Record<string, readonly [partOfSpeech: string, share: number]>>;

/** The bytes tell no frequencies. */
export class FrequencyFormatError extends Error {
  override name = 'FrequencyFormatError';
}

/** FNV-1a over the code units, folded to `KEY_BITS`. */
export function lemmaKey(lemma: string, partOfSpeech: string): number {
  let hash = 0x811c9dc5;
  const text = `${lemma} ${partOfSpeech}`;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return (hash >>> 0) & ((1 << KEY_BITS) - 1);
}

/** What a reading that nobody has attested loses against one that somebody has, in powers of ten. A hand-kept row attests its readings. */
const DOUBT = { attested: 0, inferred: 0.5, derived: 2 } as const;

/** Of a tag that the header does not know. */
const RARE_TAG = -4;

export class Frequency {
  private readonly keys: Uint32Array;
  private readonly steps: Uint8Array;
  private readonly tags: TagWeights;

  /** @throws FrequencyFormatError */
  constructor(bytes: ArrayBuffer) {
    try {
      const view = new DataView(bytes);
      if (view.getUint32(0, true) !== FREQUENCY_MAGIC) throw new FrequencyFormatError('no frequencies');
      const headerEnd = 8 + view.getUint32(4, true);
      this.tags = JSON.parse(new TextDecoder().decode(new Uint8Array(bytes, 8, headerEnd - 8)));
      const count = view.getUint32(headerEnd, true);
      const rest = new Uint8Array(bytes, headerEnd + 4);
      this.keys = new Uint32Array(count);
      let at = 0;
      let key = 0;
      for (let i = 0; i < count; i++) {
        let shift = 0;
        let byte: number;
        do {
          byte = rest[at++] as number;
          key += (byte & 0x7f) << shift;
          shift += 7;
        } while (byte > 0x7f);
        this.keys[i] = key;
      }
      this.steps = rest.subarray(at);
      if (this.steps.length !== count) throw new FrequencyFormatError('cut off');
    } catch (cause) {
      throw cause instanceof FrequencyFormatError ? cause : new FrequencyFormatError('damaged', { cause });
    }
  }

  /** How common a reading is: the decimal logarithm of how often it is met among a thousand million words; rather less than 0 where it is rare. */
  weight({ lemma, tag, origin, mark }: Pick<Reading, 'lemma' | 'tag' | 'origin' | 'mark'>): number {
    const [partOfSpeech, share] = this.tags[tag] ?? ['', RARE_TAG * 100];
    return this.commonness(lemma, partOfSpeech) + share / 100 - (mark === 'curated' ? 0 : DOUBT[origin]);
  }

  /** Sorts the readings, and gives them their weights: likeliest first; where nothing tells them apart, as they were. */
  likeliestFirst(readings: Reading[]): Reading[] {
    for (const reading of readings) reading.weight = this.weight(reading);
    return readings.sort((one, other) => (other.weight as number) - (one.weight as number));
  }

  /** The same of a lemma with all its forms. */
  private commonness(lemma: string, partOfSpeech: string): number {
    const key = lemmaKey(lemma, partOfSpeech);
    let low = 0;
    let high = this.keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.keys[middle] as number) < key) low = middle + 1;
      else high = middle;
    }
    return this.keys[low] === key ? (this.steps[low] as number) / STEPS : -1;
  }
}
