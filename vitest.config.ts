import { configDefaults, defineConfig } from 'vitest/config'
import { components } from './apps/web/testing/components-project.mjs'

/** What rarely changes and takes long to try. */
const LONG = '**/*.long.test.ts'
const PROPERTIES = '**/*.properties.test.ts'

/**
 * Which tests run: `short`, which leaves out the long ones and tries a part of each property
 * (packages/matching/testing/runs.ts), the `long` ones with every property whole, or `all`, for
 * whoever names a file.
 */
const { TESTS = 'all' } = process.env
const LEFT_OUT = { short: [LONG], long: [], all: [] }[TESTS]
if (LEFT_OUT === undefined) throw new Error('TESTS is short, long or all.')

const testsIn = (...folders: string[]) =>
  folders.flatMap((folder) =>
    TESTS === 'long'
      ? [`${folder}/${LONG}`, `${folder}/${PROPERTIES}`]
      : `${folder}/**/*.test.{ts,mjs}`,
  )

export default defineConfig({
  test: {
    exclude: [...configDefaults.exclude, ...LEFT_OUT],
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
          include: testsIn('packages', 'seed', 'apps/web', 'scripts', 'bench'),
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: testsIn('apps/server'),
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      ...(TESTS === 'long' ? [] : [components]),
    ],
  },
})
