import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    // Properties and contract tests share two cores with the compiler: generous, but never endless.
    // The long runs (`npm run test:long`) take as long as they take.
    testTimeout: process.env['REFEREE_LONG'] === undefined ? 60_000 : 7_200_000,
  },
});
