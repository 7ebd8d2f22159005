import { useEffect, useState } from 'preact/hooks';
import { listBytes } from '../../platform/storage/word-lists.ts';
import type { Answers, Question, Side } from './difference-messages.ts';

type Compared =
  | { state: 'none' }
  | { state: 'comparing' }
  | { state: 'ready'; difference: Difference; counts: Record<Side, number> }
  | { state: 'failed' };

/** The difference of two lists, by their ids; computed again when one of them changes. */
export function useDifference(older: string | undefined, newer: string | undefined): Compared {
  const [compared, setCompared] = useState<Compared>({ state: 'none' });
  useEffect(() => {
    setCompared({ state: 'none' });
    if (!older || !newer) return;
    setCompared({ state: 'comparing' });
    const difference = startDifference();
    let ended = false;
    Promise.all([listBytes(older), listBytes(newer)])
      .then(([olderBytes, newerBytes]) => difference.ask({ ask: 'compare', older: olderBytes, newer: newerBytes }))
      .then((counts) => ended || setCompared({ state: 'ready', difference, counts }))
      .catch((error) => {
        console.error(error);
        if (!ended) setCompared({ state: 'failed' });
      });
    return () => {
      ended = true;
      difference.end();
    };
  }, [older, newer]);
  return compared;
}

/** A worker that holds a difference. */
export interface Difference {
  ask<Ask extends Question['ask']>(question: Extract<Question, { ask: Ask }>): Promise<Answers[Ask]>;
  end(): void;
}

/** Starts an empty worker. */
function startDifference(): Difference {
  const worker = new Worker(new URL('./difference-worker.ts', import.meta.url), { type: 'module' });
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => {
          port1.close();
          resolve(data);
        };
        worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
        worker.postMessage(question, [port2, ...('older' in question ? [question.older, question.newer] : [])]);
      }),
    end: () => worker.terminate(),
  };
}
