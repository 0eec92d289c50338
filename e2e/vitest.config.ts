import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './support/longest-first.ts'

/** What depends on the machine, or takes long: stages of their own run it. */
const APART = ['e2e/ui/**', 'e2e/faults/**']

/** What goes again where calls are tested one by one, or takes long: CI runs it after `npm test`. */
const LATER = [
  'e2e/administration.test.ts',
  'e2e/conversation-keyboard.test.ts',
  'e2e/essay-record.test.ts',
  'e2e/family.test.ts',
  'e2e/lists.test.ts',
  'e2e/missing-script.test.ts',
  'e2e/notifications.test.ts',
  'e2e/paddle.test.ts',
  'e2e/popups.test.ts',
  'e2e/profile-tabs.test.ts',
  'e2e/retry.test.ts',
  'e2e/reuse.test.ts',
  'e2e/settings.test.ts',
  'e2e/track.test.ts',
]

/** 'main' or 'rest'; all are there for whoever names a file. */
const part = process.env['JOURNEYS']

export default defineConfig({
  test: {
    include: part === 'rest' ? LATER : ['e2e/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(part === 'main' ? [...LATER, ...APART] : [])],
    globalSetup: ['e2e/support/prepare-demo-data.ts'],
    sequence: { sequencer: LongestFirst },
    // Journeys wait more than they work; each has a server and a database of its own.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // As long as a locator waits.
    expect: { poll: { timeout: 30_000 } },
  },
})
