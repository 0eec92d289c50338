import { defineConfig } from 'vitest/config'
import { components } from './apps/web/testing/components-project.mjs'

export default defineConfig({
  test: {
    // Against what hangs, and far from what a busy machine takes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // More than processors: tests of calls wait for the database.
    maxWorkers: 3,
    // The server is imported once by each worker, not once by each file.
    isolate: false,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'packages',
          include: [
            'packages/**/*.test.ts',
            'seed/**/*.test.ts',
            'apps/web/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      components,
    ],
  },
})
