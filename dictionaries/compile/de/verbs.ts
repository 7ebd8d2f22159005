/** Builds the verbs of all sources. */
import type { Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { buildBarePart, buildVerb, verbFeatures } from '../../../src/core/morphology/de/verb.ts';
import type { VerbClass } from '../../../src/core/morphology/de/verb-class.ts';
import { DECLENSION, presentParticiple } from '../../../src/core/morphology/de/verb-nonfinite.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import { readColumn, readTable } from '../tsv.ts';
import type { CoreList } from './core-list.ts';
import { isCertain } from './headwords.ts';
import { Conjugations, type VerbEntry } from './verb-conjugation.ts';
import { CORE_COMPLETE, VerbEvidence } from './verb-evidence.ts';
import { joinedVerbs } from './verb-joined.ts';
import { type VerbLemma, VerbLemmas } from './verb-lemmas.ts';
import { readVerbTables } from './verb-tables.ts';
import { Traits } from './verb-traits.ts';

export interface VerbSources {
  core: CoreList;
  /** Paradigms of german-pos-dict by infinitive. */
  verbs: Readonly<Record<string, VerbEntry>>;
  /** Words and forms of Wiktionary. */
  wiktionary: readonly string[];
  /** Occurrences of keys in 10⁹ words. */
  frequencies: ReadonlyMap<string, number>;
  /** Translated headwords, in lower case. */
  translated?: Iterable<string>;
}

/** Builds all verbs, and detached parts of separable ones that are no verbs by themselves (I.7.3). */
export function buildVerbs({ core, verbs, wiktionary, frequencies, translated = [] }: VerbSources): Lexeme[] {
  const tables = readVerbTables();
  const evidence = new VerbEvidence(core, wiktionary, frequencies);
  const conjugations = new Conjugations(tables, evidence, verbs);
  const builder = new Builder(conjugations, new Traits(tables, evidence), evidence);
  const rows = readTable('curated/de-verb-entries.tsv');
  const entries = rows.map(({ lemma = '' }) => lemma);
  const certain = new Set(rows.filter(isCertain).map(({ lemma }) => lemma));
  const found = new VerbLemmas(verbs, evidence, {
    entries,
    translated: [...translated],
    particles: readColumn('curated/de-verb-particle.tsv', 'particle'),
    infinitives: readTable('curated/de-verb-defective.tsv')
      .filter(({ use }) => use === 'infinitive')
      .map(({ lemma = '' }) => lemma),
    bases: tables.strong,
    conjugations,
  });
  const lemmas = found.all();
  const headwords = new Set(
    lemmas
      .filter(({ lemma }) => certain.has(lemma) || !isPartOnly(lemma, evidence))
      .map(({ lemma }) => toGermanTiles(lemma)),
  );
  const bases = new Set(lemmas.flatMap(({ parts }) => parts.flatMap(({ particle, base }) => (particle ? [base] : []))));
  for (const lemma of lemmas)
    if (headwords.has(toGermanTiles(lemma.lemma)) || !bases.has(lemma.lemma)) builder.add(lemma, headwords);
  const simple = builder.lexemes.filter(({ features }) => !features.startsWith('sep'));
  const known = new Set(lemmas.map(({ lemma }) => toGermanTiles(lemma)));
  for (const parts of joinedVerbs(simple, found.particles, known, evidence)) {
    const lemma = parts.particle + parts.base;
    builder.add({ lemma, parts: parts.particle ? found.readings(lemma, [parts]) : [parts], inferred: true }, headwords);
  }
  return builder.finish(withoutShadows(builder.lexemes, new Set(entries), evidence));
}

/** Builds lemma after lemma, and each detached part once. */
class Builder {
  readonly lexemes: Lexeme[] = [];
  readonly #detached: { whole: Lexeme; base: string; verb: VerbClass }[] = [];
  readonly #conjugations: Conjugations;
  readonly #traits: Traits;

  readonly #evidence: VerbEvidence;

  constructor(conjugations: Conjugations, traits: Traits, evidence: VerbEvidence) {
    this.#conjugations = conjugations;
    this.#traits = traits;
    this.#evidence = evidence;
  }

  /** @param headwords keys of lemmas that are verbs by themselves */
  add({ lemma, parts, inferred }: VerbLemma, headwords: ReadonlySet<string>): void {
    for (const one of parts)
      for (const conjugation of this.#conjugations.of(one)) {
        const verb: VerbClass = { conjugation, traits: this.#traits.of(one, conjugation) };
        const whole: Lexeme = { lemma, pos: 'ver', features: verbFeatures(verb), forms: buildVerb(verb), inferred };
        this.lexemes.push(whole);
        if (one.particle && !headwords.has(toGermanTiles(one.base)))
          this.#detached.push({ whole, base: one.base, verb });
      }
  }

  /** Returns the retained lexemes, and the detached parts of the separable ones among them. */
  finish(kept: ReadonlySet<Lexeme>): Lexeme[] {
    const bareParts = new Map<string, Lexeme>();
    for (const { whole, base, verb } of this.#detached)
      if (kept.has(whole) && !bareParts.has(base)) bareParts.set(base, this.#barePart(base, whole.lemma, verb));
    return [...kept, ...bareParts.values()];
  }

  #barePart(base: string, source: string, { conjugation, traits }: VerbClass): Lexeme {
    // A participle that the list declines is an adjective of its own: gebuchtet.
    const participles = conjugation.participles.filter((one) => !this.#evidence.inCore(`${one}em`));
    const verb: VerbClass = {
      conjugation: { ...conjugation, participles },
      traits: { ...traits, particle: '', participle2Declined: false },
    };
    const features = ['bare', verbFeatures(verb)].filter(Boolean).join(':');
    return { lemma: base, pos: 'ver', features, forms: buildBarePart(verb), inferred: true, source };
  }
}

/** Number of forms of its own that a verb may have by chance: seit, schepperen. */
const BY_CHANCE = 3;

/**
 * Removes verbs that consist of forms of other verbs: abbrachte of abbringen and abbracht of abbrechen are not forms of abbrachen;
 * herzustellen is herstellen with zu. Such a verb has at most a few forms of its own in the core list, and none of them is a past or has
 * zu.
 */
function withoutShadows(
  lexemes: readonly Lexeme[],
  entries: ReadonlySet<string>,
  evidence: VerbEvidence,
): ReadonlySet<Lexeme> {
  const isKnown = ({ inferred, lemma }: Lexeme): boolean => !inferred || entries.has(lemma);
  const explained = new Set<string>();
  for (const lexeme of lexemes)
    if (isKnown(lexeme)) for (const { form, barred } of lexeme.forms) if (!barred) explained.add(toGermanTiles(form));
  const isShadow = ({ forms }: Lexeme): boolean => {
    const listed = forms.filter(({ form, barred }) => !barred && evidence.inCore(form));
    const own = listed.filter(({ form }) => !explained.has(toGermanTiles(form)));
    if (own.length === listed.length || new Set(own.map(({ form }) => toGermanTiles(form))).size > BY_CHANCE)
      return false;
    return !own.some(({ tag }) => /^ver:(?:pst|part2|zu)/.test(tag));
  };
  return new Set(lexemes.filter((lexeme) => isKnown(lexeme) || !isShadow(lexeme)));
}

/**
 * Returns true when the core list, which has all short words, lacks participle I of a short verb, so that it is no headword. A genitive may
 * be a noun's, Bogens.
 */
function isPartOnly(lemma: string, evidence: VerbEvidence): boolean {
  const laid = toGermanTiles(lemma);
  if (laid.length >= CORE_COMPLETE) return false;
  const present = presentParticiple(laid);
  return !['', ...DECLENSION].some((ending) => evidence.core.has(present + ending));
}
