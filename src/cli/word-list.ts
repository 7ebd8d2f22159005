import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { OfficialList } from '../core/rules/rules.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import { rulesetOf } from '../core/rulesets/index.ts';
import { ListError, type ListErrorDetail } from '../core/word-lists/list-errors.ts';
import { listNeighbours, openWordList } from '../core/word-lists/packed-word-list.ts';
import { readList } from '../platform/list-import/read-list.ts';

/** Name and edition with which verdicts cite the list. */
export interface ListCalled {
  name?: string | undefined;
  edition?: string | undefined;
}

/** Description of a refused file; the place of the error follows. */
const ERROR_TEXTS: Partial<Record<ListErrorDetail['kind'], string>> = {
  empty: 'it has no words',
  binary: 'it is no text',
  'not-a-list': 'it is no word list',
  'made-up': 'its words look made up',
  'wrong-language': 'its words are of another language',
  encoding: 'its encoding cannot be told',
  'too-large': 'it is too large',
  damaged: 'it is cut off or damaged',
  locked: 'it asks for a password',
  'zip-entries': 'it has no text file, or several',
  unreadable: 'it cannot be read',
};

/**
 * Reads a word list as the extension imports one: a word a line, or the first column, in any supported encoding, plain, gzipped or zipped.
 * @throws Error with the problem of the file and its place
 */
export async function readOfficialList(
  file: string,
  ruleset: RulesetId,
  { name, edition }: ListCalled,
): Promise<OfficialList> {
  try {
    const { language, row } = rulesetOf(ruleset);
    const purpose = { language, board: row !== null };
    const { bytes, shortest, longest } = await readList(new Blob([readFileSync(file)]), { purpose, encoding: 'auto' });
    const list = openWordList(bytes);
    return {
      name: name ?? basename(file),
      edition: edition ?? '',
      shortest,
      longest,
      has: (form) => list.has(form),
      neighbours: (...query) => listNeighbours(list, ...query),
    };
  } catch (cause) {
    throw new Error(`word list ${file}: ${saying(cause)}`, { cause });
  }
}

function saying(cause: unknown): string {
  if (!(cause instanceof ListError)) return cause instanceof Error ? cause.message : String(cause);
  const { detail } = cause;
  const what = ERROR_TEXTS[detail.kind] ?? detail.kind;
  return 'line' in detail && 'sample' in detail ? `${what} (line ${detail.line}: ${detail.sample})` : what;
}
