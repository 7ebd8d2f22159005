import type { Judged } from '../core/explain/explanation.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import { ASK_AGAIN, ask, reached } from '../platform/messages/ask.ts';
import { judgedTogether } from '../platform/messages/joint-answer.ts';
import type { JudgedWords } from '../platform/messages/table.ts';
import { type Asked, useAsked } from './use-asked.ts';

/** Where the question for verdicts stands. */
export type Answers = Asked<JudgedWords>;

/**
 * Asks the worker about the words as they or the rules change.
 * @param besides what else an answer depends on: another value asks again.
 * @returns the answers, and a function that asks again.
 */
export function useAnswers(words: readonly string[], ruleset: RulesetId, besides = ''): [Answers, () => void] {
  const question = words.length > 0 ? [ruleset, besides, ...words].join(' ') : '';
  return useAsked(question, () => askFor(words, ruleset));
}

/** The verdicts once the lexicons are there; none when they cannot be had. */
export async function onceJudged(words: readonly string[], ruleset: RulesetId): Promise<Judged[]> {
  for (;;) {
    const answer = await reached(askFor(words, ruleset));
    if (answer.state === 'ready') return answer.judged;
    if (answer.state !== 'loading') return [];
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN));
  }
}

function askFor(words: readonly string[], ruleset: RulesetId) {
  return judgedTogether(words.map((word) => ask<'judge'>({ name: 'judge', word, ruleset })));
}
