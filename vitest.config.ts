import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // What a ruleset from outside calls this package is, in this repository, its source.
  resolve: {
    alias: [
      { find: /^outer-rim-referee$/, replacement: fileURLToPath(new URL('./library/index.ts', import.meta.url)) },
    ],
  },
  test: {
    include: ['tests/**/*.test.ts', 'examples/**/*.test.ts'],
    setupFiles: ['tests/seed.ts'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    // Properties and contract tests share two cores with the compiler: generous, but never endless.
    // The long runs (`npm run test:long`) take as long as they take.
    testTimeout: process.env['REFEREE_LONG'] === undefined ? 60_000 : 7_200_000,
    // A bundle is made, and run once, before some tests.
    hookTimeout: 60_000,
  },
});
