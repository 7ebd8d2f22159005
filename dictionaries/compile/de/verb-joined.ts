/** Finds separable verbs of which the core list has scattered forms only: herausbrachtet, loszuwerdende. */
import type { Lexeme } from '../../../src/core/morphology/de/built-form.ts';
import { toGermanTiles } from '../../../src/core/words/tiles.ts';
import type { Parts } from './verb-conjugation.ts';
import { CORE_COMPLETE, ENOUGH_FORMS, type VerbEvidence } from './verb-evidence.ts';
import { FIXED } from './verb-lemmas.ts';

/** Minimum length of a form after a particle. */
const SHORTEST_FORM = 3;

/** Minimum length of a particle. */
const SHORTEST_PARTICLE = 2;

/**
 * Finds such verbs by known particles before forms of known verbs. Forms of two verbs (trügt) show nothing.
 * @param simple lexemes of verbs without a particle
 * @param known keys of lemmas that have been built
 */
export function joinedVerbs(
  simple: readonly Lexeme[],
  particles: ReadonlySet<string>,
  known: ReadonlySet<string>,
  evidence: VerbEvidence,
): Parts[] {
  const { bases, distinctive } = formsOf(simple);
  const found = new Map<string, { parts: Parts; forms: number; distinctive: boolean }>();
  for (const word of evidence.core) {
    // rumorte belongs to rumoren, not to rum + orten.
    if (bases.has(word)) continue;
    for (let at = SHORTEST_PARTICLE; at <= word.length - SHORTEST_FORM; at++) {
      const particle = word.slice(0, at);
      const fixed = FIXED.includes(particle);
      if (!fixed && (!particles.has(particle) || isInfix(particle, particles))) continue;
      const rest = word.slice(at);
      // hindurchfahrend has the particle hindurch; it is not hin + durchfahren.
      if (!fixed && reachesFurther(word, at, { particles, bases })) continue;
      const base = bases.get(rest) ?? (!fixed && rest.startsWith('zu') ? bases.get(rest.slice(2)) : undefined);
      if (!base || known.has(particle + toGermanTiles(base))) continue;
      const parts = fixed ? { particle: '', base: particle + base } : { particle, base };
      const entry = found.get(particle + base) ?? { parts, forms: 0, distinctive: false };
      entry.forms++;
      entry.distinctive ||= !bases.get(rest) || distinctive.has(rest);
      found.set(particle + base, entry);
    }
  }
  return [...found].flatMap(([lemma, { parts, forms, distinctive }]) => {
    if (!distinctive) return [];
    const listed = evidence.coreOfAnyCase.has(toGermanTiles(lemma));
    // Of short verbs the list has the infinitive.
    if (!listed && toGermanTiles(lemma).length <= CORE_COMPLETE) return [];
    return forms + (listed ? ENOUGH_FORMS - 1 : 0) >= ENOUGH_FORMS ? [parts] : [];
  });
}

/** Returns true when a longer particle also stands before a form. */
function reachesFurther(
  word: string,
  from: number,
  { particles, bases }: { particles: ReadonlySet<string>; bases: ReadonlyMap<string, string> },
): boolean {
  for (let at = from + 1; at <= word.length - SHORTEST_FORM; at++) {
    const particle = word.slice(0, at);
    if (particles.has(particle) && !isInfix(particle, particles) && bases.has(word.slice(at))) return true;
  }
  return false;
}

/** Particles in -zu. */
const IN_ZU = new Set(['dazu', 'herzu', 'hinzu']);

/** `abzu` is a particle and the zu of the infinitive (abzugeben). */
function isInfix(particle: string, particles: ReadonlySet<string>): boolean {
  return !IN_ZU.has(particle) && /zu$|ge$/.test(particle) && particles.has(particle.slice(0, -2));
}

/**
 * Laid form → verb; '' where it is a form of several. `distinctive` are those that no adjective is spelled like: past, participles,
 * persons in -t, but not achtlose beside losen.
 */
function formsOf(lexemes: readonly Lexeme[]): { bases: Map<string, string>; distinctive: Set<string> } {
  const bases = new Map<string, string>();
  const distinctive = new Set<string>();
  for (const { lemma, forms } of lexemes) {
    for (const { form, barred, tag } of forms) {
      if (barred || tag === 'ver:imp:sg') continue;
      const laid = toGermanTiles(form);
      const other = bases.get(laid);
      if (other === undefined) bases.set(laid, lemma);
      else if (other !== lemma) bases.set(laid, '');
      if (/:(?:pst|sub2|part[12])|:prs:sg:3|:pl:2/.test(tag)) distinctive.add(laid);
    }
  }
  return { bases, distinctive };
}
