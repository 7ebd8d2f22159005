import { defineConfig } from 'vitest/config';
import type { Engine } from './scripts/browsers/session.ts';
import { PATIENCE } from './scripts/browsers/session.ts';

/**
 * Tests in real browsers, on the builds in dist/: a project for each engine. Its files run one after the other in one process, in one
 * browser, which is reset between them. What a page shows is asked for with `expect.poll`: it may come a moment after the press.
 */
export default defineConfig({
  test: {
    globalSetup: 'scripts/browsers/name-browsers.ts',
    projects: [project('chromium', 'firefox'), project('firefox', 'chromium')],
  },
});

function project(engine: Engine, other: Engine) {
  return {
    test: {
      name: engine,
      provide: { engine },
      include: ['test/e2e/**/*.test.ts'],
      exclude: [`test/e2e/**/*.${other}.test.ts`],
      environment: './scripts/browsers/browser-environment.ts',
      isolate: false,
      maxWorkers: 1,
      // Without it, Vitest hands the files of the second project to processes of their own.
      sequence: { groupOrder: engine === 'chromium' ? 1 : 2 },
      testTimeout: 240_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: PATIENCE, interval: 20 } },
    },
  };
}
