import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './support/longest-first.ts'

/** What takes long or depends on the machine; `npm run check:ui` runs it too. */
const LONG = ['e2e/ui/**']

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['UI_WIDTHS'] === undefined ? LONG : [])],
    globalSetup: ['e2e/support/prepare-demo-data.ts'],
    sequence: { sequencer: LongestFirst },
    // Journeys wait more than they work; each has a server and a database of its own.
    maxWorkers: 3,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // As long as a locator waits.
    expect: { poll: { timeout: 30_000 } },
  },
})
