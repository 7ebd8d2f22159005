/** Size budgets in bytes, checked by `npm test` and shown by `npm run bench`. */

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

export const BUDGETS = {
  /** Content script, gzipped; every frame of every page parses it. `npm run bench` measures its effect on the load of a page. */
  contentScript: 13.85 * 1024,
  /**
   * Everything that a page loads before it is used, gzipped. The largest pages are the school tournament, whose score sheet corrects earlier
   * turns and has an archive, and the options, which draw a verdict at the end of an import.
   */
  page: 50.75 * 1024,
  /** The same for popup and side panel, which must open at once. */
  lookup: 40 * 1024,
  /** The most that a stopped worker reads of its scripts to answer a question under one ruleset, gzipped. */
  worker: 90 * 1024,
  /** The part of that which every question reads, gzipped; with the check that no suggestion is vulgar. */
  workerStart: 46.5 * 1024,
  /** All scripts of the worker, gzipped one by one: with the rules of every ruleset, forms views, searches and sync. */
  workerScripts: 158 * 1024,
  /** Worker script of a page, gzipped. */
  webWorker: 17 * 1024,
  storePackage: 6_000_000,
  /** The guide in all languages, mostly pictures; it counts to the size of the store package. */
  guide: 1_245_000,
  /** Files under dictionaries/packed, as they ship. */
  lexicons: {
    'pl-game': 750_000,
    'pl-spelling': 650_000,
    'de-game': 950_000,
    'de-spelling': 950_000,
    'en-game': 500_000,
    'en-spelling': 310_000,
  },
  /** Word frequencies, gzipped; they ship unpacked. */
  frequency: { pl: 80_000, de: 60_000, en: 40_000 },
} as const;

export function gzipSize(path: string): number {
  return gzipSync(readFileSync(path), { level: 9 }).length;
}

/** Returns the scripts of the worker, relative to the build's folder: the first is read at each start, the others when needed. */
export function filesOfWorker(build: string): string[] {
  const folder = join(build, 'worker');
  const further = existsSync(folder) ? readdirSync(folder).map((file) => `worker/${file}`) : [];
  return ['service-worker-loader.js', ...further.sort()];
}

/** Returns the scripts that the worker reads to answer a question under a ruleset, relative to the build's folder. */
export function filesOfQuestion(build: string, ruleset: string): string[] {
  const [start = ''] = filesOfWorker(build);
  const found = new Set([start, `worker/${ruleset}-rules.js`]);
  // A set also iterates over what is added during the loop.
  for (const file of found) {
    if (file === start) continue;
    const references = readFileSync(join(build, file), 'utf8').matchAll(/(?:from|require\()\s*["']([^"']+\.js)["']/g);
    for (const [, reference = ''] of references) found.add(posix.join(dirname(file), reference));
  }
  return [...found];
}

/** Returns the gzipped size of files, relative to the build's folder, compressed one by one. */
export function gzipSizes(build: string, files: readonly string[]): number {
  return files.reduce((bytes, file) => bytes + gzipSize(join(build, file)), 0);
}

/** Returns the pages of a build, relative to its folder. */
export function pagesOf(build: string): string[] {
  return readdirSync(join(build, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === 'index.html')
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .sort();
}

/** Returns the size of the guide in all languages, with its pictures. */
export function guideSize(build: string): number {
  const files = readdirSync(join(build, 'guide'), { recursive: true, encoding: 'utf8' });
  return files.reduce(
    (bytes, file) => bytes + (/\.\w+$/.test(file) ? statSync(join(build, 'guide', file)).size : 0),
    0,
  );
}

/** Returns the budget of a page, gzipped. */
export function pageBudget(page: string): number {
  return /^src\/pages\/(popup|panel)\//.test(page) ? BUDGETS.lookup : BUDGETS.page;
}

/** Returns the gzipped size of everything that a page loads. */
export function pageSize(build: string, page: string): number {
  return gzipSizes(build, filesOfPage(build, page));
}

/** Returns a built page with all its scripts and style sheets, paths relative to the build's folder. */
export function filesOfPage(build: string, page: string): string[] {
  const found = new Set([page]);
  // A set also iterates over what is added during the loop.
  for (const file of found) {
    const text = readFileSync(join(build, file), 'utf8');
    const references = file.endsWith('.html')
      ? text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)
      : text.matchAll(/(?:from|import)\s*\(?\s*["'`]([^"'`]+\.(?:js|css))["'`]/g);
    for (const [, reference] of references) {
      if (reference === undefined) continue;
      found.add(reference.startsWith('/') ? reference.slice(1) : posix.join(dirname(file), reference));
    }
  }
  return [...found];
}
