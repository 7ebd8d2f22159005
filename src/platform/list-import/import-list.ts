import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import type { Encoding } from '../../core/word-lists/encoding.ts';
import type { ListPurpose } from '../../core/word-lists/letters.ts';
import { ListError } from '../../core/word-lists/list-errors.ts';
import { sha256 } from '../storage/bytes.ts';
import { DatabaseError } from '../storage/errors.ts';
import { storeList, type WordListRecord } from '../storage/word-lists.ts';
import type { ImportMessage, ImportRequest } from './import-worker.ts';
import type { ListPreview } from './inspect.ts';
import type { ImportProgress, ReadFile } from './read-list.ts';

/** The user's choices before a file is read. */
interface FileChoices {
  /** The ruleset, which decides letters and lengths of words. */
  ruleset: RulesetId;
  encoding?: Encoding | 'auto' | undefined;
  /** The text file to read of a zip file with several. */
  entry?: string | undefined;
}

/** A file that was read as a list and is not stored yet. */
export interface FoundList {
  ruleset: RulesetId;
  /** The file's name. */
  file: string;
  list: ReadFile;
  /** SHA-256 of the packed words, hexadecimal. */
  sha256: string;
}

/** Lock of the tab that reads a file. */
const LOCK = 'verdikt-list-import';

/** Reads the beginning of a file, in a worker, because a gzip file may be nothing but zeros. @throws ListError */
export async function inspectFile(file: File, choices: FileChoices): Promise<ListPreview> {
  const answer = await runInWorker({ task: 'inspect', file, choices: readingChoices(choices) });
  if (answer.kind !== 'preview') throw new Error(answer.kind);
  return answer.preview;
}

/**
 * Reads a file as a word list for the ruleset, for a preview before anything is stored. One file at a time over all tabs, because the
 * largest take 190 MB.
 * @param options `progress` is called with the progress; `signal` cancels
 * @throws ListError; the reason of the signal if it was cancelled
 */
export async function readFile(
  file: File,
  choices: FileChoices,
  { progress, signal }: { progress?: (progress: ImportProgress) => void; signal?: AbortSignal } = {},
): Promise<FoundList> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) throw new ListError({ kind: 'other-tab' });
    const answer = await runInWorker({ task: 'read', file, choices: readingChoices(choices) }, { progress, signal });
    if (answer.kind !== 'list') throw new Error(answer.kind);
    const { list } = answer;
    return { ruleset: choices.ruleset, file: file.name, list, sha256: await sha256(list.bytes) };
  });
}

/**
 * Stores a file that was read as a list. Until the promise resolves, closing the page or the browser leaves everything as it was.
 * @throws ListError
 */
export async function storeFound(
  { ruleset, file, list, sha256 }: FoundList,
  { name, edition }: Pick<WordListRecord, 'name' | 'edition'>,
): Promise<WordListRecord> {
  const { bytes, words, shortest, longest, encoding, packing, format, report } = list;
  const record = await store(
    {
      ruleset,
      language: rulesetOf(ruleset).language,
      name,
      edition,
      words,
      shortest,
      longest,
      sha256,
      bytes: bytes.byteLength,
      source: { file, encoding, packing, format },
      report,
    },
    bytes,
  );
  // Asks the browser not to delete the lists by itself. Firefox asks the user, so nothing waits for the answer.
  navigator.storage.persist?.().catch(() => {});
  return record;
}

async function store(...[list, bytes]: Parameters<typeof storeList>): Promise<WordListRecord> {
  try {
    return await storeList(list, bytes);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    if (error.code === 'full') throw new ListError({ kind: 'no-room', needed: bytes.byteLength }, error);
    throw new ListError({ kind: error.code === 'newer' ? 'newer-database' : 'no-database' }, error);
  }
}

function readingChoices({ ruleset, encoding = 'auto', entry }: FileChoices): {
  purpose: ListPurpose;
  encoding: Encoding | 'auto';
  entry: string | undefined;
} {
  const { language, row } = rulesetOf(ruleset);
  return { purpose: { language, board: row !== null }, encoding, entry };
}

/** Answers that complete a question. */
type FinalMessage = Extract<ImportMessage, { kind: 'preview' | 'list' }>;

/**
 * Starts a worker for one question and returns its answer.
 * @param signal ends it immediately
 * @throws ListError; the reason of the signal; Error for a bug
 */
function runInWorker(
  question: ImportRequest,
  {
    progress,
    signal,
  }: { progress?: ((progress: ImportProgress) => void) | undefined; signal?: AbortSignal | undefined } = {},
): Promise<FinalMessage> {
  return new Promise<FinalMessage>((resolve, reject) => {
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
    worker.onmessage = ({ data }: MessageEvent<ImportMessage>) => {
      if (data.kind === 'progress') {
        progress?.(data.progress);
        return;
      }
      end();
      if (data.kind === 'refused') reject(new ListError(data.detail));
      else if (data.kind === 'error') reject(new Error(data.message));
      else resolve(data);
    };
    worker.onerror = (event) => {
      end();
      reject(new ListError({ kind: 'stopped' }, event.message));
    };
    worker.postMessage(question);
  });
}
