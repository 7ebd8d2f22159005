import type { Lexicon } from '../../../lexicon/lexicon.ts';
import type { Lexeme } from '../../../morphology/pl/lexeme.ts';
import { isOfAspect, parseTags, type Tag } from '../../../morphology/pl/tag.ts';
import { defectiveReading } from '../defective.ts';
import type { PolishRules } from './ruling.ts';

const ASPECTS = ['imperf', 'perf'];

/** Tells verbs that are spelled alike apart by aspect: see `PolishRules.sensesOf`. */
export function sensesIn(game: Lexicon): PolishRules['sensesOf'] {
  const known = new Map<string, boolean>();
  const areTwo = (lemma: string): boolean => {
    const two = known.get(lemma) ?? hasTwoVerbs(lemma, game);
    known.set(lemma, two);
    return two;
  };
  return (lexeme: Lexeme, tag?: Tag): Lexeme[] => {
    const { lemma, part, aspect: told } = lexeme;
    if (part !== 'verb' || told) return [lexeme];
    const ofAspect = (aspect: string): Lexeme => ({ ...lexeme, aspect });
    if (lemma === 'powodzić') return aspectsOfPowodzić(tag).map(ofAspect);
    if (!areTwo(lemma)) return [lexeme];
    return ASPECTS.filter((aspect) => tag === undefined || isOfAspect(tag, aspect)).map(ofAspect);
  };
}

/**
 * List 7 restricts the imperfective *powodzić* and leaves the perfective one whole; the lexicon has them as one. A form that is left to
 * both is rather one of the imperfective verb, which is by far the commoner.
 */
function aspectsOfPowodzić(tag: Tag | undefined): string[] {
  const isLeft = tag === undefined || defectiveReading('powodzić', tag)?.restricted !== false;
  return isLeft ? ASPECTS : [...ASPECTS].reverse();
}

/** Does the lexicon have an imperfective and a perfective verb of this spelling? The forms of one verb all have the same aspect, or both. */
function hasTwoVerbs(lemma: string, game: Lexicon): boolean {
  const found = new Set<string>();
  for (const { reading } of game.forms(lemma)) {
    for (const { values } of parseTags(reading.tag)) {
      const [aspect, other] = ASPECTS.filter((value) => values.has(value));
      if (aspect !== undefined && other === undefined) found.add(aspect);
    }
  }
  return found.size === ASPECTS.length;
}
