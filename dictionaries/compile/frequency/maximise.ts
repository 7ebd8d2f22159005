/**
 * Estimates the frequencies of lemmas and tags from the frequencies of forms, by expectation and maximisation. Each step divides a form's
 * frequency among its analyses, by the frequency of the lemma and the share of the tag in the forms of such a lemma. The sums give the
 * frequencies of lemmas and tags for the next step. *ja* gains from *mną* and *mi*, so *miąć*, which shares *mnie*, gets next to nothing.
 */
import type { FormReading } from '../../../src/core/lexicon/lexicon.ts';
import type { PackedLexicon } from '../../../src/core/lexicon/packed-lexicon.ts';
import type { Commonness, CountedLemma, Language } from './language.ts';

export interface Maximised {
  lemmas: Commonness[];
  /** Share of each tag, 0 to 1, in the forms of a lemma that may have it, and the part of speech of such lemmas. */
  tags: Map<string, { partOfSpeech: string; share: number }>;
}

const STEPS = 30;

/** Maximum count for tags: the most common lemmas say no more of tags than others. *jest* does not make third persons common. */
const MOST_FOR_TAGS = 1e4;

/** Value of a lemma or tag that never occurs. */
const UNSEEN = { lemma: 1e-3, tag: 1e-2 };

/** Factor by which a lemma may exceed what its own forms say. */
const TOLERANCE = 2;

/** The same for its least frequent forms, which are more than a lemma lacks by chance. */
const TOLERANCE_OF_LEAST_MET = 4;

/** Occurrences in 10⁹ words below which a lemma takes nothing from shared forms. */
const TAKES_NOTHING_BELOW = 1;

/** Default share of its own forms that shows a lemma's frequency. */
const ENOUGH = 0.1;

/** Weight of readings by origin. */
const TRUST = { attested: 1, inferred: 0.3, derived: 0.05 } as const;

/** Returns the class of a tag and its share in the forms of such a lemma; undefined for another part of speech. */
type ShareOf = (tag: string, lemma: CountedLemma) => { tagClass: string; share: number } | undefined;

/** The class of a tag of the lexicon, and the numbers of its alternatives. */
interface Place {
  tagClass: string;
  partOfSpeech: string;
  tags: number[];
}

/** The readings of all observed forms, an array for each field: the steps visit a million of them, and objects would take twice as long. */
interface Observed {
  frequency: number[];
  /** Number of the reading after the last one of each form. */
  end: number[];
  /** Of each reading: its lemma. */
  lemma: number[];
  trust: number[];
  /** Of each reading: the numbers of the alternatives of its tag. */
  tags: (readonly number[])[];
}

/** @param frequencies of forms by key; forms that the lexicon lacks are ignored */
export function maximise(
  lexicon: PackedLexicon,
  frequencies: ReadonlyMap<string, number>,
  language: Language,
): Maximised {
  const lemmas = new Numbered<CountedLemma>();
  const tags = new Numbered<{ tagClass: number; expected: number }>();
  const classes = new Numbered<object>();
  const places = new Map<string, Place>();
  const alternativesOf = new Map<string, number[]>();
  /** Returns the place of a tag. A lexicon has at most a thousand tags, and each is requested a million times. */
  const placeOf = (tag: string): Place => {
    const known = places.get(tag);
    if (known) return known;
    const { tagClass, tag: within, partOfSpeech } = language.place(tag);
    const numbers = alternatives(within).map((one) =>
      tags.of(`${tagClass} ${one}`, {
        tagClass: classes.of(tagClass, {}),
        expected: language.expectedShare?.(one) ?? 1,
      }),
    );
    // Tags that differ in features of the lemma have the same alternatives, and share one array.
    const place = { tagClass, partOfSpeech, tags: alternativesOf.get(numbers.join()) ?? numbers };
    alternativesOf.set(numbers.join(), place.tags);
    places.set(tag, place);
    return place;
  };
  const observed: Observed = { frequency: [], end: [], lemma: [], trust: [], tags: [] };
  const homographs = new Set<number>();
  for (const [form, frequency] of frequencies) {
    const first = observed.lemma.length;
    for (const reading of lexicon.readings(form)) {
      const { lemma, tag, origin, mark } = reading;
      const { partOfSpeech, tags: ofTags } = placeOf(tag);
      const ofLemma = lemmas.of(`${lemma} ${partOfSpeech}`, { lemma, partOfSpeech });
      const trust = mark === 'curated' || language.isTrusted?.(reading) ? 1 : TRUST[origin];
      let at = first;
      while (at < observed.lemma.length && !(observed.lemma[at] === ofLemma && observed.tags[at] === ofTags)) at += 1;
      observed.lemma[at] = ofLemma;
      observed.tags[at] = ofTags;
      observed.trust[at] = Math.max(observed.trust[at] ?? 0, trust);
    }
    if (observed.lemma.length === first) continue;
    observed.frequency.push(frequency);
    observed.end.push(observed.lemma.length);
    const ofForm = observed.lemma.slice(first);
    if (ofForm.some((lemma) => lemma !== ofForm[0])) for (const lemma of ofForm) homographs.add(lemma);
  }

  // Tags of forms that occur; tags requested later have no share.
  const metTags = [...places];
  const restraint = Float64Array.from(lemmas.all, (lemma) => language.restraint(lemma, lexicon));
  let frequencyOf = Float64Array.from(lemmas.all, ({ partOfSpeech, lemma }) => language.expected(partOfSpeech, lemma));
  let shareOf = shares(
    Float64Array.from(tags.all, ({ expected }) => expected),
    tags.all,
    classes.all.length,
  );
  /** In a step: the share of each reading's tags in the forms of such a lemma, and its weight among the form's readings. */
  const share = new Float64Array(observed.lemma.length);
  const part = new Float64Array(observed.lemma.length);
  /** Returns the total weight of one lemma's readings of a form. */
  const partOf = (lemma: number, first: number, end: number): number => {
    let all = 0;
    for (let i = first; i < end; i++) if (observed.lemma[i] === lemma) all += at(part, i);
    return all;
  };
  for (let step = 0; step < STEPS; step++) {
    const ofLemma = new Float64Array(frequencyOf.length).fill(UNSEEN.lemma);
    const ofTag = new Float64Array(shareOf.length);
    let first = 0;
    for (const [form, end] of observed.end.entries()) {
      const frequency = at(observed.frequency, form);
      let whole = 0;
      for (let i = first; i < end; i++) {
        const lemma = at(observed.lemma, i);
        share[i] = sumOf(observed.tags[i]!, shareOf);
        part[i] = at(restraint, lemma) * at(frequencyOf, lemma) * at(share, i) * at(observed.trust, i);
        whole += at(part, i);
      }
      for (let i = first; i < end && whole > 0; i++) {
        const lemma = at(observed.lemma, i);
        const own = at(part, i);
        ofLemma[lemma] = at(ofLemma, lemma) + (frequency * own) / whole;
        const ofAll = language.countsAsOne ? partOf(lemma, first, end) : own;
        const counted = (own / ofAll) * Math.min((frequency * ofAll) / whole, MOST_FOR_TAGS);
        for (const tag of observed.tags[i]!) ofTag[tag] = at(ofTag, tag) + (counted * at(shareOf, tag)) / at(share, i);
      }
      first = end;
    }
    frequencyOf = ofLemma;
    shareOf = shares(ofTag, tags.all, classes.all.length);
  }

  const shareOfTag = (tag: string, { partOfSpeech }: CountedLemma) => {
    const place = placeOf(tag);
    if (place.partOfSpeech !== partOfSpeech) return undefined;
    return { tagClass: place.tagClass, share: sumOf(place.tags, shareOf) };
  };
  const met = ({ lemma, partOfSpeech }: CountedLemma) => {
    const number = lemmas.known(`${lemma} ${partOfSpeech}`);
    return number === undefined ? 0 : at(frequencyOf, number);
  };
  /** Returns true when the form belongs to no other lemma in use: *boja* is also an accusative of *boj*, an unused noun. */
  const isOwn = (form: string, lemma: string) =>
    lexicon
      .readings(form)
      .every(
        (other) =>
          other.lemma === lemma ||
          met({ lemma: other.lemma, partOfSpeech: placeOf(other.tag).partOfSpeech }) < TAKES_NOTHING_BELOW,
      );
  const most = (lemma: CountedLemma) =>
    Math.min(
      byOwnForms(lemma, lexicon, frequencies, {
        shareOf: shareOfTag,
        isOwn,
        isOptional: language.isOptional,
        enough: language.enough?.(lemma.partOfSpeech) ?? ENOUGH,
      }) * TOLERANCE,
      byLeastMet(lemma, lexicon, frequencies, { shareOf: shareOfTag, least: language.leastMet(lemma.partOfSpeech) }) *
        TOLERANCE_OF_LEAST_MET,
    );
  /** Returns the frequency of a lemma by some of its forms and their share; undefined if none of them is expected. */
  const byForms = (forms: readonly FormReading[], lemma: CountedLemma) => {
    const share = sum(forms.map(({ reading }) => shareOfTag(reading.tag, lemma)?.share ?? 0));
    const met = sum([...new Set(forms.map(({ form }) => form))].map((form) => frequencies.get(form) ?? 0));
    return share > 0 ? met / share : undefined;
  };
  /** Returns the share of a form's frequency that readings of other parts of speech leave. */
  const unexplained = (form: string, partOfSpeech: string) => {
    const others = lexicon.readings(form).filter(({ tag }) => placeOf(tag).partOfSpeech !== partOfSpeech);
    const explained = others.map(({ lemma, tag, origin }) => {
      const place = placeOf(tag);
      const of = { lemma, partOfSpeech: place.partOfSpeech };
      const kind = language.kindOf?.(tag);
      const ofKind = kind ? lexicon.forms(lemma).filter(({ reading }) => language.kindOf?.(reading.tag) === kind) : [];
      const own = ofKind.filter((one) => one.form !== form && isOwn(one.form, lemma));
      const known = byForms(own, of) ?? Math.min(met(of), most(of));
      return known * sumOf(place.tags, shareOf) * TRUST[origin];
    });
    return 1 - sum(explained) / (frequencies.get(form) ?? UNSEEN.lemma);
  };
  const estimated = lemmas.all.map((lemma, i) => {
    const isHomograph = homographs.has(i);
    const frequency = isHomograph ? Math.min(at(frequencyOf, i), most(lemma)) : at(frequencyOf, i);
    const left = language.remainder(lemma, lexicon, () => unexplained(lemma.lemma, lemma.partOfSpeech));
    return { ...lemma, frequency: frequency * left, isHomograph };
  });
  return {
    lemmas:
      language.settled?.(estimated, lexicon, {
        met: (form) => frequencies.get(form) ?? 0,
        share: (tag) => sumOf(placeOf(tag).tags, shareOf),
      }) ?? estimated,
    tags: new Map(
      metTags.map(([name, { tags, partOfSpeech }]) => [
        name,
        { partOfSpeech, share: sumOf(tags, shareOf) * (language.raised?.(name) ?? 1) },
      ]),
    ),
  };
}

/**
 * Returns the frequency of a lemma by the forms that belong to it alone: their frequency divided by their share in the forms of such a
 * lemma. *boja* shares *boi*, *boję* and *boją* with a common verb; the low frequency of *bojom* and *bojami* shows that it is not common.
 * If the lemma has several classes, one that does not occur is ignored: the absence of *metrowie* says nothing about *metr*, the measure.
 * Infinite if too small a share of its forms belongs to it alone.
 */
function byOwnForms(
  lemma: CountedLemma,
  lexicon: PackedLexicon,
  frequencies: ReadonlyMap<string, number>,
  {
    shareOf,
    isOwn,
    isOptional,
    enough,
  }: {
    shareOf: ShareOf;
    isOwn: (form: string, lemma: string) => boolean;
    isOptional: (tag: string) => boolean;
    enough: number;
  },
): number {
  const classes = new Map<string, { forms: Set<string>; share: number }>();
  for (const { form, reading } of lexicon.forms(lemma.lemma)) {
    const place = shareOf(reading.tag, lemma);
    if (!place || !(place.share > 0)) continue;
    const known = classes.get(place.tagClass) ?? { forms: new Set(), share: 0 };
    classes.set(place.tagClass, known);
    if (isOptional(reading.tag) || !isOwn(form, lemma.lemma)) continue;
    known.share += place.share;
    known.forms.add(form);
  }
  const isMet = ({ forms }: { forms: ReadonlySet<string> }) =>
    forms.size === 0 || [...forms].some((form) => frequencies.has(form));
  const all = [...classes.values()];
  const used = all.some(isMet) ? all.filter(isMet) : all;
  const forms = new Set(used.flatMap((one) => [...one.forms]));
  const share = used.reduce((whole, one) => whole + one.share, 0);
  return share < enough
    ? Number.POSITIVE_INFINITY
    : sum([...forms].map((form) => frequencies.get(form) ?? UNSEEN.lemma)) / share;
}

/**
 * Returns the maximum frequency of a lemma. The bound uses the forms that are rarest for their share in the forms of such a lemma, up to a
 * total share of `least`. *bola* shares its forms with *bol* and with *boleć*; since *bolami*, *bolach* and *bola* do not occur, *boli*
 * does not belong to it more often. If the lemma has several classes, the most frequent one counts. Infinite if `least` is 0.
 */
function byLeastMet(
  lemma: CountedLemma,
  lexicon: PackedLexicon,
  frequencies: ReadonlyMap<string, number>,
  { shareOf, least }: { shareOf: ShareOf; least: number },
): number {
  if (least === 0) return Number.POSITIVE_INFINITY;
  const classes = new Map<string, Map<string, number>>();
  for (const { form, reading } of lexicon.forms(lemma.lemma)) {
    const place = shareOf(reading.tag, lemma);
    if (!place || !(place.share > 0)) continue;
    const forms = classes.get(place.tagClass) ?? new Map<string, number>();
    classes.set(place.tagClass, forms);
    forms.set(form, (forms.get(form) ?? 0) + place.share);
  }
  const bounds = [...classes.values()].map((shares) => {
    const forms = [...shares].map(([form, share]) => ({ share, met: frequencies.get(form) ?? UNSEEN.lemma }));
    const enough = least * sum(forms.map(({ share }) => share));
    let [share, met] = [0, 0];
    for (const one of forms.sort((a, b) => a.met / a.share - b.met / b.share)) {
      share += one.share;
      met += one.met;
      if (share >= enough) break;
    }
    return met / share;
  });
  return bounds.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...bounds);
}

/** Returns the share of each tag in its class. */
function shares(got: Float64Array, tags: readonly { tagClass: number }[], classes: number): Float64Array<ArrayBuffer> {
  const whole = new Float64Array(classes);
  for (const [tag, { tagClass }] of tags.entries()) whole[tagClass] = at(whole, tagClass) + at(got, tag) + UNSEEN.tag;
  return Float64Array.from(tags, ({ tagClass }, tag) => (at(got, tag) + UNSEEN.tag) / at(whole, tagClass));
}

/** `sg:nom.acc` → `sg:nom`, `sg:acc`. */
function alternatives(tag: string): string[] {
  let made = [''];
  for (const part of tag.split(':')) {
    made = made.flatMap((before) => part.split('.').map((one) => (before ? `${before}:${one}` : one)));
  }
  return made;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((whole, one) => whole + one, 0);

/** A loop, because it runs for every reading in every step. */
function sumOf(indices: readonly number[], numbers: Float64Array): number {
  let all = 0;
  for (const index of indices) all += at(numbers, index);
  return all;
}

const at = (numbers: ArrayLike<number>, index: number): number => numbers[index] as number;

/** Things by a key, each with its number. */
class Numbered<T> {
  readonly all: T[] = [];
  readonly #numbers = new Map<string, number>();

  known(key: string): number | undefined {
    return this.#numbers.get(key);
  }

  of(key: string, thing: T): number {
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.all.push(thing) - 1;
      this.#numbers.set(key, number);
    }
    return number;
  }
}
