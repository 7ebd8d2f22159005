/** Decides how a verb is conjugated: by the table of strong verbs, by lists, else weakly. */
import type { Conjugation, Preterite } from '../../../src/core/morphology/de/verb-class.ts';
import { presentStem, weakStem } from '../../../src/core/morphology/de/verb-stem.ts';
import { ENOUGH_FORMS, type VerbEvidence } from './verb-evidence.ts';
import type { StrongRow, VerbTables } from './verb-tables.ts';

/** Unstressed prefixes, which leave no room for ge in participle II. */
const PREFIX = /^(?:be|emp|ent|er|ge|hinter|miss|ob|über|um|unter|ver|voll|wider|wieder|zer|durch)/;

/** Minimum lengths of a word before a verb with such a prefix, and of that verb. */
const SHORTEST_FIRST = 3;
const SHORTEST_PREFIXED = 7;

/** A variant is usual if one in this many of the verbs with the commonest variant has it. */
const USUAL = 4;

/** The entry of a verb in german-pos-dict. */
export interface VerbEntry {
  INF?: string;
  PA2?: readonly string[];
  EIZ?: string;
  hasPrefix?: boolean;
  KJ1?: Persons;
  PRÄ?: Persons;
  PRT?: Persons;
  KJ2?: Persons;
  PA1?: string;
  IMP?: { S?: string; P?: string };
}

export type Persons = Partial<Record<'S' | 'P', Partial<Record<'1' | '2' | '3', string | readonly [string, string]>>>>;

/** A split lemma: `ab` + `geben`; the particle is empty for inseparable verbs. */
export interface Parts {
  particle: string;
  base: string;
}

export class Conjugations {
  readonly #tables: VerbTables;
  readonly #evidence: VerbEvidence;
  readonly #known: Readonly<Record<string, VerbEntry>>;
  /** Strong preterites whose second person takes an e in the core list. */
  readonly #long = new Set<string>();

  constructor(tables: VerbTables, evidence: VerbEvidence, known: Readonly<Record<string, VerbEntry>>) {
    this.#tables = tables;
    this.#evidence = evidence;
    this.#known = known;
    for (const rows of tables.strong.values())
      for (const { preterites } of rows)
        for (const form of preterites)
          if (!form.endsWith('te') && !/[dt]$/.test(form) && evidence.inCore(`${form}est`)) this.#long.add(form);
    // fliehen has both endings by the rule itself (II.2.1.c).
    this.#long.add('floh');
  }

  /** Returns all conjugations of the verb, most likely first. */
  of(parts: Parts): Conjugation[] {
    const strong = this.#strong(parts);
    if (strong.length === 0) return [this.#weak(parts)];
    return this.#isWeakToo(parts, strong) ? [...strong, this.#weak(parts)] : strong;
  }

  /** Returns true for a verb from English that forms compounds: stylen (umstylen), cyceln (upcyceln). */
  isEnglishBase(base: string): boolean {
    return this.#tables.english.get(base)?.compounds === true;
  }

  #strong(parts: Parts): Conjugation[] {
    const { base } = parts;
    const own = this.#tables.strong.get(base);
    if (own)
      return this.#withEvidence(
        parts,
        own.map((row) => withoutObsolete(parts, this.#conjugation('', row))),
      );
    for (const prefix of prefixes(base)) {
      const rows = this.#tables.strong.get(base.slice(prefix.length));
      if (!rows) continue;
      const strong = rows.map((row) => this.#conjugation(prefix, row));
      if (this.#isWeak(parts, strong)) return [];
      return this.#withEvidence(parts, strong);
    }
    return [];
  }

  #conjugation(prefix: string, row: StrongRow): Conjugation {
    const put = (form: string) => prefix + form;
    const alternatives = this.#tables.alternatives.get(row.infinitive) ?? [];
    return {
      infinitive: put(row.infinitive),
      ...(row.first && { first: put(row.first) }),
      ...(row.second && { second: put(row.second) }),
      ...(row.third && { third: put(row.third) }),
      regularToo: row.regularToo,
      // siehe belongs to the simple verb.
      imperatives: row.imperatives.slice(0, prefix ? 1 : undefined).map(put),
      preterites: row.preterites.map((form) => ({ form: put(form), longSecond: this.#long.has(form) })),
      subjunctives: row.subjunctives.map(put),
      participles: row.participles.map((form) => put(prefix && form.startsWith('ge') ? withoutGe(form, row) : form)),
      alternatives: alternatives
        .filter(({ obsolete }) => !(prefix && obsolete))
        .map((one) => ({ ...one, form: put(one.form) })),
    };
  }

  /** Returns true when a prefixed verb that looks strong is weak: bereiten, begleiten. */
  #isWeak(parts: Parts, strong: readonly Conjugation[]): boolean {
    if (this.#tables.traits.get(parts.base)?.has('weak')) return true;
    const weak = weakPast(presentStem(parts.base));
    const { particle } = parts;
    const forWeak = this.#evidence.count(pastForms(weak).map((form) => particle + form));
    const forStrong = this.#evidence.count(
      strong.flatMap(({ preterites }) =>
        preterites.flatMap(({ form }) => pastForms(form).map((one) => particle + one)),
      ),
    );
    // A verb may be both: bereiten, beritt.
    if (forStrong > 1) return false;
    if (forWeak !== forStrong) return forWeak > forStrong;
    const entry = this.#known[particle + parts.base];
    if (entry?.PA2?.length)
      return entry.PA2.every((form) => form.endsWith('t') && !strong.some(hasParticiple(particle, form)));
    return particle !== '' && this.#isWeak({ particle: '', base: parts.base }, strong);
  }

  /** Returns true when the core list has a weak preterite in addition to the strong one of the table (entflechtete). */
  #isWeakToo({ particle, base }: Parts, strong: readonly Conjugation[]): boolean {
    if (!base.endsWith('en')) return false;
    const weak = weakPast(presentStem(base));
    if (strong.some(({ preterites }) => preterites.some(({ form }) => form.endsWith('te')))) return false;
    return this.#evidence.count(pastForms(weak).map((form) => particle + form)) >= ENOUGH_FORMS;
  }

  readonly #siblings = new Map<string, readonly string[]>();

  /** Returns the prefixes of known verbs with this base: ab, auf, be … of stehen. */
  #before(base: string): readonly string[] {
    const known = this.#siblings.get(base);
    if (known) return known;
    const longer = Object.keys(this.#known).filter((lemma) => lemma.length > base.length && lemma.endsWith(base));
    const before = longer.map((lemma) => lemma.slice(0, -base.length));
    this.#siblings.set(base, before);
    return before;
  }

  /**
   * Removes variants that the core list lacks if it has others, except participles that texts have more often (rausgehauen, not only
   * rausgehaut). If it has none, verbs with the same base decide (abstand, aufstand: not leerstund).
   */
  #withEvidence({ particle, base }: Parts, conjugations: readonly Conjugation[]): Conjugation[] {
    const choose = <T>(
      variants: readonly T[],
      forms: (one: T) => readonly string[],
      isCommoner: (one: T, attested: readonly T[]) => boolean = () => false,
    ): readonly T[] => {
      if (variants.length < 2) return variants;
      const attested = variants.filter((one) => forms(one).some((form) => this.#evidence.inCore(particle + form)));
      if (attested.length > 0) return variants.filter((one) => attested.includes(one) || isCommoner(one, attested));
      // Of long words the core list has few, so there the simple verb decides, and of what it has the other verbs with this base.
      const simple = variants.filter((one) => forms(one).some((form) => this.#evidence.inCore(form)));
      const left = simple.length > 0 ? simple : variants;
      const usual = particle === '' || left.length < 2 ? [] : this.#usual(base, left, forms);
      return usual.length > 0 ? usual : left;
    };
    // Only participles are compared so: a preterite is often spelled like another word (freistund, of Freistunde).
    const inTexts = (participle: string) => this.#evidence.frequency(particle + participle);
    const rows = choose(conjugations, ({ preterites }) => preterites.flatMap(({ form }) => pastForms(form)));
    return rows.map((one) => {
      const preterites = choose<Preterite>(one.preterites, ({ form }) => pastForms(form));
      const subjunctive = (form: string) => [form, `${form}n`, form.slice(0, -1)];
      // A verb that has lost its strong preterite (abstecken, not abstak) keeps the subjunctive where the list has it.
      const nowWeak = one.preterites.some(isStrong) && !preterites.some(isStrong);
      const left = one.subjunctives.filter(
        (form) => !nowWeak || subjunctive(form).some((variant) => this.#evidence.inCore(particle + variant)),
      );
      return {
        ...one,
        preterites,
        subjunctives: choose(left, subjunctive),
        participles: choose(
          one.participles,
          (form) => [form, `${form}e`],
          (form, attested) => attested.every((other) => inTexts(form) > inTexts(other)),
        ),
      };
    });
  }

  /** Returns the variants that are about as frequent in other verbs with the base as the commonest one; none if few have any. */
  #usual<T>(base: string, variants: readonly T[], forms: (one: T) => readonly string[]): T[] {
    const counted = variants.map((one) => ({
      one,
      verbs: this.#before(base).filter((first) => forms(one).some((form) => this.#evidence.inCore(first + form)))
        .length,
    }));
    const most = Math.max(...counted.map(({ verbs }) => verbs));
    return most < ENOUGH_FORMS ? [] : counted.filter(({ verbs }) => verbs >= most / USUAL).map(({ one }) => one);
  }

  #weak(parts: Parts): Conjugation {
    const { base } = parts;
    const stem = presentStem(base);
    const end = weakStem(stem, base);
    return {
      infinitive: base,
      regularToo: false,
      imperatives: [],
      preterites: [{ form: weakPast(stem, base), longSecond: false }],
      subjunctives: [],
      participles: this.#weakParticiples(parts, end),
      alternatives: [],
    };
  }

  /** With ge or without: as the lists show it, else by the prefix. */
  #weakParticiples({ particle, base }: Parts, end: string): string[] {
    const known = (this.#known[particle + base]?.PA2 ?? this.#known[base]?.PA2 ?? []).map((form) =>
      form.startsWith(particle) ? form.slice(particle.length) : form,
    );
    const variants = [end, `ge${end}`].filter((form) => known.includes(form));
    if (variants.length > 0) return variants;
    if (this.#evidence.inEither(`${particle}ge${end}`) || this.#evidence.inCore(`ge${end}`)) return [`ge${end}`];
    return [PREFIX.test(base) || base.endsWith('ieren') || this.#endsUnstressed(base, end) ? end : `ge${end}`];
  }

  /** Returns true for a word before a known verb with an unstressed prefix, whose participle has no ge either: zwangsernährt. */
  #endsUnstressed(base: string, end: string): boolean {
    for (let at = SHORTEST_FIRST; at <= base.length - SHORTEST_PREFIXED; at++) {
      const verb = base.slice(at);
      if (PREFIX.test(verb) && this.#known[verb]?.PA2?.includes(end.slice(at))) return true;
    }
    return false;
  }
}

/** Obsolete forms of the present belong to the simple verb (II.2.5). */
function withoutObsolete({ particle }: Parts, conjugation: Conjugation): Conjugation {
  if (!particle) return conjugation;
  return { ...conjugation, alternatives: conjugation.alternatives.filter(({ obsolete }) => !obsolete) };
}

/** One or two unstressed prefixes before a verb that is long enough: `ver` of verstehen, `miss`, `missver` of missverstehen. */
function prefixes(base: string): string[] {
  const first = PREFIX.exec(base)?.[0];
  if (first === undefined) return [];
  const second = PREFIX.exec(base.slice(first.length))?.[0];
  return [first, ...(second === undefined ? [] : [first + second])].filter(({ length }) => base.length - length > 2);
}

/** Simple verbs that begin with ge and have a ge in participle II besides. */
const DOUBLE_GE = new Set(['geben', 'gehen', 'gelten']);

/** `gegeben` → `geben`, `gegessen` → `gessen`; a ge that belongs to the verb (genossen) stays. */
function withoutGe(participle: string, { infinitive }: StrongRow): string {
  return infinitive.startsWith('ge') && !DOUBLE_GE.has(infinitive) ? participle : participle.slice(2);
}

function isStrong({ form }: Preterite): boolean {
  return !form.endsWith('te');
}

function hasParticiple(particle: string, form: string): (one: Conjugation) => boolean {
  return ({ participles }) => participles.some((one) => particle + one === form);
}

function weakPast(stem: string, infinitive = ''): string {
  return `${weakStem(stem, infinitive)}e`;
}

function pastForms(first: string): string[] {
  return first.endsWith('te') ? [first, `${first}n`, `${first}st`, `${first}t`] : [first, `${first}en`, `${first}st`];
}
