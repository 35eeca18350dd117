import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    // Properties and contract tests share two cores with the compiler: generous, but never endless.
    testTimeout: 60_000,
  },
});
