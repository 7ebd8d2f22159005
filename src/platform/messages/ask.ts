import { browser } from '../browser.ts';
import type { Answer, MessageName, Refusal, Request } from './table.ts';

/** Answer when nobody answered; treated as a refusal without a reason. */
const NO_ANSWER = { state: 'refused' };

/**
 * Sends one request to the worker and returns its answer.
 * @throws Error if the worker cannot be reached (the extension was updated or removed under an open page), or if it refuses, with the
 * problem as cause; `reached` converts it
 */
export async function ask<N extends MessageName>(request: Request<N>): Promise<Answer<N>> {
  const answer: unknown = await browser.runtime.sendMessage(request);
  const { state, problem } = (answer ?? NO_ANSWER) as Partial<Refusal>;
  if (state === 'refused') throw new Error(request.name, { cause: problem });
  return answer as Answer<N>;
}

/**
 * Refusals that have a sentence. Invalid requests come from pages that were open before an update, and no page asks for what is switched
 * off.
 */
const TOLD = ['play', 'busy', 'error'] as const satisfies Refusal['problem'][];

/** Replaces the answer if the worker cannot be reached or refuses. Each problem has a sentence, `failed_…`. */
export interface Unreachable {
  state: 'failed';
  problem: 'unreachable' | (typeof TOLD)[number];
}

/** Returns the answer, or why there is none. */
export function reached<T>(answer: Promise<T>): Promise<T | Unreachable> {
  return answer.catch(
    ({ cause }: Error): Unreachable => ({
      state: 'failed',
      problem: TOLD.find((told) => told === cause) ?? 'unreachable',
    }),
  );
}

/** Milliseconds between requests while a lexicon is loading. */
export const ASK_AGAIN = 200;

/** Returns true for the result of `reached` without an answer. */
export function isFailed(answer: unknown): answer is Unreachable {
  return (answer as Partial<Unreachable>).state === 'failed';
}
