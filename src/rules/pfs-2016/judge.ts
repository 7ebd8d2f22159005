import type { Lexicon } from '../../lexicon/lexicon.ts';
import { judgePfs2018, type Pfs2018Lexicons, pfs2018NeedsSpelling } from '../pfs-2018/judge.ts';
import { inOrder } from '../reason-order.ts';
import type { Verdict } from '../verdict.ts';
import { reason } from './catalogue.ts';
import { counterpart } from './counterparts.ts';

/** The verdict under the rules that held until 2016. Never throws, whatever the string. */
export function judgePfs2016(word: string, lexicons: Pfs2018Lexicons): Verdict {
  const verdict = judgePfs2018(word, lexicons);
  const reasons = inOrder(verdict.reasons.map(counterpart).filter((found) => found !== null));
  const decided = reasons.some(({ decides }) => decides);
  return {
    ...verdict,
    ruleset: 'pfs-2016',
    reasons: decided ? reasons : [reason(verdict.verdict === 'allowed' ? 'listed' : 'not-listed', {}), ...reasons],
  };
}

export function pfs2016NeedsSpelling(word: string, game: Lexicon): boolean {
  return pfs2018NeedsSpelling(word, game);
}
