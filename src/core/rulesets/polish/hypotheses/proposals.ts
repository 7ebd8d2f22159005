import { elongations } from '../../../diagnosis/generators.ts';
import type { Proposal, Shape } from '../../../diagnosis/hypothesis.ts';
import { type LetterPairs, shapeOf } from '../../../diagnosis/shape.ts';
import { isNotListed } from '../../../rules/catalogue.ts';
import type { PolishQuery } from '../query.ts';
import { type AgainstWord, bars, type OfKind } from './barred.ts';
import { prefixed, suffixed } from './derivation.ts';
import { entryFeatures, knownAs } from './known.ts';
import { misspellings } from './misspelling.ts';
import { oldSpellings, shortForms } from './old-spelling.ts';
import { wordsApart } from './written-together.ts';

/** Returns the input of the engine. @param isCapital true if only the capital is diagnosed */
export function diagnosisInput<R extends AgainstWord>(
  query: PolishQuery,
  reasons: readonly OfKind<R>[],
  isCapital: boolean,
  pairs: LetterPairs,
): { proposals: Proposal<R>[]; shape: Shape } {
  const isBarred = reasons.some(({ reason }) => reason.decides && !isNotListed(reason));
  const barring = bars(query, reasons);
  const known = [
    ...barring,
    ...knownAs(
      query,
      barring.some(({ bar }) => bar?.decides),
    ),
  ];
  return {
    proposals: isCapital
      ? known
      : [
          ...known,
          ...misspellings(query, isBarred),
          ...oldSpellings(query),
          ...shortForms(query),
          ...elongations(query),
          ...wordsApart(query, isBarred),
          ...prefixed(query),
          ...suffixed(query),
        ],
    shape: [
      shapeOf(query, pairs),
      entryFeatures(query),
      {
        byCapital: Number(isCapital),
        barred: Number(isBarred),
        noTile: Number(reasons.some(({ kind }) => kind === 'letter')),
      },
    ],
  };
}
