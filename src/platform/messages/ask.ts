import { browser } from '../browser.ts';
import type { RefusedAnswer } from './answers.ts';
import type { Answer, MessageName, Request } from './table.ts';

/** The answer if no listener has answered; it counts as a refusal without a reason. */
const NO_ANSWER = { state: 'refused' };

/**
 * Sends one request to the worker and returns its answer.
 * @throws Error if the worker cannot be reached (the extension was updated or removed under an open page), or if it refuses, with the
 * code as cause; `answerOrFailure` converts it
 */
export async function ask<N extends MessageName>(request: Request<N>): Promise<Answer<N>> {
  const answer: unknown = await browser.runtime.sendMessage(request);
  const { state, code } = (answer ?? NO_ANSWER) as Partial<RefusedAnswer>;
  if (state === 'refused') throw new Error(request.name, { cause: code });
  return answer as Answer<N>;
}

/**
 * Refusals that have a sentence. Invalid requests come from pages that were open before an update, and no page asks for what is switched
 * off.
 */
const WORDED = ['play', 'busy', 'error'] as const satisfies RefusedAnswer['code'][];

/** Replaces the answer if the worker cannot be reached or refuses. Each code has a sentence, `failed_…`. */
export interface FailedAnswer {
  state: 'failed';
  code: 'unreachable' | (typeof WORDED)[number];
}

/** Returns the answer, or why there is none. */
export function answerOrFailure<T>(answer: Promise<T>): Promise<T | FailedAnswer> {
  return answer.catch(
    ({ cause }: Error): FailedAnswer => ({
      state: 'failed',
      code: WORDED.find((code) => code === cause) ?? 'unreachable',
    }),
  );
}

/** Milliseconds between requests while a lexicon is loading. */
export const ASK_AGAIN_MS = 200;

/** Returns true for the result of `answerOrFailure` without an answer. */
export function isFailed(answer: unknown): answer is FailedAnswer {
  return (answer as Partial<FailedAnswer>).state === 'failed';
}
