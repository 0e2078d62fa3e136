import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'train/**/*.test.ts',
            'test/contracts/**/*.test.ts',
            'test/browser/**/*.test.ts',
          ],
          // Linear time is judged by CPU time; a busy machine is no failure.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['test/conformance/**/*.test.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
});
