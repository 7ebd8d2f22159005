import { packagedFile } from './packaged-file.ts';
import { PackageError } from './trouble.ts';

/** Tables that were read, by name: each once in the worker's life. */
const read = new Map<string, Promise<unknown>>();

/**
 * A table that is a file of the package, for what is seldom asked for: the worker's script need not have it at each start. After a failure
 * the next call tries again.
 * @param name as in `dictionaries/packed/tables`. @throws PackageError.
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
