import type { Answers, Question } from './difference-messages.ts';

/** A worker that holds a difference. */
export interface Difference {
  ask<Ask extends Question['ask']>(question: Extract<Question, { ask: Ask }>): Promise<Answers[Ask]>;
  end(): void;
}

/** Starts an empty worker. */
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
