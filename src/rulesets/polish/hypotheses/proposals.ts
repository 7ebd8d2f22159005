import { elongations } from '../../../diagnosis/generators/elongation.ts';
import type { Features, Proposal } from '../../../diagnosis/hypothesis.ts';
import { shapeOf } from '../../../diagnosis/shape.ts';
import { type LetterPairs, rarestPair } from '../../../diagnosis/strings.ts';
import { isNotListed } from '../../../rules/catalogue.ts';
import { claimOfNotListed } from '../../../rules/claimed-kind.ts';
import type { Respelling } from '../other-spelling.ts';
import type { PolishQuestion } from '../question.ts';
import { wordsApart } from './apart.ts';
import { type AgainstWord, bars, isByCapital, type OfKind } from './barred.ts';
import { prefixed, suffixed } from './derived.ts';
import { entryFeatures, knownAs } from './known.ts';
import { misspellings, oldSpellings, shortForms, wordsNear } from './meant.ts';

/** What is known of a refused word before anything is proposed. */
export interface Refused<R extends AgainstWord> {
  reasons: readonly OfKind<R>[];
  /** What the word is in another spelling, where that takes their force from the reasons. */
  instead: Respelling | null;
  isLegal: (form: string) => boolean;
}

/** Marks the proposals of the spelling that takes their force from the reasons, and adds one where there is none. */
function withInstead<R>(proposals: readonly Proposal<R>[], instead: Respelling): Proposal<R>[] {
  const { meant, today, english } = instead;
  const word = meant ?? today ?? english ?? '';
  const kind = claimOfNotListed(instead);
  let isFound = false;
  const marked = proposals.map((one) => {
    if (one.kind !== kind || one.intended.join(' ').toLowerCase() !== word.toLowerCase()) return one;
    isFound = true;
    return { ...one, evidence: { ...one.evidence, instead: 1 } };
  });
  return isFound ? marked : [...marked, { kind, intended: word.split(' '), evidence: { instead: 1 } }];
}

/** What the engine orders. */
export function diagnosisInput<R extends AgainstWord>(
  question: PolishQuestion,
  { reasons, instead, isLegal }: Refused<R>,
  pairs: LetterPairs,
): { proposals: Proposal<R>[]; shape: Features; near: readonly string[] } {
  const isCapital = !instead && isByCapital(reasons);
  const isBarred = reasons.some(({ reason }) => reason.decides && !isNotListed(reason));
  const barring = bars(question, reasons, instead !== null);
  const isBarredSo = !instead && barring.some(({ bar }) => bar?.decides);
  const known = [...barring, ...knownAs(question, isBarredSo)];
  const near = isCapital ? [] : wordsNear(question, isBarred, isLegal);
  const proposals = isCapital
    ? known
    : [
        ...known,
        ...misspellings(question, near, isLegal),
        ...oldSpellings(question),
        ...shortForms(question),
        ...elongations(question),
        ...wordsApart(question, isBarred),
        ...prefixed(question),
        ...suffixed(question),
      ];
  return {
    near,
    proposals: instead ? withInstead(proposals, instead) : proposals,
    shape: {
      ...shapeOf(question, pairs),
      ...entryFeatures(question),
      rarestPair: rarestPair(question.form, pairs.letters, pairs.words),
      void: Number(instead !== null),
      byCapital: Number(isCapital),
      barred: Number(isBarred),
    },
  };
}
