/** Worker that reads and packs a word list, so that the page stays responsive. */
import { ListProblem } from '../../core/word-lists/list-problem.ts';
import type { ImportProgress } from './import-progress.ts';
import { inspect } from './inspect.ts';
import { readList } from './read-list.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker-messages.ts';

/** Milliseconds between two progress reports. */
const REPORT_EVERY = 50;

addEventListener('message', async ({ data }: MessageEvent<WorkerQuestion>) => {
  try {
    await answer(data);
  } catch (error) {
    if (error instanceof ListProblem) say({ said: 'trouble', trouble: error.trouble });
    else say({ said: 'error', message: String(error instanceof Error ? error.stack : error) });
  }
});

async function answer({ task, file, choices }: WorkerQuestion): Promise<void> {
  if (task === 'inspect') {
    say({ said: 'preview', preview: await inspect(file, choices) });
    return;
  }
  const list = await readList(file, choices, atIntervals());
  say({ said: 'list', list }, [list.bytes]);
}

/** Returns a reporter that reports each new phase, and within a phase at most every `REPORT_EVERY`. */
function atIntervals(): (progress: ImportProgress) => void {
  let phase: ImportProgress['phase'] | undefined;
  let last = 0;
  return (progress) => {
    const now = performance.now();
    if (progress.phase === phase && now - last < REPORT_EVERY) return;
    phase = progress.phase;
    last = now;
    say({ said: 'progress', progress });
  };
}

function say(answer: WorkerAnswer, transfer: Transferable[] = []): void {
  postMessage(answer, { transfer });
}
