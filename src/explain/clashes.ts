import { entryOf } from '../rules/catalogue.ts';
import { fieldsOf } from '../rules/detail.ts';
import type { Verdict } from '../rules/verdict.ts';
import { lowerCase } from '../words/normalise.ts';
import type { Line } from './explanation.ts';
import { lineOf, type Telling } from './explanation-of.ts';
import { reasonPhrase } from './phrases.ts';

/** A word of an earlier round that the judged word is of one family with. */
export interface Clash {
  /** As it was played, lower case. */
  earlier: string;
  /** Likely only: the players decide. */
  likely: boolean;
  /** What both words have in common. */
  line: Line;
}

/** The clashes that a verdict tells of, each earlier word once, certain ones first. */
export function clashesOf({ reasons }: Pick<Verdict, 'reasons'>, { wording, catalogue }: Telling): Clash[] {
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
