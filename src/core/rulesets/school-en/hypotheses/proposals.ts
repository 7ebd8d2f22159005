/** All hypotheses of a refused string. */

import { elongations } from '../../../diagnosis/generators.ts';
import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import { entryOf } from '../../../rules/catalogue.ts';
import { fieldsOf } from '../../../rules/detail.ts';
import type { RuleKind } from '../../../rules/rule-entry.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { isLikeAbbreviation, isTypedLike } from '../../../words/capital.ts';
import { CATALOGUE } from '../catalogue.ts';
import { type EnglishQuery, type Kind, kindOf } from '../query.ts';
import { misspellings, oldSpellings, spoken, withoutApostrophe } from './intended.ts';
import { affixed, twoWords } from './parts.ts';

/** Capitals with the ending of the plural: `GPUs`. */
const PLURAL_OF_CAPITALS = /^(\p{Lu}{2,})s$/u;

/** @param reasons of the refusal; a hypothesis has the one that bars it */
function knownAs({ typed, form, spellings }: EnglishQuery, reasons: readonly Reason[]): Proposal<Reason>[] {
  const barredAs = (kind: RuleKind): { intended: readonly string[]; bar?: Reason } => {
    const bar = reasons.find((one) => entryOf(one, CATALOGUE).kind === kind);
    const intended = fieldsOf(bar?.detail).source ?? fieldsOf(bar?.detail).spelling;
    return { intended: intended === undefined ? [] : [intended], ...(bar && { bar }) };
  };
  const isSpelledAsTyped = (kind: Kind): number =>
    Number(spellings.some((one) => kindOf(one) === kind && isTypedLike(typed, one.spelling ?? form)));
  return [
    { kind: 'name', ...barredAs('name'), evidence: { asTyped: isSpelledAsTyped('capital') } },
    {
      kind: 'abbreviation',
      ...barredAs('abbreviation'),
      evidence: {
        asTyped: isSpelledAsTyped('abbreviation'),
        fewCapitals: Number(isLikeAbbreviation(typed.replace(PLURAL_OF_CAPITALS, '$1'))),
      },
    },
    ...(spellings.some((one) => kindOf(one) === 'affix')
      ? [{ kind: 'fragment', ...barredAs('affix'), evidence: {} } as const]
      : []),
    { kind: 'foreign', intended: [], evidence: {} },
    { kind: 'unlisted', intended: [], evidence: {} },
  ];
}

/** Returns all proposals. @param near listed words near it, best first @param reasons of the refusal */
export const proposalsFor = (
  query: EnglishQuery,
  near: readonly string[],
  reasons: readonly Reason[],
): Proposal<Reason>[] => [
  ...knownAs(query, reasons),
  ...misspellings(query, near),
  ...oldSpellings(query),
  ...elongations(query),
  ...spoken(query),
  ...withoutApostrophe(query),
  ...twoWords(query),
  ...affixed(query),
];
