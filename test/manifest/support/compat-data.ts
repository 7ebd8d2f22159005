import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserName, CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';

export type { Identifier };

/** A browser of one version. */
export interface Oldest {
  browser: BrowserName;
  version: number;
}

/** A use in a script or a style sheet: its name there, and its entries in the compatibility data. */
export interface Use {
  feature: string;
  entries: readonly Entry[];
}

interface Entry {
  /** Name in the data; a browser may know it by another one. */
  name: string;
  compat: CompatStatement;
}

/**
 * Returns true when the browser supports the use under that name and without a flag. If a name is ambiguous, such as a method of an unknown
 * object, one supported meaning is enough.
 */
export function has({ browser, version }: Oldest, { feature, entries }: Use): boolean {
  return entries.some(({ name, compat }) =>
    [compat.support[browser] ?? []]
      .flat()
      .some(
        ({ version_added, version_removed, flags, prefix, alternative_name }) =>
          (alternative_name ?? `${prefix ?? ''}${name}`) === feature &&
          flags === undefined &&
          (numberOf(version_added) ?? Number.POSITIVE_INFINITY) <= version &&
          version < (numberOf(version_removed) ?? Number.POSITIVE_INFINITY),
      ),
  );
}

/** `126` → 126, `≤37` → 37; null for the next version, and for none. */
function numberOf(version: string | false | undefined): number | null {
  const number = typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.NaN;
  return Number.isNaN(number) ? null : number;
}

/** Entries of the data by name. */
export class Names {
  readonly #entries = new Map<string, Entry[]>();

  add(name: string, { __compat }: Identifier): void {
    if (!__compat) return;
    const entry = { name, compat: __compat };
    const others = Object.values(__compat.support)
      .flat()
      .map(({ alternative_name, prefix }) => alternative_name ?? `${prefix ?? ''}${name}`);
    for (const known of new Set([name, ...others])) {
      const entries = this.#entries.get(known);
      if (entries) entries.push(entry);
      else this.#entries.set(known, [entry]);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** Returns nothing for a name that the data lack, because the program defines it. */
  use(name: string): Use[] {
    const entries = this.#entries.get(name);
    return entries ? [{ feature: name, entries: entries }] : [];
  }
}

/** Returns the contents of an entry by name. */
export function inside(entry: Identifier | undefined): [name: string, entry: Identifier][] {
  return (Object.entries(entry ?? {}) as [string, Identifier][]).filter(([name]) => !name.startsWith('__'));
}

// Read as a file: as an import, vitest would make a module of its 17 MB.
const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data');
export const { api, css, html, javascript, webextensions }: CompatData = JSON.parse(readFileSync(file, 'utf8'));
