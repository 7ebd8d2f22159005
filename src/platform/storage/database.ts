import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { DatabaseError } from './errors.ts';

/** Maximum wait for the database, in milliseconds. A healthy one opens in 1 to 10; a broken profile may never answer. */
const DATABASE_TIMEOUT_MS = 3000;

/**
 * Returns a function that opens a database when first called and shares it. After a failure the next call tries again.
 * @param upgrade creates the stores of version 1
 * @returns a function that throws DatabaseError `unavailable`, or `newer` if a newer version of the extension has upgraded the database
 */
export function databaseOpener<Schema extends DBSchema>(
  name: string,
  upgrade: (database: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opening: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opening = undefined;
  };
  return () => {
    opening ??= open(name, upgrade, forget).catch((cause) => {
      forget();
      const isNewer = cause instanceof Error && cause.name === 'VersionError';
      throw new DatabaseError(isNewer ? 'newer' : 'unavailable', 'opening the database', cause);
    });
    return opening;
  };
}

async function open<Schema extends DBSchema>(
  name: string,
  upgrade: (database: IDBPDatabase<Schema>) => void,
  forget: () => void,
): Promise<IDBPDatabase<Schema>> {
  const opened = openDB<Schema>(name, 1, {
    upgrade,
    // Another context deletes or upgrades it: close, or it would wait for this worker to end.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      opened.then((late) => late.close()).catch(() => {});
      reject(new Error(`no answer in ${DATABASE_TIMEOUT_MS} ms`));
    }, DATABASE_TIMEOUT_MS);
  });
  try {
    return await Promise.race([opened, silence]);
  } finally {
    clearTimeout(timer);
  }
}
