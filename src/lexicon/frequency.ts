/**
 * How common readings are, from word frequencies: which of several lemmas a form is likeliest of, and which of a lemma's tags.
 *
 * The bytes, little-endian: magic, length of the text, the text (what is known of each tag, a line each), for each bucket of keys a byte,
 * how many it holds, then of each key what is left, low bytes and high bytes apart, and a byte for each, how common that lemma is. Nothing is taken apart when it is
 * opened: the worker opens it before its first answer. A lemma that has no key is rare. The words themselves are not in it: a key is a hash
 * of a lemma and its part of speech, so one of five hundred rare lemmas is taken for another.
 */
import type { Reading } from './lexicon.ts';

export const FREQUENCY_MAGIC = 0x51524656;

/** Bits of a lemma's key: those of its bucket, and the rest. */
export const BUCKET_BITS = 12;
export const REST_BITS = 12;

/** Steps of how common a lemma is, of a power of ten. A lemma of step 1 is found once among a thousand million words. */
export const STEPS = 5;

/** What a line of the text says of a tag: the part of speech that its lemmas are told apart by, and the logarithm of its share in their forms, in hundredths. */
export interface TagWeight {
  partOfSpeech: string;
  share: number;
}

/** A line of the text. Each begins and ends with the sign of a line's end. */
export const tagLine = (tag: string, { partOfSpeech, share }: TagWeight): string =>
  `${tag}\t${partOfSpeech}\t${share}\n`;

/** The bytes tell no frequencies. */
export class FrequencyFormatError extends Error {
  override name = 'FrequencyFormatError';
}

const FNV_PRIME = 0x01000193;
const SPACE = 0x20;

/** FNV-1a over the code units of both with a space between them, folded to the bits of a key. */
export function lemmaKey(lemma: string, partOfSpeech: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < lemma.length; i++) hash = Math.imul(hash ^ lemma.charCodeAt(i), FNV_PRIME);
  hash = Math.imul(hash ^ SPACE, FNV_PRIME);
  for (let i = 0; i < partOfSpeech.length; i++) hash = Math.imul(hash ^ partOfSpeech.charCodeAt(i), FNV_PRIME);
  hash ^= hash >>> 15;
  return (hash >>> 0) & ((1 << (BUCKET_BITS + REST_BITS)) - 1);
}

/** What a reading that nobody has attested loses against one that somebody has, in powers of ten. A hand-kept row attests its readings. */
const DOUBT = { attested: 0, inferred: 0.5, derived: 2 } as const;

/** Of a tag that the header does not know. */
const RARE_TAG = -4;

const BUCKETS = 1 << BUCKET_BITS;

/** Of a tag that the text does not know. */
const UNKNOWN_TAG: TagWeight = { partOfSpeech: '', share: RARE_TAG * 100 };

export class Frequency {
  private readonly text: string;
  private readonly tags = new Map<string, TagWeight>();
  /** Where each bucket begins, and where the last one ends. */
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

  /** How common a reading is: the decimal logarithm of how often it is met among a thousand million words; rather less than 0 where it is rare. */
  weight({ lemma, tag, origin, mark }: Pick<Reading, 'lemma' | 'tag' | 'origin' | 'mark'>): number {
    const { partOfSpeech, share } = this.tagWeight(tag);
    return this.commonness(lemma, partOfSpeech) + share / 100 - (mark === 'curated' ? 0 : DOUBT[origin]);
  }

  /** Sorts the readings, and gives them their weights: likeliest first; where nothing tells them apart, as they were. */
  likeliestFirst(readings: Reading[]): Reading[] {
    let isOrdered = true;
    let least = Number.POSITIVE_INFINITY;
    for (const reading of readings) {
      const weight = this.weight(reading);
      reading.weight = weight;
      isOrdered &&= weight <= least;
      least = weight;
    }
    // Most forms have one reading or none, or have them in order, and sorting takes memory whatever there is to sort.
    return isOrdered ? readings : readings.sort((one, other) => (other.weight as number) - (one.weight as number));
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

  /** The same of a lemma with all its forms. */
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
