import { ListProblem } from '../../core/word-lists/list-problem.ts';
import type { ImportProgress } from './import-progress.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-messages.ts';

/** Answers that complete a question. */
type Answer = Extract<WorkerAnswer, { said: 'preview' | 'list' }>;

/**
 * Starts a worker for one question and returns its answer.
 * @param signal ends it immediately
 * @throws ListProblem; the reason of the signal; Error for a bug
 */
export function askWorker(
  question: WorkerQuestion,
  {
    progress,
    signal,
  }: { progress?: ((progress: ImportProgress) => void) | undefined; signal?: AbortSignal | undefined } = {},
): Promise<Answer> {
  return new Promise<Answer>((resolve, reject) => {
    signal?.throwIfAborted();
    const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
    const end = () => {
      worker.terminate();
      signal?.removeEventListener('abort', cancel);
    };
    const cancel = () => {
      end();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', cancel);
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.said === 'progress') {
        progress?.(data.progress);
        return;
      }
      end();
      if (data.said === 'trouble') reject(new ListProblem(data.trouble));
      else if (data.said === 'error') reject(new Error(data.message));
      else resolve(data);
    };
    worker.onerror = (event) => {
      end();
      reject(new ListProblem({ kind: 'stopped' }, event.message));
    };
    worker.postMessage(question);
  });
}
