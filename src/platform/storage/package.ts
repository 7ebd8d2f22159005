import { Frequency } from '../../core/lexicon/frequency.ts';
import type { TileLanguage } from '../../core/words/tiles.ts';
import { browser } from '../browser.ts';
import { sha256 } from './bytes.ts';
import { LoadError } from './errors.ts';
import type { PackedFile } from './packed-index.ts';

/** Fetches a file of the package. @param path in the package @throws Error if it cannot be read */
export async function packagedFile(path: string): Promise<Response> {
  const response = await fetch(browser.runtime.getURL(path));
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response;
}

/**
 * Reads a lexicon's gzip file from the package and checks it.
 * @param report called with the share of the bytes that have arrived, 0 to 1
 * @throws LoadError `package`, `damaged`
 */
export async function readPackedLexicon(packed: PackedFile, report: (done: number) => void): Promise<ArrayBuffer> {
  const gzip = await fetchFile(packed, report).catch((cause) => {
    throw new LoadError('package', `reading ${packed.file} from the package`, cause);
  });
  if ((await sha256(gzip)) !== packed.sha256) {
    throw new LoadError('damaged', `checking ${packed.file}`, 'it is not the file that was shipped');
  }
  return gzip;
}

async function fetchFile(packed: PackedFile, report: (done: number) => void): Promise<ArrayBuffer> {
  const { body } = await packagedFile(`lexicons/${packed.file}`);
  if (body === null) throw new Error('no body');
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let arrived = 0;
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    arrived += read.value.length;
    report(Math.min(1, arrived / packed.bytes));
  }
  return new Blob(parts).arrayBuffer();
}

/**
 * Reads the word frequencies of a language from the package.
 * @returns undefined if they cannot be read: verdicts are the same, and readings keep the lexicon's order
 */
export async function readFrequency(language: TileLanguage): Promise<Frequency | undefined> {
  try {
    const file = await packagedFile(`lexicons/${language}.frequency`);
    return new Frequency(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Tables by name, each read once in the worker's life. */
const tablesByName = new Map<string, Promise<unknown>>();

/**
 * Reads a table from a file of the package. Rarely needed tables are files, so that the worker's script stays small. After a failure the
 * next call tries again.
 * @param name as in `dictionaries/packed/tables`
 * @throws LoadError `package`, `damaged`
 */
export function packagedTable<T>(name: string): Promise<T> {
  const reading = (tablesByName.get(name) as Promise<T> | undefined) ?? readTable<T>(name);
  tablesByName.set(name, reading);
  reading.catch(() => tablesByName.delete(name));
  return reading;
}

async function readTable<T>(name: string): Promise<T> {
  try {
    const file = await packagedFile(`tables/${name}.json`);
    return (await file.json()) as T;
  } catch (cause) {
    throw new LoadError('package', `reading the table ${name} from the package`, cause);
  }
}

/** The tables that the modules of the rules import, by the names of their files in `dictionaries/packed/tables`. */
let tables: Readonly<Record<string, unknown>> = {};

/**
 * Reads the tables of all rules from the package, once in the worker's life. Call it before the rules are evaluated: in the worker's build
 * they take their tables from here (`scripts/build/own-worker.ts`).
 * @throws LoadError `package`
 */
export async function loadRuleTables(): Promise<void> {
  tables = await packagedTable('rules');
}

/** Returns a table that has been read. @public */
export function ruleTable(name: string): unknown {
  const table = tables[name];
  if (table === undefined) throw new Error(`table ${name} has not been read`);
  return table;
}
