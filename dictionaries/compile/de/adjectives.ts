/**
 * Builds the adjectives of all sources. The core list decides the class of its lemmas; other lemmas take class and degrees from the known
 * adjective in which they end, or from those that end alike.
 */
import type { Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { type AdjectiveCandidate, candidates } from './adjective-candidates.ts';
import { COMPARATIVE_ENTRIES, comparedAdverbs, shortComparatives } from './adjective-comparatives.ts';
import { lexemeOf } from './adjective-lexeme.ts';
import { readAdjectiveLists } from './adjective-lists.ts';
import { type AdjectiveSources, readCoreAdjectives } from './core-adjectives.ts';
import { ParticipleShapes } from './participle-shapes.ts';

export interface BuiltAdjectives {
  /** Adjectives of the core list. */
  lexemes: Lexeme[];
  /** Participles that the core list has as adjectives, without degrees; the verbs' generator has them too. */
  participles: Lexeme[];
  /** Adjectives of other lists, best score first. */
  candidates: AdjectiveCandidate[];
}

export function buildAdjectives(sources: AdjectiveSources): BuiltAdjectives {
  const lists = readAdjectiveLists();
  const core = readCoreAdjectives(sources, lists);
  const shapes = new ParticipleShapes(core.words, sources.verbs);
  const known = (word: string) => core.shown.get(word) ?? core.bare.get(word);
  const lexemes = comparedAdverbs();
  const participles: Lexeme[] = [];
  for (const [lemma, traits] of [...core.shown, ...core.bare]) {
    const lexeme = lexemeOf({ lemma, traits, inferred: core.bare.has(lemma) }, lists, known);
    const comparative = COMPARATIVE_ENTRIES[lemma];
    if (comparative) lexeme.forms.push(...shortComparatives(comparative, core.words));
    if (!traits.comparison && !lemma.startsWith('un') && shapes.infinitiveOf(lemma)) participles.push(lexeme);
    else lexemes.push(lexeme);
  }
  return { lexemes, participles, candidates: candidates(sources, core, known, lists) };
}

/** Returns participles with listed forms that the verbs' generator lacks. @param verbs all verbs; forms that they bar count as present */
export function withoutVerbForms(participles: readonly Lexeme[], verbs: readonly Lexeme[]): Lexeme[] {
  const known = new Set<string>();
  for (const { forms } of verbs) for (const { form } of forms) known.add(form);
  return participles.flatMap((lexeme) => {
    const forms = lexeme.forms.filter(({ form }) => !known.has(form));
    return forms.length > 0 ? [{ ...lexeme, forms }] : [];
  });
}
