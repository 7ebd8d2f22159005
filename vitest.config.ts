import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * Everything that needs no browser. The name of a file says how it runs:
 *
 * - `*.mocked.test.ts` replaces a module or a global and has modules of its own. All other files of a process share them, and with them
 *   the lexicons and tables that are loaded, which take half of the time.
 * - `*.long.test.ts` takes many seconds: every word of a lexicon, properties of hundreds of drawn words, or a program for each test.
 *
 * `npm run test:unit` runs what answers within a minute: the projects `unit` and `mocked`.
 */
const MOCKED = 'test/**/*.mocked.test.ts';
const LONG = 'test/**/*.long.test.ts';

/** They need the builds in dist/. */
const BUILDS = ['test/manifest/**/*.test.ts', 'test/package/**/*.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    projects: [
      project('unit', ['test/**/*.test.ts'], { exclude: [...BUILDS, LONG, MOCKED], isolate: false }),
      project('mocked', [MOCKED]),
      project('long', [LONG], { isolate: false }),
      project('builds', BUILDS),
    ],
  },
});

function project(name: string, include: string[], { exclude = [] as string[], isolate = true } = {}) {
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
