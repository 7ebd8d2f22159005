/** What lexicons know the letters as, and what a string may be of which nothing is known. */

import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import type { Reading } from '../../../lexicon/lexicon.ts';
import { isLikeAbbreviation, isTypedLike } from '../../../words/capital.ts';
import { kindOf } from '../kinds.ts';
import type { EnglishQuestion } from '../question.ts';

/** Capitals with the ending of the plural: `GPUs`. */
const PLURAL_OF_CAPITALS = /^(\p{Lu}{2,})s$/u;

export function knownAs({ typed, form, spellings }: EnglishQuestion): Proposal[] {
  const of = (kind: ReturnType<typeof kindOf>) => spellings.filter((reading) => kindOf(reading) === kind);
  const [names, abbreviations, affixes] = [of('capital'), of('abbreviation'), of('affix')];
  const isAsTyped = ({ spelling = form }: Reading) => isTypedLike(typed, spelling);
  return [
    {
      kind: 'name',
      intended: [],
      evidence: {
        asTyped: Number(names.some(isAsTyped)),
      },
    },
    {
      kind: 'abbreviation',
      intended: [],
      evidence: {
        expanded: Number(abbreviations.some(({ source }) => source)),
        asTyped: Number(abbreviations.some(isAsTyped)),
        fewCapitals: Number(isLikeAbbreviation(typed.replace(PLURAL_OF_CAPITALS, '$1'))),
      },
    },
    ...(affixes.length > 0 ? [{ kind: 'fragment', intended: [], evidence: {} } as const] : []),
    { kind: 'foreign', intended: [], evidence: {} },
    { kind: 'unlisted', intended: [], evidence: {} },
  ];
}
