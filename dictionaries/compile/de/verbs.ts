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
import { VerbLemmas } from './verb-lemmas.ts';
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
  const conjugations = new Conjugations(tables, evidence, verbs);
  const traits = new Traits(tables, evidence);
  const lemmas = new VerbLemmas(verbs, evidence, readColumn('curated/de-verb-entries.tsv', 'lemma')).all();
  const lexemes: Lexeme[] = [];
  const headwords = new Set(lemmas.filter(({ lemma }) => !isPartOnly(lemma, evidence)).map(({ lemma }) => lay(lemma)));
  const parts = new Set(lemmas.flatMap((one) => one.parts.flatMap(({ particle, base }) => (particle ? [base] : []))));
  const bare = new Map<string, Lexeme>();
  for (const { lemma, parts: readings, inferred } of lemmas) {
    if (parts.has(lemma) && !headwords.has(lay(lemma))) continue;
    for (const one of readings) {
      for (const conjugation of conjugations.of(one)) {
        const verb: VerbClass = { conjugation, traits: traits.of(one, conjugation) };
        lexemes.push({ lemma, pos: 'ver', features: verbFeatures(verb), forms: buildVerb(verb), inferred });
        if (!one.particle || headwords.has(lay(one.base)) || bare.has(one.base)) continue;
        bare.set(one.base, {
          lemma: one.base,
          pos: 'ver',
          features: [
            'bare',
            ...(verb.traits.english === 'no' ? [] : ['eng']),
            ...(verb.traits.english === 'silent-e' ? ['enge'] : []),
          ].join(':'),
          forms: buildBarePart({ conjugation, traits: { ...verb.traits, particle: '' } }),
          inferred: true,
          source: lemma,
        });
      }
    }
  }
  return [...lexemes, ...bare.values()];
}

/** Does the core list, which has all short words, lack participle and genitive of a short verb? Then it is no headword. */
function isPartOnly(lemma: string, evidence: VerbEvidence): boolean {
  const laid = lay(lemma);
  if (laid.length >= CORE_COMPLETE) return false;
  return !evidence.core.has(presentParticiple(laid)) && !evidence.coreOfAnyCase.has(`${laid}s`);
}
