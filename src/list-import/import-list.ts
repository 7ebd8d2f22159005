import type { RulesetId } from '../rules/verdict.ts';
import { rulesetOf } from '../rulesets/index.ts';
import { sha256 } from '../storage/checksum.ts';
import { DatabaseError } from '../storage/trouble.ts';
import type { WordListRecord } from '../storage/word-list-record.ts';
import { storeList } from '../storage/word-lists.ts';
import type { Encoding } from '../word-lists/encoding.ts';
import type { ListPurpose } from '../word-lists/letters.ts';
import { ListProblem } from '../word-lists/list-problem.ts';
import { askWorker } from './ask-worker.ts';
import type { ImportProgress } from './import-progress.ts';
import type { ListPreview } from './list-preview.ts';

/** What the user has said of a file before it is read. */
export interface FileChoices {
  ruleset: RulesetId;
  encoding?: Encoding | 'auto' | undefined;
  /** Which text file of a zip file, where it has several. */
  entry?: string | undefined;
}

/** What the user has said of the list. */
export interface ListChoices extends FileChoices {
  name: string;
  edition: string;
}

/** Held by the tab that imports. */
const LOCK = 'verdikt-list-import';

/** Looks at the beginning of a file, in a worker: a file may be a gzip file of nothing but zeros. @throws ListProblem */
export async function inspectFile(file: File, choices: FileChoices): Promise<ListPreview> {
  const answer = await askWorker({ task: 'inspect', file, choices: readingChoices(choices) });
  if (answer.said !== 'preview') throw new Error(answer.said);
  return answer.preview;
}

/**
 * Imports a file as a word list of the ruleset. Nothing is stored until everything is right; until the promise is fulfilled, closing the
 * page or the browser leaves all as it was. One import at a time, over all tabs.
 *
 * @param options `progress` hears how far it is; `signal` cancels.
 * @throws ListProblem; the reason of the signal when it was cancelled.
 */
export async function importList(
  file: File,
  choices: ListChoices,
  { progress, signal }: { progress?: (progress: ImportProgress) => void; signal?: AbortSignal } = {},
): Promise<WordListRecord> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) throw new ListProblem({ kind: 'other-tab' });
    const answer = await askWorker({ task: 'read', file, choices: readingChoices(choices) }, { progress, signal });
    if (answer.said !== 'list') throw new Error(answer.said);
    const { bytes, words, shortest, longest, encoding, packing, format, report } = answer.list;
    const { ruleset, name, edition } = choices;
    const list = {
      ruleset,
      language: rulesetOf(ruleset).language,
      name,
      edition,
      words,
      shortest,
      longest,
      sha256: await sha256(bytes),
      bytes: bytes.byteLength,
      source: { file: file.name, encoding, packing, format },
      report,
    };
    signal?.throwIfAborted();
    progress?.({ phase: 'store', done: STORING });
    const record = await store(list, bytes);
    // Asks the browser not to clear the lists away by itself. Firefox asks the user and answers when they do, so nobody waits for it.
    navigator.storage.persist?.().catch(() => {});
    progress?.({ phase: 'store', done: 1 });
    return record;
  });
}

/** Share of the import that is done when storing begins. */
const STORING = 0.97;

async function store(...[list, bytes]: Parameters<typeof storeList>): Promise<WordListRecord> {
  try {
    return await storeList(list, bytes);
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    if (error.trouble === 'full') throw new ListProblem({ kind: 'no-room', needed: bytes.byteLength }, error);
    throw new ListProblem({ kind: 'no-database' }, error);
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
