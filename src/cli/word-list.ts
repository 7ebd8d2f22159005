import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { OfficialList } from '../core/rules/rules.ts';
import type { RulesetId } from '../core/rules/verdict.ts';
import { rulesetOf } from '../core/rulesets/index.ts';
import { ListError, type ListErrorDetail } from '../core/word-lists/list-errors.ts';
import { isSmallBeside } from '../core/word-lists/list-limits.ts';
import { listNeighbours, openWordList } from '../core/word-lists/packed-word-list.ts';
import { readList } from '../platform/list-import/read-list.ts';
import { bundledWords } from './lexicons.ts';

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
 * @param warn called with a warning if the list is probably not a complete one
 * @throws Error with the problem of the file and its place
 */
export async function readOfficialList(
  file: string,
  ruleset: RulesetId,
  { name, edition }: ListCalled,
  warn: (text: string) => void,
): Promise<OfficialList> {
  try {
    const { language, row } = rulesetOf(ruleset);
    const purpose = { language, board: row !== null };
    const { bytes, shortest, longest } = await readList(new Blob([readFileSync(file)]), { purpose, encoding: 'auto' });
    const list = openWordList(bytes);
    if (isSmallBeside(bundledWords(ruleset), list.size)) {
      const words = list.size === 1 ? 'one word' : `${list.size} words`;
      warn(`word list ${file} has only ${words}; all others are refused`);
    }
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

/** Descriptions of files that the system does not open, by its code. */
const SYSTEM_ERRORS: Partial<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'it is a folder',
  EACCES: 'no permission to read it',
};

function saying(cause: unknown): string {
  if (!(cause instanceof ListError)) {
    if (!(cause instanceof Error)) return String(cause);
    return SYSTEM_ERRORS[(cause as NodeJS.ErrnoException).code ?? ''] ?? cause.message;
  }
  const { detail } = cause;
  const what = ERROR_TEXTS[detail.kind] ?? detail.kind;
  return 'line' in detail && 'sample' in detail ? `${what} (line ${detail.line}: ${detail.sample})` : what;
}
