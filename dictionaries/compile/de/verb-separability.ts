/** Does a verb come apart? What the sources show of either reading (er setzt über, er übersetzt), and what follows from it. */

import { DECLENSION } from '../../../src/morphology/de/participle.ts';
import { buildVerb } from '../../../src/morphology/de/verb.ts';
import type { VerbTraits } from '../../../src/morphology/de/verb-class.ts';
import { presentParticiple } from '../../../src/morphology/de/verb-nonfinite.ts';
import type { Conjugations, Parts, VerbEntry } from './verb-conjugation.ts';
import type { VerbEvidence } from './verb-evidence.ts';

/** Particles that stand stressed and separable or unstressed and fixed before one and the same verb. */
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

/** How a verb may be read; one may have both readings. */
export interface Readings {
  separable: boolean;
  inseparable: boolean;
}

/**
 * What one source shows: `lists`, the core list and Wiktionary; `paradigm`, german-pos-dict; `frequency`, the words that texts have.
 * `absence` is what common verbs show by lacking the infinitive with zu inside.
 */
export interface Vote {
  reading: keyof Readings;
  source: 'lists' | 'paradigm' | 'frequency' | 'absence';
  form: string;
}

/**
 * How often, among a thousand million words, the infinitive of a verb is met whose infinitive with zu inside would be met as well if there
 * were one: of verbs that come apart 49 in 50 show it from here on, and it is about a third as common.
 */
const COMMON = 10 ** 2.5;

/** Where so many of a particle's decided verbs come apart and have no fixed reading besides, the undecided ones do. */
const MOSTLY = 0.9;

/** Decided verbs that a particle must have before they speak for the others. */
const ENOUGH_VERBS = 10;

/** Of a verb that nothing is known of but its conjugation. */
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

  /** @param parts the verb as it comes apart if it does */
  of(parts: Parts): Readings {
    const decided = decide(parts, this.votes(parts));
    if (decided) return decided;
    const separable =
      !EITHER.has(parts.particle) ||
      this.#isUnstressed(parts) ||
      this.#standsForVerb(parts) ||
      this.#partsMostly(parts.particle);
    return { separable, inseparable: !separable };
  }

  /** What each source shows of the verb; forms that both readings have say nothing. */
  votes(parts: Parts): Vote[] {
    const { particle, base } = parts;
    const lemma = particle + base;
    const withZu = `${particle}zu${base}`;
    const { parted, whole } = this.#participles(parts);
    const either = EITHER.has(particle);
    // Before a noun's or an adjective's participle stands what no verb parts from: handgearbeitet.
    const ofParted = [
      withZu,
      ...DECLENSION.map((ending) => `${particle}zu${presentParticiple(base)}${ending}`),
      ...(either ? declined(parted) : []),
    ];
    // Lists that join particle and past have umbracht and überlegt as well: only what is declined tells a fixed participle.
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

  /** Participles II that one reading alone has: übergesetzt and übersetzt, but not überbewertet. */
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

  /** Is it a finite form, which both readings have: überzeugte? */
  #isFinite(form: string, { particle, base }: Parts): boolean {
    return this.#conjugations
      .of({ particle: '', base: particle + base })
      .flatMap((conjugation) => buildVerb({ conjugation, traits: PLAIN_TRAITS }))
      .some((one) => one.form === form && !one.barred && !one.tag.startsWith('ver:part'));
  }

  /** Does the verb behind the particle begin unstressed (bewerten, reagieren)? Then the particle is stressed: überzubewerten. */
  #isUnstressed(parts: Parts): boolean {
    const { parted, whole } = this.#participles(parts);
    return parted.length === 0 && whole.length === 0;
  }

  /** Before a modal verb, and haben, the particle stands for a verb that is left out: durchmüssen, etwas überhaben. */
  #standsForVerb({ base }: Parts): boolean {
    return base === 'haben' || this.#conjugations.of({ particle: '', base }).some(({ first }) => first !== undefined);
  }

  readonly #mostly = new Map<string, boolean>();

  /** Do most verbs of the particle come apart, of those that sources decide: wieder, voll? */
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
 * What the votes come to; undefined where there are none.
 *
 * A reading is there when a source has forms of it. Paradigms are made by pattern in part (überzuzählen) and texts have misspellings, so
 * that these do not make a common verb separable which lists show to be fixed and nobody writes with zu inside (überdenken). Texts alone
 * do not put ge before the whole of a verb that comes apart (gewertschätzt).
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
