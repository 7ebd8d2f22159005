import { packagedFile } from './packaged-file.ts';
import { PackageError } from './trouble.ts';

/** Tables by name, each read once in the worker's life. */
const read = new Map<string, Promise<unknown>>();

/**
 * Reads a table from a file of the package. Rarely needed tables are files, so that the worker's script stays small. After a failure the
 * next call tries again.
 * @param name as in `dictionaries/packed/tables`
 * @throws PackageError
 */
export function packagedTable<T>(name: string): Promise<T> {
  const reading = (read.get(name) as Promise<T> | undefined) ?? readTable<T>(name);
  read.set(name, reading);
  reading.catch(() => read.delete(name));
  return reading;
}

async function readTable<T>(name: string): Promise<T> {
  try {
    const file = await packagedFile(`tables/${name}.json`);
    return (await file.json()) as T;
  } catch (cause) {
    throw new PackageError('package', `reading the table ${name} from the package`, cause);
  }
}
