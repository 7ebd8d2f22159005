/** Worker that reads and packs a word list, so that the page stays responsive. */

import { ListError, type ListErrorDetail } from '../../core/word-lists/list-errors.ts';
import { inspect, type ListPreview } from './inspect.ts';
import type { ReadingChoices } from './list-texts.ts';
import { type ImportProgress, type ReadFile, readList } from './read-list.ts';

/** A page's question to the worker, which answers one question and is then terminated. */
export interface ImportRequest {
  task: 'inspect' | 'read';
  file: Blob;
  choices: ReadingChoices;
}

/** The worker's messages: any number of progress reports, then one of the others. */
export type ImportMessage =
  | { kind: 'progress'; progress: ImportProgress }
  | { kind: 'preview'; preview: ListPreview }
  | { kind: 'list'; list: ReadFile }
  | { kind: 'refused'; detail: ListErrorDetail }
  /** A bug. */
  | { kind: 'error'; message: string };

/** Milliseconds between two progress reports. */
const REPORT_EVERY = 50;

addEventListener('message', async ({ data }: MessageEvent<ImportRequest>) => {
  try {
    await answer(data);
  } catch (error) {
    if (error instanceof ListError) post({ kind: 'refused', detail: error.detail });
    else post({ kind: 'error', message: String(error instanceof Error ? error.stack : error) });
  }
});

async function answer({ task, file, choices }: ImportRequest): Promise<void> {
  if (task === 'inspect') {
    post({ kind: 'preview', preview: await inspect(file, choices) });
    return;
  }
  const list = await readList(file, choices, throttledProgress());
  post({ kind: 'list', list }, [list.bytes]);
}

/** Returns a reporter that reports each new phase, and within a phase at most every `REPORT_EVERY`. */
function throttledProgress(): (progress: ImportProgress) => void {
  let phase: ImportProgress['phase'] | undefined;
  let last = 0;
  return (progress) => {
    const now = performance.now();
    if (progress.phase === phase && now - last < REPORT_EVERY) return;
    phase = progress.phase;
    last = now;
    post({ kind: 'progress', progress });
  };
}

function post(answer: ImportMessage, transfer: Transferable[] = []): void {
  postMessage(answer, { transfer });
}
