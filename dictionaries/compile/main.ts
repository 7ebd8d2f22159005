/**
 * `npm run dictionaries -- [NAME …] [--into FOLDER]` compiles open sources to packed lexicons under dictionaries/packed, or in FOLDER; all,
 * or those named. The same sources give the same bytes. Frequencies are written with the game lexicon of their language, and the tables
 * that the code reads with any (`npm run frequency` and `npm run tables` write them alone, and need no source).
 */
import { fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCall, run, UsageError } from '../../src/cli/command.ts';
import { LEXICON_IDS, type LexiconId, languageOfLexicon } from '../../src/core/lexicon/lexicon.ts';
import type { Task } from './language-process.ts';
import { type IndexRows, writeIndex } from './lexicon-files.ts';
import { writeTables } from './pack-tables.ts';
import { fetchSources } from './sources.ts';

const PACKED = join(import.meta.dirname, '../packed');

const LANGUAGES = [...new Set(LEXICON_IDS.map(languageOfLexicon))];

/** Number of languages that are compiled at once. */
const AT_A_TIME = 2;

const USAGE = `usage: dictionaries [NAME …] [--into FOLDER]
  NAME           a lexicon (${LEXICON_IDS.join(', ')})
                 or a language, for both of its lexicons (${LANGUAGES.join(', ')}); without a name, all of them
  --into FOLDER  in place of dictionaries/packed`;

/** Returns the lexicons for names of lexicons and languages; all if no name is given. @throws UsageError for any other name */
export function lexiconsNamed(names: readonly string[]): Set<LexiconId> {
  if (names.length === 0) return new Set(LEXICON_IDS);
  return new Set(
    names.flatMap((name) => {
      const named = LEXICON_IDS.filter((id) => id === name || languageOfLexicon(id) === name);
      if (named.length > 0) return named;
      throw new UsageError(`unknown lexicon '${name}' (known: ${[...LEXICON_IDS, ...LANGUAGES].join(', ')})`);
    }),
  );
}

/** Starts the process of a language and waits for it. @param stopped ends it early. */
function compileApart(task: Task, stopped: AbortSignal): Promise<IndexRows> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'language-process.ts'), { signal: stopped });
    let rows: IndexRows | undefined;
    child.on('error', reject);
    child.on('message', (message) => {
      rows = message as IndexRows;
    });
    child.on('exit', (status, signal) => {
      if (status === 0 && rows) resolve(rows);
      else reject(new Error(`compiling ${task.language} ended with ${signal ?? status}`));
    });
    child.send(task);
  });
}

/**
 * Compiles the languages, at most two at once, since each takes up to two gigabytes.
 * @returns the rows of the index
 * @throws Error if one of them fails; the others are stopped
 */
async function compileAll(tasks: readonly Task[]): Promise<IndexRows> {
  const waiting = [...tasks];
  const rows: IndexRows = {};
  const stop = new AbortController();
  const work = async (): Promise<void> => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      Object.assign(rows, await compileApart(task, stop.signal));
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(AT_A_TIME, availableParallelism()) }, work));
  } finally {
    stop.abort();
  }
  return rows;
}

async function main(): Promise<void> {
  const { values, positionals } = readCall(() =>
    parseArgs({ options: { into: { type: 'string', default: PACKED } }, allowPositionals: true }),
  );
  const lexicons = lexiconsNamed(positionals);
  const folder = values.into;
  fetchSources();
  const tasks = LANGUAGES.map((language) => ({
    language,
    lexicons: [...lexicons].filter((id) => languageOfLexicon(id) === language),
    folder,
  }));
  writeIndex(await compileAll(tasks.filter((task) => task.lexicons.length > 0)), folder);
  writeTables(join(folder, 'tables'));
}

if (process.argv[1] === import.meta.filename) await run('dictionaries', USAGE, main);
