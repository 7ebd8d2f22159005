/** Separable verbs of which the core list has scattered forms only: herausbrachtet, loszuwerdende. */
import type { Lexeme } from '../../../src/morphology/de/built-form.ts';
import { lay } from '../../../src/words/lay.ts';
import type { Parts } from './verb-conjugation.ts';
import { CORE_COMPLETE, ENOUGH_FORMS, type VerbEvidence } from './verb-evidence.ts';

/** Shortest form behind a particle. */
const SHORTEST_FORM = 3;

/** Shortest particle. */
const SHORTEST_PARTICLE = 2;

/** Prefixes that are never parted. */
const FIXED = new Set(['be', 'emp', 'ent', 'er', 'ge', 'miss', 'ver', 'zer']);

/**
 * Finds them by the forms of the verbs behind known particles; forms that two verbs share (trügt) tell nothing.
 * @param simple lexemes of verbs without a particle
 * @param known laid lemmas that have been built
 */
export function joinedVerbs(
  simple: readonly Lexeme[],
  particles: ReadonlySet<string>,
  known: ReadonlySet<string>,
  evidence: VerbEvidence,
): Parts[] {
  const bases = formsOf(simple);
  const found = new Map<string, { parts: Parts; forms: number }>();
  for (const word of evidence.core) {
    for (let at = SHORTEST_PARTICLE; at <= word.length - SHORTEST_FORM; at++) {
      const particle = word.slice(0, at);
      const fixed = FIXED.has(particle);
      if (!fixed && (!particles.has(particle) || isInfix(particle, particles))) continue;
      const rest = word.slice(at);
      const base = bases.get(rest) ?? (!fixed && rest.startsWith('zu') ? bases.get(rest.slice(2)) : undefined);
      if (!base || known.has(particle + lay(base))) continue;
      const entry = found.get(particle + base);
      if (entry) entry.forms++;
      else {
        const parts = fixed ? { particle: '', base: particle + base } : { particle, base };
        found.set(particle + base, { parts, forms: 1 });
      }
    }
  }
  return [...found].flatMap(([lemma, { parts, forms }]) => {
    const listed = evidence.coreOfAnyCase.has(lay(lemma));
    // Of short verbs the list has the infinitive, and of those with a fixed prefix we ask for it.
    if (!listed && (parts.particle === '' || lay(lemma).length <= CORE_COMPLETE)) return [];
    return forms + (listed ? ENOUGH_FORMS - 1 : 0) >= ENOUGH_FORMS ? [parts] : [];
  });
}

/** `abzu` is a particle and the zu of the infinitive (abzugeben). */
function isInfix(particle: string, particles: ReadonlySet<string>): boolean {
  return /zu$|ge$/.test(particle) && particles.has(particle.slice(0, -2));
}

/** Laid form → verb; '' where it is a form of several. */
function formsOf(lexemes: readonly Lexeme[]): Map<string, string> {
  const bases = new Map<string, string>();
  for (const { lemma, forms } of lexemes) {
    for (const { form, barred, tag } of forms) {
      if (barred || tag === 'ver:imp:sg') continue;
      const laid = lay(form);
      const other = bases.get(laid);
      if (other === undefined) bases.set(laid, lemma);
      else if (other !== lemma) bases.set(laid, '');
    }
  }
  return bases;
}
