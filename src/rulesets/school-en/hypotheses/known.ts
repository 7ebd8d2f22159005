/** What lexicons know the letters as, and what a string may be of which nothing is known. */

import type { Proposal } from '../../../diagnosis/hypothesis.ts';
import type { Reading } from '../../../lexicon/lexicon.ts';
import { entryOf, type RuleKind } from '../../../rules/catalogue.ts';
import type { Reason } from '../../../rules/verdict.ts';
import { isLikeAbbreviation, isTypedLike } from '../../../words/capital.ts';
import { CATALOGUE } from '../catalogue.ts';
import { kindOf } from '../kinds.ts';
import type { EnglishQuestion } from '../question.ts';

/** Capitals with the ending of the plural: `GPUs`. */
const PLURAL_OF_CAPITALS = /^(\p{Lu}{2,})s$/u;

/** @param reasons of the refusal; a hypothesis carries the one that bars what it says */
export function knownAs({ typed, form, spellings }: EnglishQuestion, reasons: readonly Reason[]): Proposal<Reason>[] {
  const of = (kind: ReturnType<typeof kindOf>) => spellings.filter((reading) => kindOf(reading) === kind);
  const [names, abbreviations, affixes] = [of('capital'), of('abbreviation'), of('affix')];
  const barredAs = (kind: RuleKind): { intended: readonly string[]; bar?: Reason } => {
    const bar = reasons.find((one) => entryOf(one, CATALOGUE).kind === kind);
    if (!bar) return { intended: [] };
    const { source, spelling } = bar.evidence;
    return { intended: [source ?? spelling].filter((word) => word !== undefined), bar };
  };
  const isAsTyped = ({ spelling = form }: Reading) => isTypedLike(typed, spelling);
  return [
    {
      kind: 'name',
      ...barredAs('name'),
      evidence: {
        asTyped: Number(names.some(isAsTyped)),
      },
    },
    {
      kind: 'abbreviation',
      ...barredAs('abbreviation'),
      evidence: {
        expanded: Number(abbreviations.some(({ source }) => source)),
        asTyped: Number(abbreviations.some(isAsTyped)),
        pluralOfCapitals: Number(PLURAL_OF_CAPITALS.test(typed)),
        fewCapitals: Number(isLikeAbbreviation(typed.replace(PLURAL_OF_CAPITALS, '$1'))),
      },
    },
    ...(affixes.length > 0 ? [{ kind: 'fragment', ...barredAs('affix'), evidence: {} } as const] : []),
    { kind: 'foreign', intended: [], evidence: {} },
    { kind: 'unlisted', intended: [], evidence: {} },
  ];
}
