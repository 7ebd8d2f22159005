import { entryOf } from '../rules/catalogue.ts';
import { fieldsOf } from '../rules/detail.ts';
import type { Verdict } from '../rules/verdict.ts';
import { lowerCase } from '../words/normalise.ts';
import { lineOf, type WordingContext } from './explain.ts';
import type { Line } from './explanation.ts';
import { reasonPhrase } from './phrases.ts';

/** A word of an earlier round that belongs to the same family as the judged word. */
export interface Clash {
  /** As played, in lower case. */
  earlier: string;
  /** True if the relation is only likely: the players decide. */
  likely: boolean;
  /** The relation of the two words. */
  line: Line;
}

/** Returns the clashes in a verdict, one for each earlier word, certain ones first. */
export function clashesOf({ reasons }: Pick<Verdict, 'reasons'>, { wording, catalogue }: WordingContext): Clash[] {
  return reasons
    .filter((reason) => reason.detail.other && entryOf(reason, catalogue).kind === 'earlier-word')
    .map((reason) => ({
      earlier: lowerCase(reason.detail.other ?? ''),
      likely: fieldsOf(reason.detail).likely === true,
      line: lineOf({ phrase: reasonPhrase(reason), reason }, wording),
    }))
    .sort((one, other) => Number(one.likely) - Number(other.likely))
    .filter(({ earlier }, index, all) => all.findIndex((one) => one.earlier === earlier) === index);
}
