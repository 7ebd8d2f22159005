import { defineConfig } from 'vitest/config';

/** Tests in real browsers, on the builds in dist/. One file at a time: two browsers side by side disturb each other. */
export default defineConfig({
  test: {
    include: ['test/e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
