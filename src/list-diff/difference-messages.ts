import type { Filter } from './filter.ts';

/** `new`: words that only the newer list has; `gone`: words that only the older one has. */
export type Side = 'new' | 'gone';

export const SIDES = ['new', 'gone'] as const satisfies readonly Side[];

/** What the page asks its worker. */
export type Question =
  /** Bytes of two packed lists; asked first. */
  | { ask: 'compare'; older: ArrayBuffer; newer: ArrayBuffer }
  /** One page, from 0, of the words that pass the filter. */
  | { ask: 'page'; side: Side; filter: Filter; page: number }
  /** All words that pass the filter, one a line. */
  | { ask: 'text'; side: Side; filter: Filter };

/** What the worker answers. */
export interface Answers {
  compare: Record<Side, number>;
  page: { count: number; words: string[] };
  text: string;
}

/** A worker that holds a difference. */
export interface Difference {
  ask<Ask extends Question['ask']>(question: Extract<Question, { ask: Ask }>): Promise<Answers[Ask]>;
  end(): void;
}

/** Starts a worker with nothing in it yet. */
export function startDifference(): Difference {
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
