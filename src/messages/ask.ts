import { browser } from '../browser.ts';
import type { Answer, MessageName, Refusal, Request } from './table.ts';

/** Nobody was there to answer; treated as a refusal without a reason. */
const NO_ANSWER = { state: 'refused' };

/**
 * Sends one request to the worker and gives its answer.
 * @throws Error when the worker cannot be reached (the extension was updated or removed under an open page) or refuses, then with the
 * problem as its cause; `reached` tells why.
 */
export async function ask<N extends MessageName>(request: Request<N>): Promise<Answer<N>> {
  const answer: unknown = await browser.runtime.sendMessage(request);
  const { state, problem } = (answer ?? NO_ANSWER) as Partial<Refusal>;
  if (state === 'refused') throw new Error(request.name, { cause: problem });
  return answer as Answer<N>;
}

/**
 * Refusals that have a sentence. A request that is not taken as it is, or not from there, is one of a page that was open before an update;
 * and what is switched off no page asks for.
 */
const TOLD = ['play', 'busy', 'error'] as const satisfies Refusal['problem'][];

/** Instead of an answer: the worker cannot be reached, or refuses. Each problem has a sentence, `failed_…`. */
export interface Unreachable {
  state: 'failed';
  problem: 'unreachable' | (typeof TOLD)[number];
}

/** The answer, or why there is none. */
export function reached<T>(answer: Promise<T>): Promise<T | Unreachable> {
  return answer.catch(
    ({ cause }: Error): Unreachable => ({
      state: 'failed',
      problem: TOLD.find((told) => told === cause) ?? 'unreachable',
    }),
  );
}

/** Milliseconds until the worker is asked again while a lexicon is on its way. */
export const ASK_AGAIN = 200;

/** Is it what `reached` gives instead of an answer? */
export function isFailed(answer: unknown): answer is Unreachable {
  return (answer as Partial<Unreachable>).state === 'failed';
}
