/** What a refused word may be: the lexemes that the spelling lexicon has it of. */
import { toGermanTiles } from '../../../words/to-tiles.ts';
import type { GermanQuestion, TaggedReading } from '../question.ts';
import { gendersOf, type Pos } from './split.ts';

export interface Whole {
  /** Dictionary form as laid. */
  lemma: string;
  /** As spelled. */
  spelled: string;
  pos: Pos;
  /** Empty where they are a guess by the last member. */
  genders: string[];
  separable: boolean;
  sources: readonly string[];
}

const ORDER: readonly Pos[] = ['ver', 'adj', 'sub'];
const isPos = (value: string): value is Pos => (ORDER as readonly string[]).includes(value);

function wholeOf({ lemma, tag, attestedBy }: TaggedReading, pos: Pos): Whole {
  return {
    lemma: toGermanTiles(lemma),
    spelled: lemma,
    pos,
    genders: attestedBy.includes('german-pos-dict') ? gendersOf({ tag }) : [],
    separable: tag.positions.includes('sep'),
    sources: attestedBy,
  };
}

/** Verbs first: their participles are listed as adjectives as well. */
export function wholes({ spellings }: GermanQuestion): Whole[] {
  const found = spellings.flatMap((one) => {
    const pos = one.tag.positions[0]!;
    return one.rule === undefined && isPos(pos) ? [wholeOf(one, pos)] : [];
  });
  const seen = new Set<string>();
  return found
    .filter(({ lemma, pos }) => !seen.has(`${lemma} ${pos}`) && seen.add(`${lemma} ${pos}`))
    .sort((a, b) => ORDER.indexOf(a.pos) - ORDER.indexOf(b.pos));
}
