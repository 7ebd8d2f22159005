import { defineConfig } from 'vitest/config';

/**
 * Tests in real browsers, on the builds in dist/. One file at a time: two browsers side by side disturb each other. In CI, a test that
 * fails is run once more, and marked in the report: browsers lose a tab or a key press on busy machines.
 */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
  },
});
