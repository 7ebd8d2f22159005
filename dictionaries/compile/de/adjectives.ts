/**
 * The adjectives of all sources as lexemes. What the core list shows decides the class of the lemmas that it has; lemmas that
 * it lacks take class and comparability from the known adjective they end in, or from those that end like them.
 */
import type { Lexeme } from '../../../src/morphology/de/built-form.ts';
import { type AdjectiveCandidate, candidates } from './adjective-candidates.ts';
import { COMPARATIVE_ENTRIES, comparedAdverbs, shortComparatives } from './adjective-comparatives.ts';
import { lexemeOf } from './adjective-lexeme.ts';
import { readAdjectiveLists } from './adjective-lists.ts';
import { type AdjectiveSources, readCoreAdjectives } from './core-adjectives.ts';
import { ParticipleShapes } from './participle-shapes.ts';

export interface BuiltAdjectives {
  /** Adjectives of the core list. */
  lexemes: Lexeme[];
  /** Participles that the core list has as adjectives, without comparison: the verbs' generator has them too. */
  participles: Lexeme[];
  /** Adjectives that other lists have, best score first. */
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

/**
 * The participles of which the verbs' generator lacks forms that the core list shows.
 * @param verbs all verbs; what they bar counts as had
 */
export function withoutVerbForms(participles: readonly Lexeme[], verbs: readonly Lexeme[]): Lexeme[] {
  const known = new Set<string>();
  for (const { forms } of verbs) for (const { form } of forms) known.add(form);
  return participles.flatMap((lexeme) => {
    const forms = lexeme.forms.filter(({ form }) => !known.has(form));
    return forms.length > 0 ? [{ ...lexeme, forms }] : [];
  });
}
