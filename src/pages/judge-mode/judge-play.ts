import type { Outcome } from '../../core/rules/outcome.ts';
import { worstOf } from '../../core/rules/play.ts';
import { ASK_AGAIN, ask, reached, type Unreachable } from '../../platform/messages/ask.ts';
import type { LexiconAnswer } from '../../platform/messages/table.ts';
import { activeListIds } from '../../platform/storage/active-lists.ts';
import type { Table } from '../../platform/storage/judge-table.ts';
import { isOffered } from '../../platform/storage/policy-in-force.ts';

/** The answer to a play: one for all its words, because a word judge does not say which of them is wrong. */
export type PlayAnswer =
  | { state: 'judged'; outcome: Outcome }
  /** One of them cannot be judged, such as a word with an unnamed blank. */
  | { state: 'no-word'; why: string }
  /** The verdicts were made by another list than the fixed one. */
  | { state: 'other-list' }
  | Extract<LexiconAnswer<unknown> | Unreachable, { state: 'failed' }>;

/**
 * Judges the words of one play under the table's ruleset. The user's exceptions are ignored: another tab could create some while the
 * players have the device. Waits for a lexicon that is being loaded.
 */
export async function judgePlay(words: readonly string[], { ruleset, list, unfound }: Table): Promise<PlayAnswer> {
  const active = await activeListIds().catch(() => null);
  if (!isOffered(ruleset) || (active && (active[ruleset] ?? null) !== list)) return { state: 'other-list' };
  for (;;) {
    const answer = await reached(
      ask<'judge-words'>({ name: 'judge-words', words: [...words], ruleset, exceptions: false }),
    );
    if (answer.state === 'failed') return answer;
    if (answer.state === 'ready') {
      const noWord = answer.verdicts.find(({ outcome }) => outcome === null);
      if (noWord) return { state: 'no-word', why: noWord.why };
      const outcome = worstOf(answer.verdicts.flatMap(({ outcome }) => outcome ?? []));
      return { state: 'judged', outcome: outcome === 'unfound' && unfound === 'disallowed' ? 'disallowed' : outcome };
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
  }
}
