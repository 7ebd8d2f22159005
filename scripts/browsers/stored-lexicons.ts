import type { TestPage } from './session.ts';

/** The packed lexicons in the database. */
export interface StoredLexicons {
  /** Lexicon → its commit mark. */
  marks: Record<string, { generation: number; sha256: string } | undefined>;
  /** Lexicon and generation of every shard. */
  shards: (readonly [lexicon: string, generation: number])[];
}

/** Reads the database from a page of the extension; null while there is none. */
export function storedLexicons(page: TestPage): Promise<StoredLexicons | null> {
  return page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    // Opening a missing database would create an empty one.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'verdikt')) return null;
    const database = await done(indexedDB.open('verdikt'));
    try {
      const transaction = database.transaction(['editions', 'shards']);
      const names = (await done(transaction.objectStore('editions').getAllKeys())) as string[];
      const editions: { generation: number; sha256: string }[] = await done(
        transaction.objectStore('editions').getAll(),
      );
      const keys = (await done(transaction.objectStore('shards').getAllKeys())) as [string, number, number][];
      const marks = Object.fromEntries(
        names.map((name, i) => [name, { generation: editions[i]!.generation, sha256: editions[i]!.sha256 }]),
      );
      return { marks, shards: keys.map(([lexicon, generation]) => [lexicon, generation] as const) };
    } finally {
      database.close();
    }
  });
}
