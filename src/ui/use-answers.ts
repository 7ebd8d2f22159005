import { ask } from '../messages/ask.ts';
import { judgedTogether } from '../messages/judged-together.ts';
import type { JudgedWords } from '../messages/table.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { type Asked, useAsked } from './use-asked.ts';

/** Where the question for verdicts stands. */
export type Answers = Asked<JudgedWords>;

/**
 * Asks the worker about the words as they or the rules change.
 * @returns the answers, and a function that asks again.
 */
export function useAnswers(words: readonly string[], ruleset: RulesetId): [Answers, () => void] {
  const question = words.length > 0 ? [ruleset, ...words].join(' ') : '';
  return useAsked(question, () => judgedTogether(words.map((word) => ask<'judge'>({ name: 'judge', word, ruleset }))));
}
