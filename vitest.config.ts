import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Everything that needs no browser. `npm run test:unit` runs what answers within a minute: the projects `unit` and `mocked`. */
const EVERY = 'test/**/*.test.ts';

/** They need the builds in dist/. */
const BUILDS = ['test/manifest/**', 'test/package/**'];

/** Every word of a lexicon one by one, properties of hundreds of drawn words, or a program that is started anew for each test: minutes. */
const LONG = [
  'test/cli/**',
  'test/dictionaries/frequency.test.ts',
  'test/lexicon/neighbours.test.ts',
  'test/lexicon/word-list.test.ts',
  'test/platform/dependency-direction.test.ts',
  'test/rules/overrule-properties.test.ts',
  'test/rules/paradigm-properties.test.ts',
  'test/rules/paradigms-sd-2026.test.ts',
  'test/rules/properties.test.ts',
  'test/ui/sentences.test.ts',
  'test/word-lists/packings.test.ts',
];

/** What puts something in the place of a module or a global. */
const REPLACES =
  /\bvi\.(?:mock|doMock|stubGlobal|resetModules|spyOn|useFakeTimers)\b|\bstubLocks\b|\bprocess\.env\.\w+ = /;

/**
 * Files that do so have modules of their own. All others share them, and with them the
 * lexicons and tables that are loaded: half of their time was that.
 */
const MOCKED = readdirSync(fileURLToPath(new URL('test', import.meta.url)), { encoding: 'utf8', recursive: true })
  .map((path) => `test/${path.replaceAll(sep, '/')}`)
  .filter((path) => path.endsWith('.test.ts') && !path.startsWith('test/e2e/'))
  .filter((path) => REPLACES.test(readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')));

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      project('unit', { include: [EVERY], exclude: [...BUILDS, ...LONG, ...MOCKED], isolate: false }),
      project('mocked', { include: MOCKED, exclude: [...BUILDS, ...LONG] }),
      project('long', { include: LONG.map((path) => path.replace(/\*\*$/, '**/*.test.ts')) }),
      project('builds', { include: BUILDS.map((path) => `${path}/*.test.ts`) }),
    ],
  },
});

interface Files {
  include: string[];
  exclude?: string[];
  isolate?: boolean;
}

function project(name: string, { include, exclude = [], isolate = true }: Files) {
  return {
    test: {
      name,
      include,
      exclude: ['test/e2e/**', ...exclude],
      isolate,
      // Beside the browsers everything takes what they leave: a test of 17 seconds has taken 128.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { requireAssertions: true },
    },
  };
}
