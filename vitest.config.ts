import { defineConfig } from 'vitest/config';

/** Everything that needs no browser; the manifest tests read the builds in dist/. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/e2e/**'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { requireAssertions: true },
  },
});
