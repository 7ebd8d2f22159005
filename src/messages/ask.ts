import { browser } from '../browser.ts';
import type { Answer, MessageName, Refusal, Request } from './table.ts';

/** The worker does not take the request, or could not carry it out. */
class RefusedError extends Error {
  readonly problem: Refusal['problem'];

  constructor(name: MessageName, problem: Refusal['problem']) {
    super(`${name} refused: ${problem}`);
    this.problem = problem;
  }
}

/**
 * Sends one request to the worker and gives its answer.
 * @throws Error when the worker cannot be reached (the extension was updated or removed under an open page) or refuses; `reached` tells why.
 */
export async function ask<N extends MessageName>(request: Request<N>): Promise<Answer<N>> {
  const answer: unknown = await browser.runtime.sendMessage(request);
  if (answer === undefined) throw new Error(`no answer to ${request.name}`);
  const { state, problem } = answer as Partial<Refusal>;
  if (state === 'refused' && problem) throw new RefusedError(request.name, problem);
  return answer as Answer<N>;
}

/** Instead of an answer: the worker cannot be reached, or refuses. Each problem has a sentence, `failed_…`. */
export interface Unreachable {
  state: 'failed';
  problem: 'unreachable' | 'play' | 'busy' | 'error';
}

/** The answer, or why there is none. */
export function reached<T>(answer: Promise<T>): Promise<T | Unreachable> {
  return answer.catch((error: unknown): Unreachable => {
    const problem = error instanceof RefusedError ? error.problem : 'unreachable';
    // A request of another form is one of a page that was open before an update. What is switched off no page asks for.
    const isStale = problem === 'request' || problem === 'sender' || problem === 'off';
    return { state: 'failed', problem: isStale ? 'unreachable' : problem };
  });
}

/** Milliseconds until the worker is asked again while a lexicon is on its way. */
export const ASK_AGAIN = 200;

/** Is it what `reached` gives instead of an answer? */
export function isFailed(answer: unknown): answer is Unreachable {
  return (answer as Partial<Unreachable>).state === 'failed';
}
