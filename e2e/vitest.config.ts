import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './support/longest-first.ts'

/** What takes long, depends on the machine, or goes again where calls are tested one by one. */
const REST = [
  'administration',
  'announcement',
  'assistance',
  'applicants',
  'claims',
  'conversation-keyboard',
  'dead-server',
  'editor',
  'essay-record',
  'family',
  'lists',
  'listings-desk',
  'missing-script',
  'notifications',
  'offline',
  'organisation',
  'paddle',
  'partners',
  'popups',
  'profile-tabs',
  'public-listings',
  'retry',
  'reuse',
  'settings',
  'track',
].map((name) => `e2e/${name}.test.ts`)
/** Run by a stage of their own. */
const APART = ['e2e/faults/**', 'e2e/screens.test.ts']

/** Which journeys run: those of the `main` jobs, the `rest`, or `all`, for whoever names a file. */
const { JOURNEYS = 'all' } = process.env
const LEFT_OUT = { main: [...REST, ...APART], rest: APART, all: [] }[JOURNEYS]
if (LEFT_OUT === undefined) throw new Error('JOURNEYS is main, rest or all.')

export default defineConfig({
  test: {
    include: JOURNEYS === 'rest' ? REST : ['e2e/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...LEFT_OUT],
    globalSetup: ['e2e/support/prepare-demo-data.ts'],
    sequence: { sequencer: LongestFirst },
    maxWorkers: 2,
    // Browser and server are started by each worker, not by each file (support/journey.ts).
    isolate: false,
    // The servers drain.
    teardownTimeout: 120_000,
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // As long as a locator waits.
    expect: { poll: { timeout: 30_000 } },
  },
})
