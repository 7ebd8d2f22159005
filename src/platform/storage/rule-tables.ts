import { packagedTable } from './package.ts';

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
