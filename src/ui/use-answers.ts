import { ask } from '../messages/ask.ts';
import type { Judged } from '../messages/judged.ts';
import type { RulesetId } from '../rules/verdict.ts';
import { type Answered, type Asked, useAsked } from './use-asked.ts';

/** One verdict for each word, in order. */
interface Verdicts {
  judged: Judged[];
}

/** Where the question for verdicts stands. */
export type Answers = Asked<Verdicts>;

/**
 * Asks the worker about the words as they or the rules change.
 * @returns the answers, and a function that asks again.
 */
export function useAnswers(words: readonly string[], ruleset: RulesetId): [Answers, () => void] {
  const question = words.length > 0 ? [ruleset, ...words].join(' ') : '';
  return useAsked<Verdicts>(question, () => judgeAll(words, ruleset));
}

async function judgeAll(words: readonly string[], ruleset: RulesetId): Promise<Answered<Verdicts>> {
  const answers = await Promise.all(words.map((word) => ask<'judge'>({ name: 'judge', word, ruleset })));
  const waiting = answers.find((answer) => answer.state !== 'ready');
  return waiting ?? { state: 'ready', judged: answers.filter((answer) => answer.state === 'ready') };
}
