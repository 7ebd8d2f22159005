/** Builds the verbs of all sources. */
import type { Lexeme } from '../../../src/morphology/de/built-form.ts';
import { buildBarePart, buildVerb, verbFeatures } from '../../../src/morphology/de/verb.ts';
import type { VerbClass } from '../../../src/morphology/de/verb-class.ts';
import { presentParticiple } from '../../../src/morphology/de/verb-nonfinite.ts';
import { lay } from '../../../src/words/lay.ts';
import { readColumn } from '../tsv.ts';
import type { CoreList } from './core-list.ts';
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
}

/** All verbs, and the detached parts of separable ones that are no verb by themselves (I.7.3). */
export function buildVerbs({ core, verbs, wiktionary }: VerbSources): Lexeme[] {
  const tables = readVerbTables();
  const evidence = new VerbEvidence(core, wiktionary);
  const builder = new Builder(new Conjugations(tables, evidence, verbs), new Traits(tables, evidence), evidence);
  const found = new VerbLemmas(verbs, evidence, {
    entries: readColumn('curated/de-verb-entries.tsv', 'lemma'),
    particles: readColumn('curated/de-verb-particle.tsv', 'particle'),
    bases: tables.strong,
  });
  const lemmas = found.all();
  const headwords = new Set(lemmas.filter(({ lemma }) => !isPartOnly(lemma, evidence)).map(({ lemma }) => lay(lemma)));
  const bases = new Set(lemmas.flatMap(({ parts }) => parts.flatMap(({ particle, base }) => (particle ? [base] : []))));
  for (const lemma of lemmas)
    if (headwords.has(lay(lemma.lemma)) || !bases.has(lemma.lemma)) builder.add(lemma, headwords);
  const simple = builder.lexemes.filter(({ features }) => !features.startsWith('sep'));
  const known = new Set(lemmas.map(({ lemma }) => lay(lemma)));
  for (const parts of joinedVerbs(simple, found.particles, known, evidence))
    builder.add({ lemma: parts.particle + parts.base, parts: [parts], inferred: true }, headwords);
  return [...builder.lexemes, ...builder.bareParts.values()];
}

/** Builds lemma after lemma, and each detached part once. */
class Builder {
  readonly lexemes: Lexeme[] = [];
  readonly bareParts = new Map<string, Lexeme>();
  readonly #conjugations: Conjugations;
  readonly #traits: Traits;

  readonly #evidence: VerbEvidence;

  constructor(conjugations: Conjugations, traits: Traits, evidence: VerbEvidence) {
    this.#conjugations = conjugations;
    this.#traits = traits;
    this.#evidence = evidence;
  }

  /** @param headwords laid lemmas that are verbs by themselves */
  add({ lemma, parts, inferred }: VerbLemma, headwords: ReadonlySet<string>): void {
    for (const one of parts)
      for (const conjugation of this.#conjugations.of(one)) {
        const verb: VerbClass = { conjugation, traits: this.#traits.of(one, conjugation) };
        this.lexemes.push({ lemma, pos: 'ver', features: verbFeatures(verb), forms: buildVerb(verb), inferred });
        if (one.particle && !headwords.has(lay(one.base))) this.#addBare(one.base, lemma, verb);
      }
  }

  #addBare(base: string, source: string, { conjugation, traits }: VerbClass): void {
    if (this.bareParts.has(base)) return;
    // A participle that the list declines is an adjective of its own: gebuchtet.
    const participles = conjugation.participles.filter((one) => !this.#evidence.inCore(`${one}em`));
    const verb: VerbClass = {
      conjugation: { ...conjugation, participles },
      traits: { ...traits, particle: '', participle2Declined: false },
    };
    const features = ['bare', verbFeatures(verb)].filter(Boolean).join(':');
    this.bareParts.set(base, { lemma: base, pos: 'ver', features, forms: buildBarePart(verb), inferred: true, source });
  }
}

/** Does the core list, which has all short words, lack participle and genitive of a short verb? Then it is no headword. */
function isPartOnly(lemma: string, evidence: VerbEvidence): boolean {
  const laid = lay(lemma);
  if (laid.length >= CORE_COMPLETE) return false;
  return !evidence.core.has(presentParticiple(laid)) && !evidence.coreOfAnyCase.has(`${laid}s`);
}
