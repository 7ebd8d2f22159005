/** Finds what a manifest requires of the browser. */

import { type Identifier, inside, Names, type Use, webextensions } from './compat-data.ts';

const keys = new Names();
addKeys('', webextensions.manifest ?? {});

function addKeys(path: string, entry: Identifier): void {
  for (const [name, inner] of inside(entry)) {
    keys.add(`${path}${name}`, inner);
    addKeys(`${path}${name}.`, inner);
  }
}

export function usesInManifest(value: unknown, path = ''): Use[] {
  if (Array.isArray(value)) return value.flatMap((item) => usesInManifest(item, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    ...keys.use(`${path}${key}`),
    ...usesInManifest(inner, `${path}${key}.`),
  ]);
}
