/**
 * The packed frequencies of a language: how common each lemma is, and which share each tag has. They order the readings of a form.
 *
 * The bytes, little-endian: magic; length of the text; the text (a line for each tag); for each bucket of keys a byte with the number of
 * its keys; the rest of each key, low bytes and high bytes apart; a byte for each key with the log-frequency of the lemma. Opening parses
 * nothing, because the worker opens it before its first answer. A key is a hash of a lemma and its part of speech, so about one rare lemma
 * in five hundred is taken for another. Lemmas without a key are rare.
 */
import type { Reading } from './lexicon.ts';

export const FREQUENCY_MAGIC = 0x51524656;

/** Bits of a key: the number of its bucket, and the rest. */
export const BUCKET_BITS = 12;
export const REST_BITS = 12;

/** Steps of log-frequency in a power of ten. A lemma of step 1 occurs once in 10⁹ words. */
export const STEPS = 5;

/** A line of the text: the part of speech of the tag's lemmas, and the log₁₀ of its share in their forms, in hundredths. */
export interface TagWeight {
  partOfSpeech: string;
  share: number;
}

/** Returns a line of the text. Each line begins and ends with a line feed. */
export const tagLine = (tag: string, { partOfSpeech, share }: TagWeight): string =>
  `${tag}\t${partOfSpeech}\t${share}\n`;

/** The bytes are no packed frequencies. */
export class FrequencyFormatError extends Error {
  override name = 'FrequencyFormatError';
}

const FNV_PRIME = 0x01000193;
const SPACE = 0x20;

/** Returns the key of a lemma: FNV-1a over the code units of both strings with a space between them, folded to the bits of a key. */
export function lemmaKey(lemma: string, partOfSpeech: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < lemma.length; i++) hash = Math.imul(hash ^ lemma.charCodeAt(i), FNV_PRIME);
  hash = Math.imul(hash ^ SPACE, FNV_PRIME);
  for (let i = 0; i < partOfSpeech.length; i++) hash = Math.imul(hash ^ partOfSpeech.charCodeAt(i), FNV_PRIME);
  hash ^= hash >>> 15;
  return (hash >>> 0) & ((1 << (BUCKET_BITS + REST_BITS)) - 1);
}

/** Penalty of readings that are not attested, in powers of ten. Hand-kept rows count as attested. */
const DOUBT = { attested: 0, inferred: 0.5, derived: 2 } as const;

/** Log₁₀ share of an unknown tag. */
const RARE_TAG = -4;

const BUCKETS = 1 << BUCKET_BITS;

const UNKNOWN_TAG: TagWeight = { partOfSpeech: '', share: RARE_TAG * 100 };

export class Frequency {
  private readonly text: string;
  private readonly tags = new Map<string, TagWeight>();
  /** Index of the first key of each bucket, and of the end of the last one. */
  private readonly starts = new Uint32Array(BUCKETS + 1);
  private readonly lows: Uint8Array;
  private readonly highs: Uint8Array;
  private readonly steps: Uint8Array;

  /** @throws FrequencyFormatError */
  constructor(bytes: ArrayBuffer) {
    try {
      const view = new DataView(bytes);
      if (view.getUint32(0, true) !== FREQUENCY_MAGIC) throw new FrequencyFormatError('no frequencies');
      const textEnd = 8 + view.getUint32(4, true);
      this.text = new TextDecoder().decode(new Uint8Array(bytes, 8, textEnd - 8));
      const counts = new Uint8Array(bytes, textEnd, BUCKETS);
      let count = 0;
      for (let bucket = 0; bucket < BUCKETS; bucket++) {
        this.starts[bucket] = count;
        count += counts[bucket] as number;
      }
      this.starts[BUCKETS] = count;
      const restsStart = textEnd + BUCKETS;
      this.lows = new Uint8Array(bytes, restsStart, count);
      this.highs = new Uint8Array(bytes, restsStart + count, count);
      this.steps = new Uint8Array(bytes, restsStart + count * 2);
      if (this.steps.length !== count) throw new FrequencyFormatError('cut off');
    } catch (cause) {
      throw cause instanceof FrequencyFormatError ? cause : new FrequencyFormatError('damaged', { cause });
    }
  }

  /** Returns the log-frequency of a reading: log₁₀ of occurrences in 10⁹ words. It may be below 0 for rare readings. */
  weight({ lemma, tag, origin, mark }: Pick<Reading, 'lemma' | 'tag' | 'origin' | 'mark'>): number {
    const { partOfSpeech, share } = this.tagWeight(tag);
    return this.commonness(lemma, partOfSpeech) + share / 100 - (mark === 'curated' ? 0 : DOUBT[origin]);
  }

  /** Sets the log-frequency of each reading and sorts them, likeliest first. Equal readings keep their order. */
  likeliestFirst(readings: Reading[]): Reading[] {
    let isOrdered = true;
    let least = Number.POSITIVE_INFINITY;
    for (const reading of readings) {
      const weight = this.weight(reading);
      reading.logFrequency = weight;
      isOrdered &&= weight <= least;
      least = weight;
    }
    // Most forms have at most one reading, or readings in order; sorting would allocate memory all the same.
    return isOrdered
      ? readings
      : readings.sort((one, other) => (other.logFrequency as number) - (one.logFrequency as number));
  }

  private tagWeight(tag: string): TagWeight {
    const known = this.tags.get(tag);
    if (known) return known;
    const at = this.text.indexOf(`\n${tag}\t`);
    let found = UNKNOWN_TAG;
    if (at >= 0) {
      const [, partOfSpeech = '', share] = this.text.slice(at + 1, this.text.indexOf('\n', at + 1)).split('\t');
      found = { partOfSpeech, share: Number(share) };
    }
    this.tags.set(tag, found);
    return found;
  }

  /** Returns the log-frequency of a lemma with all its forms. */
  private commonness(lemma: string, partOfSpeech: string): number {
    const key = lemmaKey(lemma, partOfSpeech);
    const bucket = key >>> REST_BITS;
    const rest = key & ((1 << REST_BITS) - 1);
    const end = this.starts[bucket + 1] as number;
    for (let at = this.starts[bucket] as number; at < end; at++) {
      if (this.lows[at] === (rest & 0xff) && this.highs[at] === rest >>> 8) return (this.steps[at] as number) / STEPS;
    }
    return -1;
  }
}
