/** Decides whether a verb is separable, by what the sources show of either reading (er setzt über, er übersetzt). */

import { buildVerb } from '../../../src/core/morphology/de/verb.ts';
import type { VerbTraits } from '../../../src/core/morphology/de/verb-class.ts';
import { DECLENSION, presentParticiple } from '../../../src/core/morphology/de/verb-nonfinite.ts';
import type { Conjugations, Parts, VerbEntry } from './verb-conjugation.ts';
import type { VerbEvidence } from './verb-evidence.ts';

/** Particles that may be separable or inseparable before the same verb. */
export const EITHER: ReadonlySet<string> = new Set([
  'durch',
  'hinter',
  'miss',
  'miß',
  'über',
  'um',
  'unter',
  'voll',
  'wider',
  'wieder',
]);

/** Those of them before which verbs from English are separable: durchgezappt, umgestylt. */
const BEFORE_ENGLISH: ReadonlySet<string> = new Set(['durch', 'um']);

/** The readings of a verb; both may be true. */
export interface Readings {
  separable: boolean;
  inseparable: boolean;
}

/**
 * A vote of one source. `lists`: the core list and Wiktionary; `paradigm`: german-pos-dict; `frequency`: words of texts; `absence`: a
 * common verb whose infinitive with zu inside is missing.
 */
export interface Vote {
  reading: keyof Readings;
  source: 'lists' | 'paradigm' | 'frequency' | 'absence';
  form: string;
}

/**
 * Occurrences of an infinitive in 10⁹ words from which on a separable verb would also show its infinitive with zu inside: 49 in 50 do, and
 * it is about a third as common.
 */
const COMMON = 10 ** 2.5;

/** Share of a particle's decided verbs that are separable only, from which on undecided ones are, too. */
const MOSTLY = 0.9;

/** Minimum number of decided verbs of a particle for that. */
const ENOUGH_VERBS = 10;

/** Traits of a verb of which only the conjugation is known. */
export const PLAIN_TRAITS: VerbTraits = {
  particle: '',
  use: { kind: 'full' },
  english: 'no',
  edParticiple: false,
  participle1Declined: false,
  participle2Declined: false,
  zuParticiple: false,
  comparedParticiples: new Set(),
};

export class Separability {
  readonly #conjugations: Conjugations;
  readonly #evidence: VerbEvidence;
  readonly #known: Readonly<Record<string, VerbEntry>>;

  constructor(conjugations: Conjugations, evidence: VerbEvidence, known: Readonly<Record<string, VerbEntry>>) {
    this.#conjugations = conjugations;
    this.#evidence = evidence;
    this.#known = known;
  }

  /** @param parts the verb, split as if separable */
  of(parts: Parts): Readings {
    const decided = decide(parts, this.votes(parts));
    if (decided) return decided;
    const separable =
      !EITHER.has(parts.particle) ||
      (BEFORE_ENGLISH.has(parts.particle) && this.#conjugations.isEnglishBase(parts.base)) ||
      this.#isUnstressed(parts) ||
      this.#standsForVerb(parts) ||
      this.#partsMostly(parts.particle);
    return { separable, inseparable: !separable };
  }

  /** Returns the votes of each source. Forms that both readings have do not vote. */
  votes(parts: Parts): Vote[] {
    const { particle, base } = parts;
    const lemma = particle + base;
    const withZu = `${particle}zu${base}`;
    const { parted, whole } = this.#participles(parts);
    const either = EITHER.has(particle);
    // Before a participle used as an adjective stand first parts that no verb separates: handgearbeitet.
    const ofParted = [
      withZu,
      ...DECLENSION.map((ending) => `${particle}zu${presentParticiple(base)}${ending}`),
      ...(either ? declined(parted) : []),
    ];
    // Lists that join particle and past have umbracht and überlegt as well, so only declined forms show an inseparable participle.
    const ofWhole = declined(whole).filter((form) => !either || !whole.includes(form));
    const entry = this.#known[lemma];
    const votes: Vote[] = [];
    const vote = (reading: Vote['reading'], source: Vote['source'], form: string | undefined): void => {
      if (form !== undefined) votes.push({ reading, source, form });
    };
    for (const [source, isThere] of [
      ['lists', (form: string) => this.#evidence.inEither(form)],
      ['frequency', (form: string) => this.#evidence.frequency(form) > 0],
    ] as const) {
      vote('separable', source, ofParted.find(isThere));
      vote(
        'inseparable',
        source,
        ofWhole.find((form) => isThere(form) && !this.#isFinite(form, parts)),
      );
    }
    vote(
      'separable',
      'paradigm',
      [entry?.EIZ, ...(entry?.PA2 ?? [])].find((form) => form !== undefined && ofParted.includes(form)),
    );
    vote(
      'inseparable',
      'paradigm',
      entry?.PA2?.find((form) => whole.includes(form)),
    );
    const isAbsent = this.#evidence.frequency(lemma) >= COMMON && this.#evidence.frequency(withZu) === 0;
    if (isAbsent && either) vote('inseparable', 'absence', withZu);
    return votes;
  }

  /** Returns participles II that only one reading has: übergesetzt and übersetzt, but not überbewertet. */
  #participles({ particle, base }: Parts): { parted: string[]; whole: string[] } {
    const simple = this.#conjugations.of({ particle: '', base }).flatMap(({ participles }) => participles);
    const parted = simple.map((one) => particle + one);
    const own = this.#conjugations.of({ particle: '', base: particle + base });
    const whole = own.flatMap(({ participles }) => participles);
    return {
      parted: parted.filter((one) => !whole.includes(one)),
      whole: whole.filter((one) => !parted.includes(one)),
    };
  }

  /** Returns true for a finite form, which both readings have: überzeugte. */
  #isFinite(form: string, { particle, base }: Parts): boolean {
    return this.#conjugations
      .of({ particle: '', base: particle + base })
      .flatMap((conjugation) => buildVerb({ conjugation, traits: PLAIN_TRAITS }))
      .some((one) => one.form === form && !one.barred && !one.tag.startsWith('ver:part'));
  }

  /**
   * Returns true when the verb after the particle begins unstressed (bewerten, reagieren), so that the particle is stressed:
   * überzubewerten.
   */
  #isUnstressed(parts: Parts): boolean {
    const { parted, whole } = this.#participles(parts);
    return parted.length === 0 && whole.length === 0;
  }

  /** Returns true before a modal verb or haben, where the particle stands for an omitted verb: durchmüssen, etwas überhaben. */
  #standsForVerb({ base }: Parts): boolean {
    return base === 'haben' || this.#conjugations.of({ particle: '', base }).some(({ first }) => first !== undefined);
  }

  readonly #mostly = new Map<string, boolean>();

  /** Returns true when most decided verbs of the particle are separable: wieder, voll. */
  #partsMostly(particle: string): boolean {
    const known = this.#mostly.get(particle);
    if (known !== undefined) return known;
    let separable = 0;
    let all = 0;
    for (const lemma of Object.keys(this.#known)) {
      const base = lemma.slice(particle.length);
      if (!lemma.startsWith(particle) || this.#known[base] === undefined) continue;
      const readings = decide({ particle, base }, this.votes({ particle, base }));
      if (!readings) continue;
      all++;
      if (readings.separable && !readings.inseparable) separable++;
    }
    const mostly = all >= ENOUGH_VERBS && separable / all >= MOSTLY;
    this.#mostly.set(particle, mostly);
    return mostly;
  }
}

/**
 * Returns the readings for which the votes decide; undefined if there are none.
 *
 * A reading exists if a source has forms of it. Some paradigms are generated (überzuzählen) and texts have misspellings. So these sources
 * do not make a common verb separable if lists show it to be inseparable and no text has it with zu inside (überdenken). Texts alone do not
 * show ge before an inseparable reading of a separable verb (gewertschätzt).
 */
function decide({ particle }: Parts, votes: readonly Vote[]): Readings | undefined {
  if (votes.length === 0) return undefined;
  const has = (reading: Vote['reading'], ...sources: Vote['source'][]): boolean =>
    votes.some((vote) => vote.reading === reading && sources.includes(vote.source));
  const denied = has('inseparable', 'lists') && has('inseparable', 'absence');
  const separable = has('separable', 'lists') || (!denied && has('separable', 'paradigm', 'frequency'));
  const inseparable =
    has('inseparable', 'lists', 'paradigm') ||
    (has('inseparable', 'frequency') && (EITHER.has(particle) || !separable)) ||
    !separable;
  return { separable, inseparable };
}

function declined(participles: readonly string[]): string[] {
  return participles.flatMap((one) => [one, ...DECLENSION.map((ending) => one + ending)]);
}
