import { elongations } from '../../../diagnosis/generators.ts';
import type { Proposal, Shape } from '../../../diagnosis/hypothesis.ts';
import { type LetterPairs, placesOf, rarestPair, shapeOf } from '../../../diagnosis/shape.ts';
import { isNotListed } from '../../../rules/catalogue.ts';
import type { PolishQuestion } from '../question.ts';
import { type AgainstWord, bars, type OfKind } from './barred.ts';
import { prefixed, suffixed } from './derivation.ts';
import { entryFeatures, knownAs } from './known.ts';
import { misspellings } from './misspelling.ts';
import { oldSpellings, shortForms } from './old-spelling.ts';
import { wordsApart } from './written-together.ts';

/** The input of the engine. @param isCapital only what the capital stands for is diagnosed */
export function diagnosisInput<R extends AgainstWord>(
  question: PolishQuestion,
  reasons: readonly OfKind<R>[],
  isCapital: boolean,
  pairs: LetterPairs,
): { proposals: Proposal<R>[]; shape: Shape } {
  const isBarred = reasons.some(({ reason }) => reason.decides && !isNotListed(reason));
  const barring = bars(question, reasons);
  const known = [
    ...barring,
    ...knownAs(
      question,
      barring.some(({ bar }) => bar?.decides),
    ),
  ];
  return {
    proposals: isCapital
      ? known
      : [
          ...known,
          ...misspellings(question, isBarred),
          ...oldSpellings(question),
          ...shortForms(question),
          ...elongations(question),
          ...wordsApart(question, isBarred),
          ...prefixed(question),
          ...suffixed(question),
        ],
    shape: [
      shapeOf(question, pairs),
      entryFeatures(question),
      {
        rarestPair: rarestPair(placesOf(question.form, pairs.letters), pairs.words),
        byCapital: Number(isCapital),
        barred: Number(isBarred),
        noTile: Number(reasons.some(({ kind }) => kind === 'letter')),
      },
    ],
  };
}
