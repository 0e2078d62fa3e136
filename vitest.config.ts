import { defineConfig } from 'vitest/config';

/** No pack that somebody added on this machine changes a result. */
const env = { KLARTEXT_CONFIG: '/nonexistent', KLARTEXT_ENABLED_PACKS: '' };
const endToEnd = {
  env,
  testTimeout: 300_000,
  hookTimeout: 120_000,
  // A browser on a busy machine may miss a moment: what fails once is printed and tried again.
  retry: 1,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          env,
          include: ['src/**/*.test.ts', 'train/**/*.test.ts', 'test/contracts/**/*.test.ts'],
          // The modules are pure: loading them anew for each file took longer than the tests.
          isolate: false,
          // Vitest would leave one of two cores idle.
          maxWorkers: '100%',
          // Work that should be linear and is not runs into this limit; speed is measured in bench/.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'conformance',
          env,
          include: ['test/conformance/**/*.test.ts'],
          isolate: false,
          maxWorkers: '100%',
          testTimeout: 300_000,
        },
      },
      {
        test: {
          // Real servers, databases and browsers: killed, flooded, and looked at.
          name: 'end-to-end',
          include: ['test/end-to-end/**/*.test.ts'],
          maxWorkers: '100%',
          ...endToEnd,
        },
      },
    ],
  },
});
