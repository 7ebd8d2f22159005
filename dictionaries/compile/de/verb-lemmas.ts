/** Which verbs there are, and how each comes apart: german-pos-dict, the core list, Wiktionary. */
import { presentParticiple } from '../../../src/morphology/de/verb-nonfinite.ts';
import { presentStem } from '../../../src/morphology/de/verb-stem.ts';
import type { Parts, VerbEntry } from './verb-conjugation.ts';
import type { VerbEvidence } from './verb-evidence.ts';

export interface VerbLemma {
  lemma: string;
  parts: readonly Parts[];
  /** Taken from a word list, not from a dictionary's paradigm. */
  inferred: boolean;
}

/** Particles that stand stressed and separable or unstressed and fixed before one and the same verb. */
const EITHER = new Set(['durch', 'hinter', 'miss', 'über', 'um', 'unter', 'voll', 'wider', 'wieder']);

/** Shortest verb behind a particle. */
const SHORTEST_BASE = 3;

export class VerbLemmas {
  readonly #evidence: VerbEvidence;
  readonly #known: ReadonlyMap<string, VerbEntry>;
  readonly #particles: ReadonlySet<string>;

  constructor(known: Readonly<Record<string, VerbEntry>>, evidence: VerbEvidence) {
    this.#evidence = evidence;
    this.#known = new Map(Object.entries(known).filter(([lemma, entry]) => isSound(lemma, entry)));
    const particles = new Set<string>();
    for (const [lemma, entry] of this.#known) {
      const parts = fromEntry(lemma, entry);
      if (parts.particle) particles.add(parts.particle);
    }
    this.#particles = particles;
  }

  all(): VerbLemma[] {
    const lemmas: VerbLemma[] = [];
    for (const [lemma, entry] of this.#known) {
      const own = fromEntry(lemma, entry);
      const further = this.#parts(lemma).filter(({ particle }) => particle !== own.particle);
      // Without a participle and an infinitive with zu in the paradigm its parting is open.
      const keepOwn = own.particle !== '' || further.length === 0 || this.#isFixed(lemma, further);
      lemmas.push({ lemma, parts: keepOwn ? [own, ...further] : further, inferred: false });
    }
    for (const lemma of [...this.#fromCore(), ...this.#fromWiktionary()])
      lemmas.push({ lemma, parts: this.#partsOfUnknown(lemma), inferred: true });
    return lemmas;
  }

  /** Infinitives of the core list: participle I is there as well, and a finite form. */
  #fromCore(): string[] {
    const { core } = this.#evidence;
    return [...core].filter((word) => {
      if (!word.endsWith('n') || this.#knows(word) || !core.has(presentParticiple(word))) return false;
      const stem = presentStem(word);
      return ['e', 't', 'et', 'st', 'est', 'te', 'ete'].some((ending) => core.has(stem + ending));
    });
  }

  /** Infinitives of Wiktionary that the core list lacks: separable with zu, or with participle I and finite forms. */
  #fromWiktionary(): string[] {
    const { core, wiktionary } = this.#evidence;
    return [...wiktionary].filter((word) => {
      if (!/(?:en|eln|ern|tun)$/.test(word) || this.#knows(word)) return false;
      if (core.has(word) && core.has(presentParticiple(word))) return false;
      const stem = presentStem(word);
      const finite = ['e', 't', 'et', 'st', 'est', 'te', 'ete'].filter((ending) => wiktionary.has(stem + ending));
      return wiktionary.has(presentParticiple(word)) && finite.length > 1;
    });
  }

  #knows(laid: string): boolean {
    return this.#laidLemmas().has(laid);
  }

  #laid?: ReadonlySet<string>;
  #laidLemmas(): ReadonlySet<string> {
    this.#laid ??= new Set([...this.#known.keys()].map((lemma) => lemma.replaceAll('ß', 'ss')));
    return this.#laid;
  }

  #partsOfUnknown(lemma: string): readonly Parts[] {
    const found = this.#parts(lemma);
    const fixed = { particle: '', base: lemma };
    if (found.length === 0) return [fixed];
    return this.#isFixed(lemma, found) ? [...found, fixed] : found;
  }

  /** Separable readings that an infinitive with zu shows. */
  #parts(lemma: string): Parts[] {
    const found: Parts[] = [];
    for (let at = 2; at <= lemma.length - SHORTEST_BASE; at++) {
      const particle = lemma.slice(0, at);
      const base = lemma.slice(at);
      if (/^[aeiouäöü]*[^aeiouäöü]+$/.test(base)) continue;
      if (this.#evidence.inEither(`${particle}zu${base}`) && !base.startsWith('zu') && this.#isParticle(particle, base))
        found.push({ particle, base });
    }
    return found;
  }

  #isParticle(particle: string, base: string): boolean {
    return this.#particles.has(particle) || this.#known.has(base) || this.#evidence.inCore(presentParticiple(base));
  }

  /** Does a verb that is separable under one reading have a fixed one too? Its participle II has no ge then. */
  #isFixed(lemma: string, separable: readonly Parts[]): boolean {
    if (!separable.some(({ particle }) => EITHER.has(particle))) return false;
    const stem = presentStem(lemma);
    return [`${stem}tem`, `${stem}etem`].some((form) => this.#evidence.inEither(form));
  }
}

/** Entries without an infinitive, of two words or cut off are errors of the source. */
function isSound(lemma: string, entry: VerbEntry): boolean {
  return /^[a-zäöüß]+n$/.test(lemma) && entry.INF === lemma && (entry.PA2 !== undefined || entry.PRÄ !== undefined);
}

/** How the paradigm parts the verb: by the infinitive with zu, else by the particle that stands behind a finite form. */
export function fromEntry(lemma: string, { EIZ, hasPrefix, KJ1 }: VerbEntry): Parts {
  if (EIZ) {
    for (let at = lemma.length - 2; at > 0; at--)
      if (`${lemma.slice(0, at)}zu${lemma.slice(at)}` === EIZ)
        return { particle: lemma.slice(0, at), base: lemma.slice(at) };
  }
  const finite = hasPrefix ? KJ1?.S?.['1'] : undefined;
  const particle = Array.isArray(finite) ? (finite[1] as string) : '';
  return particle && lemma.startsWith(particle)
    ? { particle, base: lemma.slice(particle.length) }
    : { particle: '', base: lemma };
}
