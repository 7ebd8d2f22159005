/** Finds the verbs and their particles in german-pos-dict, the core list and Wiktionary. */
import { DECLENSION, presentParticiple } from '../../../src/core/morphology/de/verb-nonfinite.ts';
import { presentStem } from '../../../src/core/morphology/de/verb-stem.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import type { Conjugations, Parts, VerbEntry } from './verb-conjugation.ts';
import { CORE_COMPLETE, ENOUGH_FORMS, type VerbEvidence } from './verb-evidence.ts';
import { EITHER, Separability } from './verb-separability.ts';
import type { StrongRow } from './verb-tables.ts';

export interface VerbLemma {
  lemma: string;
  parts: readonly Parts[];
  /** True when it comes from a word list, not a dictionary's paradigm. */
  inferred: boolean;
}

/** English particles after which ge and zu may stand: upgedatet, downzuloaden. */
const ENGLISH_PARTICLES = new Set(['up', 'down', 'out', 'over', 'on', 'off', 'back', 'in']);

/** Prefixes that are never separated. */
export const FIXED: readonly string[] = ['be', 'emp', 'ent', 'er', 'miss', 'ver', 'zer'];

/** Minimum number of finite forms in the core list of a verb without a participle there. */
const MANY_FORMS = 5;

/** Beginnings of a first part that is a prefix, which no verb separates. */
const PREFIXED = /^(?:be|emp|ent|er|ge|miss|miß|ver|zer)[^aeiouyäöü]?$/;

/** How a verb begins, an English one too; and with a vowel in the stem, or tun. */
const ONSET =
  /^(?:tun$|(?:[bcdfghjklmnpqrstvwxz]|[bfgkp]l|[bdfgkpt]r|gn|kn|pf[lr]?|ch|chr|ph|qu|rh|th|wr|zw|sch[lmnrw]?|s[chklmnptw]|s[ckp]r|spl|str|tsch)?[aeiouyäöü].{2})/;

/** Particles with which few simple verbs begin. */
const PLAIN =
  /^(?:ab|an|auf|aus|bei|ein|fort|her.*|hin.*|los|mit|nach|raus|rein|rum|vor.*|weg|weiter|zu|zurück|zusammen)$/;

/** Minimum length of an unknown verb after such a particle. */
const LONG_BASE = 5;

/** Minimum length of a verb after a particle. */
const SHORTEST_BASE = 3;

/** Minimum length of a first part that is not a particle. */
const SHORTEST_FIRST = 3;

/** Minimum length of a verb after such a part. */
const SHORTEST_SECOND = 5;

/** Particles that are written for another one, and that one. */
const SOUND_ALIKE = [
  ['wieder', 'wider'],
  ['tod', 'tot'],
] as const;

export class VerbLemmas {
  readonly #evidence: VerbEvidence;
  readonly #known: ReadonlyMap<string, VerbEntry>;
  /** Separable ones that the paradigms or the table have. */
  readonly particles: ReadonlySet<string>;

  readonly #entries: readonly string[];
  readonly #conjugations: Conjugations;
  readonly #separability: Separability;
  /** Verbs whose entry says that they are usual in the infinitive. */
  readonly #infinitives: ReadonlySet<string>;
  /** Simple verbs that are known from other sources than the paradigms, as laid. */
  readonly #bases: ReadonlySet<string>;
  readonly #strongVerbs: readonly string[];
  readonly #translated: readonly string[];

  /** @param further lemmas that are verbs without a paradigm in any source, and separable particles; `translated`: headwords of dictionaries, in lower case; `infinitives`: verbs that are usual in the infinitive; `bases`: simple verbs of the table of strong ones */
  constructor(
    known: Readonly<Record<string, VerbEntry>>,
    evidence: VerbEvidence,
    {
      entries,
      translated = [],
      particles: further,
      infinitives,
      bases,
      conjugations,
    }: {
      entries: readonly string[];
      translated?: readonly string[];
      particles: readonly string[];
      infinitives: readonly string[];
      bases: ReadonlyMap<string, readonly StrongRow[]>;
      conjugations: Conjugations;
    },
  ) {
    this.#entries = entries;
    this.#translated = translated;
    this.#bases = new Set([...bases.keys()].map(toGermanTiles));
    this.#strongVerbs = [...bases.keys()];
    this.#evidence = evidence;
    this.#conjugations = conjugations;
    this.#infinitives = new Set(infinitives);
    this.#separability = new Separability(conjugations, evidence, known);
    this.#known = new Map(Object.entries(known).filter(([lemma, entry]) => isSound(lemma, entry)));
    const particles = new Set(further);
    for (const [lemma, entry] of this.#known) {
      const parts = fromEntry(lemma, entry, (base) => this.#known.has(base));
      if (parts.particle && (this.#known.has(parts.base) || bases.has(parts.base))) particles.add(parts.particle);
    }
    this.particles = particles;
  }

  all(): VerbLemma[] {
    const lemmas: VerbLemma[] = [];
    for (const [lemma, entry] of this.#known) {
      const own = fromEntry(lemma, entry, (base) => this.#known.has(base));
      const further = this.#parts(lemma).filter(
        ({ particle }) => particle !== own.particle && `${particle}zu` !== own.particle,
      );
      const parted = own.particle === '' ? further : [own, ...further];
      const parts = (parted.length === 0 && this.#compound(lemma)) || this.readings(lemma, parted);
      lemmas.push({ lemma, parts, inferred: false });
    }
    const further = new Map<string, string>();
    for (const lemma of [
      ...this.#entries,
      ...this.#fromCore(),
      ...this.#fromWiktionary(),
      ...this.#fromHeadwords(),
      ...this.#fromTexts(),
    ])
      if (!this.#knows(toGermanTiles(lemma)) && !further.has(toGermanTiles(lemma)))
        further.set(toGermanTiles(lemma), lemma);
    for (const lemma of further.values()) lemmas.push({ lemma, parts: this.partsOfUnknown(lemma), inferred: true });
    return lemmas;
  }

  /** Returns infinitives of the core list with a participle I or a genitive, and finite forms. */
  #fromCore(): string[] {
    const { core, coreOfAnyCase } = this.#evidence;
    return [...coreOfAnyCase]
      .filter((word) => {
        if (!isInfinitiveShape(word) || this.#knows(word)) return false;
        const present = presentParticiple(word);
        const genitive = coreOfAnyCase.has(`${word}s`);
        const finite = finiteForms(word, core);
        // Of a short verb the list has a finite form: the participle of a noun's letters is an adjective, as in der morgende Tag.
        if (['', ...DECLENSION].some((ending) => core.has(present + ending)))
          return (genitive && (finite > 0 || word.length > CORE_COMPLETE)) || finite >= ENOUGH_FORMS;
        if (genitive && finite >= MANY_FORMS) return true;
        // Long ones may lack both; a short one that does is the part of a separable verb.
        const stem = presentStem(word);
        const weak = core.has(`${stem}te`) || core.has(`${stem}ete`);
        const long = word.length >= CORE_COMPLETE || word.endsWith('ieren');
        return core.has(word) && weak && long && finite >= ENOUGH_FORMS;
      })
      .map((word) => this.#evidence.spelling(word));
  }

  /**
   * Returns infinitives of Wiktionary that the core list lacks, with finite forms and participle I. Of a long verb, a weak past shows it as
   * well, or a participle or infinitive with the particle; short ones the core list has.
   */
  #fromWiktionary(): string[] {
    const { wiktionary } = this.#evidence;
    return [...wiktionary]
      .filter((word) => {
        if (!this.#isNew(word) || finiteForms(word, wiktionary) <= 1) return false;
        if (wiktionary.has(presentParticiple(word))) return true;
        if (word.length <= CORE_COMPLETE || this.#isOtherForm(word)) return false;
        const stem = presentStem(word);
        return [`${stem}te`, `${stem}ete`].some((form) => wiktionary.has(form)) || this.#parts(word).length > 0;
      })
      .map((word) => this.#spelledApart(word));
  }

  /** Returns true for a form in -en or -ern of an adjective, or of a verb that stands only with a particle. */
  #isOtherForm(word: string): boolean {
    const { coreOfAnyCase } = this.#evidence;
    if ([word, presentStem(word)].some((stem) => this.#evidence.inEither(`${stem}em`))) return true;
    return [...this.particles].some((particle) => this.#knows(particle + word) || coreOfAnyCase.has(particle + word));
  }

  /** Returns true for a past or participle in -en of a strong verb that is no other verb, also after a particle: zusammengerufen. */
  #isStrongForm(word: string): boolean {
    return ['', ...this.particles].some((particle) => {
      const form = word.slice(particle.length);
      return word.startsWith(particle) && this.#strongForms().has(form) && !this.#isVerb(form);
    });
  }

  /** Returns true for a particle in place of the one that sounds alike: of wiederspiegeln, texts have even the participle. */
  #isMisspelled(word: string): boolean {
    return SOUND_ALIKE.some(
      ([written, intended]) => word.startsWith(written) && this.#knows(word.replace(written, intended)),
    );
  }

  #strong?: ReadonlySet<string>;
  /** Returns plurals of the past and participles in -en of the strong verbs, as laid: `lagen`, `gelegen`. */
  #strongForms(): ReadonlySet<string> {
    this.#strong ??= new Set(
      this.#strongVerbs
        .flatMap((base) => this.#conjugations.of({ particle: '', base }))
        .flatMap(({ preterites, participles }) => [
          ...preterites.map(({ form }) => (form.endsWith('e') ? `${form}n` : `${form}en`)),
          ...participles.filter((participle) => participle.endsWith('en')),
        ])
        .map(toGermanTiles),
    );
    return this.#strong;
  }

  /** Returns the spelling of a word of Wiktionary, as laid, by that of the verb behind its particle. */
  #spelledApart(word: string): string {
    const [split] = this.#splits(word);
    return split ? split.particle + split.base : word;
  }

  /**
   * Returns translated headwords of a prefix or particle and a known verb, since Wiktionary's list is older than they are. The headwords are
   * in lower case, so one that a list has with a capital only is a noun or a name: Spitzbergen.
   */
  #fromHeadwords(): string[] {
    return this.#translated.filter(
      (word) =>
        this.#isNew(toGermanTiles(word)) &&
        !this.#evidence.isCapitalised(toGermanTiles(word)) &&
        this.#splits(word).length > 0,
    );
  }

  /**
   * Returns verbs of a particle and a known verb whose infinitive is met in texts together with a form that has zu or ge after the particle.
   * Only long ones count, since the core list has all short ones.
   */
  #fromTexts(): string[] {
    const found: string[] = [];
    for (const word of this.#evidence.textWords()) {
      if (word.length <= CORE_COMPLETE || !this.#isNew(word) || this.#evidence.isCapitalised(word)) continue;
      for (const { particle, base } of this.#splits(word)) {
        if (!this.particles.has(particle)) continue;
        const participles = this.#conjugations
          .of({ particle: '', base })
          .flatMap((conjugation) => conjugation.participles)
          .filter((participle) => participle.startsWith('ge') && !base.startsWith('ge'));
        const apart = [`zu${base}`, ...participles].map((form) => particle + form);
        if (apart.some((form) => this.#evidence.frequency(form) > 0)) {
          found.push(particle + base);
          break;
        }
      }
    }
    return found;
  }

  /** Returns true for an infinitive, as laid, that neither the paradigms nor the core list has as a verb. */
  #isNew(laid: string): boolean {
    const { coreOfAnyCase, core } = this.#evidence;
    return (
      isInfinitiveShape(laid) &&
      !this.#knows(laid) &&
      !(coreOfAnyCase.has(laid) && core.has(presentParticiple(laid))) &&
      !this.#isStrongForm(laid) &&
      !this.#isMisspelled(laid)
    );
  }

  /** Returns the ways to split a word into a prefix or particle and a known verb, as the verb is spelled. */
  #splits(word: string): Parts[] {
    const splits: Parts[] = [];
    for (let at = 2; at <= word.length - SHORTEST_BASE; at++) {
      const particle = word.slice(0, at);
      if (!this.particles.has(particle) && !EITHER.has(particle) && !FIXED.includes(particle)) continue;
      const laid = toGermanTiles(word.slice(at));
      if (ONSET.test(laid) && this.#isVerb(laid)) splits.push({ particle, base: this.#spelled().get(laid) ?? laid });
    }
    return splits;
  }

  #spelling?: ReadonlyMap<string, string>;
  /** Returns the spelling of each known verb by its letters as laid. */
  #spelled(): ReadonlyMap<string, string> {
    this.#spelling ??= new Map([...this.#known.keys()].map((lemma) => [toGermanTiles(lemma), lemma]));
    return this.#spelling;
  }

  #knows(laid: string): boolean {
    return this.#laidLemmas().has(laid);
  }

  #laid?: ReadonlySet<string>;
  #laidLemmas(): ReadonlySet<string> {
    this.#laid ??= new Set([...this.#known.keys()].map(toGermanTiles));
    return this.#laid;
  }

  /** Returns how a verb without an entry is split. */
  partsOfUnknown(lemma: string): readonly Parts[] {
    const shown = this.#parts(lemma);
    const compound = shown.length === 0 && this.#compound(lemma);
    return compound || this.readings(lemma, shown.length > 0 ? shown : this.#likelyParts(lemma));
  }

  /** Returns the readings of the verb: separable, inseparable, or both. @param parted all ways to split it */
  readings(lemma: string, parted: readonly Parts[]): readonly Parts[] {
    const readings = parted.map((parts) => ({ parts, ...this.#separability.of(parts) }));
    const separable = readings.filter((one) => one.separable).map(({ parts }) => parts);
    const isFixed = separable.length === 0 || readings.some(({ inseparable }) => inseparable);
    return isFixed ? [...separable, { particle: '', base: lemma }] : separable;
  }

  /**
   * Returns the split of a verb that is made of a word and a known verb, and whose participle has ge between them: sonnen-gebadet.
   * german-pos-dict decides; of a verb that it lacks, a list has this participle and none has it with ge before. A verb that is usual in the
   * infinitive always comes apart (weiss-geblutet, II.1.2).
   */
  #compound(lemma: string): Parts[] | undefined {
    const stem = presentStem(lemma);
    const isInfinitive = this.#infinitives.has(lemma);
    if (!isInfinitive && ['t', 'et'].some((ending) => this.#isMet(`ge${stem}${ending}`))) return undefined;
    const own = this.#known.get(lemma)?.PA2?.map((one) => one.replace(' ', ''));
    for (let at = SHORTEST_FIRST; at <= lemma.length - SHORTEST_SECOND; at++) {
      const first = lemma.slice(0, at);
      const base = lemma.slice(at);
      if (EITHER.has(first) || PREFIXED.test(first) || !this.#isVerb(toGermanTiles(base))) continue;
      const parts = this.#apart({ particle: first, base });
      if (parts.base.startsWith('ge')) return undefined;
      const participles = this.#conjugations
        .of({ particle: '', base: parts.base })
        .flatMap((conjugation) => conjugation.participles)
        .map((one) => parts.particle + one);
      if (!participles.every((one) => one.startsWith('ge', parts.particle.length))) return undefined;
      if (isInfinitive || participles.some((one) => own?.includes(one) ?? this.#isMet(one))) return [parts];
    }
    return undefined;
  }

  #isMet(form: string): boolean {
    return this.#evidence.inEither(form) || this.#evidence.frequency(form) > 0;
  }

  #isVerb(laid: string): boolean {
    return this.#knows(laid) || this.#bases.has(laid) || this.#evidence.core.has(presentParticiple(laid));
  }

  /**
   * Returns likely splits: a particle that is always separable before a known verb, an English one before a verb from English (upgecycelt), one
   * of the plainest before any verb.
   */
  #likelyParts(lemma: string): Parts[] {
    const stem = presentStem(lemma);
    const simple = ['t', 'et'].some((ending) => this.#evidence.inEither(`ge${stem}${ending}`));
    for (let at = lemma.length - SHORTEST_BASE; at >= 2; at--) {
      const particle = lemma.slice(0, at);
      const base = lemma.slice(at);
      if (ENGLISH_PARTICLES.has(particle) && this.#conjugations.isEnglishBase(base)) return [{ particle, base }];
      if (!this.particles.has(particle) && !EITHER.has(particle)) continue;
      if (!ONSET.test(base)) continue;
      if (this.#isVerb(toGermanTiles(base))) return [this.#apart({ particle, base })];
      const plain = PLAIN.test(particle) && /^[^aeiouyäöü]+[aeiouyäöü].*[^aeiouyäöü]e?[lr]?e?n$/.test(base);
      if (plain && base.length >= LONG_BASE && !simple && !base.endsWith('ieren')) return [{ particle, base }];
    }
    return [];
  }

  /** Joins the particle to the particle of a separable verb, since both are separated together: wiederein-stellen. */
  #apart({ particle, base }: Parts): Parts {
    const inner = fromEntry(base, this.#known.get(base) ?? {}, (verb) => this.#known.has(verb));
    return EITHER.has(inner.particle) ? { particle, base } : { particle: particle + inner.particle, base: inner.base };
  }

  /** Returns the separable readings that an infinitive with zu shows. */
  #parts(lemma: string): Parts[] {
    const found: Parts[] = [];
    for (let at = 2; at <= lemma.length - SHORTEST_BASE; at++) {
      const particle = lemma.slice(0, at);
      const base = lemma.slice(at);
      if (!ONSET.test(base)) continue;
      if (this.#isParted(particle, base) && this.#isParticle(particle, base)) found.push({ particle, base });
    }
    return found;
  }

  /** Returns true when a list has the verb with zu or ge inside. */
  #isParted(particle: string, base: string): boolean {
    if (!base.startsWith('zu') && this.#evidence.inEither(`${particle}zu${base}`)) return true;
    const stem = presentStem(base);
    return (
      (this.particles.has(particle) || ENGLISH_PARTICLES.has(particle)) &&
      [`${particle}ge${stem}t`, `${particle}ge${stem}et`].some((form) => this.#evidence.inEither(form))
    );
  }

  #isParticle(particle: string, base: string): boolean {
    if (this.particles.has(particle) || ENGLISH_PARTICLES.has(particle)) return true;
    // A fixed prefix keeps the particle behind it: zu verabreden.
    if (FIXED.some((prefix) => particle.startsWith(prefix) && this.particles.has(particle.slice(prefix.length))))
      return false;
    return this.#known.has(base) || this.#evidence.inCore(presentParticiple(base));
  }
}

/**
 * Returns true when the word ends like an infinitive and has a vowel before the ending; subjunctives of tun (vertuen) and misspelled knieen
 * do not count.
 */
function isInfinitiveShape(word: string): boolean {
  return /[aeiouyäöü].*(?:en|eln|ern|rln|tun)$/.test(word) && !/tuen$|ieen$/.test(word);
}

/** Returns the number of finite forms in the words, of those that no noun or adjective is likely to share. */
function finiteForms(infinitive: string, words: ReadonlySet<string>): number {
  return distinctiveForms(infinitive).filter((form) => words.has(form)).length;
}

/** Returns the finite forms that show a weak or strong verb. */
function distinctiveForms(infinitive: string): string[] {
  const stem = presentStem(infinitive);
  return ['t', 'et', 'st', 'est', 'te', 'ete', 'test', 'etest', 'tet', 'etet'].map((ending) => stem + ending);
}

/**
 * Returns false for errors of the source: entries without an infinitive, of two words, or cut off; and forms of other verbs, which have
 * plurals alone, as dazwischenzureden.
 */
function isSound(lemma: string, entry: VerbEntry): boolean {
  return (
    /^[a-zäöüß]+n$/.test(lemma) &&
    !lemma.endsWith('ieen') &&
    entry.INF === lemma &&
    (entry.PA2 !== undefined || entry.PRÄ?.S !== undefined)
  );
}

/**
 * Returns how the paradigm splits the verb: by the infinitive with zu, else by the particle after a finite form.
 * @param isVerb decides if a zu of its own allows two ways: aus-zu-zupfen, dazu-zu-gehören
 */
export function fromEntry(
  lemma: string,
  { EIZ, hasPrefix, KJ1 }: VerbEntry,
  isVerb: (base: string) => boolean = () => false,
): Parts {
  const ways: Parts[] = [];
  for (let at = lemma.length - 2; at > 0; at--)
    if (EIZ === `${lemma.slice(0, at)}zu${lemma.slice(at)}`)
      ways.push({ particle: lemma.slice(0, at), base: lemma.slice(at) });
  const way = ways.find(({ base }) => isVerb(base)) ?? ways[0];
  if (way) return way;
  const finite = hasPrefix ? KJ1?.S?.['1'] : undefined;
  const particle = Array.isArray(finite) ? (finite[1] as string) : '';
  return particle && lemma.startsWith(particle)
    ? { particle, base: lemma.slice(particle.length) }
    : { particle: '', base: lemma };
}
