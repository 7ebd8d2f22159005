import type { RulesetId } from '../../core/rules/verdict.ts';
import { rulesetOf } from '../../core/rulesets/index.ts';
import type { Encoding } from '../../core/word-lists/encoding.ts';
import type { ListPurpose } from '../../core/word-lists/letters.ts';
import { ListProblem } from '../../core/word-lists/list-problem.ts';
import { sha256 } from '../storage/checksum.ts';
import { DatabaseError } from '../storage/trouble.ts';
import type { WordListRecord } from '../storage/word-list-record.ts';
import { storeList } from '../storage/word-lists.ts';
import { askWorker } from './ask-worker.ts';
import type { ImportProgress } from './import-progress.ts';
import type { ListPreview } from './list-preview.ts';
import type { ReadFile } from './read-list.ts';

/** The user's choices before a file is read. */
export interface FileChoices {
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

/** Reads the beginning of a file, in a worker, because a gzip file may be nothing but zeros. @throws ListProblem */
export async function inspectFile(file: File, choices: FileChoices): Promise<ListPreview> {
  const answer = await askWorker({ task: 'inspect', file, choices: readingChoices(choices) });
  if (answer.said !== 'preview') throw new Error(answer.said);
  return answer.preview;
}

/**
 * Reads a file as a word list for the ruleset, for a preview before anything is stored. One file at a time over all tabs, because the
 * largest take 190 MB.
 * @param options `progress` is called with the progress; `signal` cancels
 * @throws ListProblem; the reason of the signal if it was cancelled
 */
export async function readFile(
  file: File,
  choices: FileChoices,
  { progress, signal }: { progress?: (progress: ImportProgress) => void; signal?: AbortSignal } = {},
): Promise<FoundList> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) throw new ListProblem({ kind: 'other-tab' });
    const answer = await askWorker({ task: 'read', file, choices: readingChoices(choices) }, { progress, signal });
    if (answer.said !== 'list') throw new Error(answer.said);
    const { list } = answer;
    return { ruleset: choices.ruleset, file: file.name, list, sha256: await sha256(list.bytes) };
  });
}

/**
 * Stores a file that was read as a list. Until the promise resolves, closing the page or the browser leaves everything as it was.
 * @throws ListProblem
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
    if (error.trouble === 'full') throw new ListProblem({ kind: 'no-room', needed: bytes.byteLength }, error);
    throw new ListProblem({ kind: error.trouble === 'newer' ? 'newer-database' : 'no-database' }, error);
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
