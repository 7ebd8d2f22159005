import { browser } from '../browser.ts';
import type { Answer, MessageName, Refusal, Request } from './table.ts';

/**
 * Sends one request to the worker and gives its answer.
 * @throws Error when the worker cannot be reached (the extension was updated or removed under an open page) or refuses.
 */
export async function ask<N extends MessageName>(request: Request<N>): Promise<Answer<N>> {
  const answer: Answer<N> | Refusal | undefined = await browser.runtime.sendMessage(request);
  if (answer === undefined) throw new Error(`no answer to ${request.name}`);
  if ('state' in answer && answer.state === 'refused') throw new Error(`${request.name} refused: ${answer.problem}`);
  return answer as Answer<N>;
}

/** Instead of an answer: the worker cannot be reached, or refuses. */
export interface Unreachable {
  state: 'failed';
  problem: 'unreachable';
}

/** The answer, or that there is none. */
export function reached<T>(answer: Promise<T>): Promise<T | Unreachable> {
  return answer.catch((): Unreachable => ({ state: 'failed', problem: 'unreachable' }));
}

/** Milliseconds until the worker is asked again while a lexicon is on its way. */
export const ASK_AGAIN = 200;
