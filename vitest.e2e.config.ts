import { defineConfig } from 'vitest/config';
import { PATIENCE } from './scripts/browsers/session.ts';

/**
 * Tests in real browsers, on the builds in dist/. One file at a time: two browsers side by side disturb each other.
 * What a page shows is asked for with `expect.poll`: it may come a moment after the press.
 */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: 'scripts/browsers/name-browsers.ts',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: PATIENCE, interval: 20 } },
  },
});
