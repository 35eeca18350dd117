import { defineConfig } from 'vitest/config';

/** Tests that need a real browser; run by `.ci/run` and by `npm run test:browser` where a Chromium is installed. */
export default defineConfig({
  test: { include: ['tests/browser/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 },
});
