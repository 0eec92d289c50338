import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { root } from './paths.mjs'
import { findUnsteady } from './steady-tests.mjs'

const FILES = globSync(
  [
    '{apps,packages,scripts,seed,bench}/**/*.test.{ts,tsx,mjs}',
    'vitest.config.ts',
    'e2e/{*,checks/*,support/*}.ts',
  ],
  { cwd: root, exclude: ['**/node_modules/**', '**/build/**'] },
).filter((file) => file !== 'scripts/steady-tests.test.mjs')

test('no test asserts a duration, sleeps for a fixed time or is tried again', () => {
  expect(FILES.length).toBeGreaterThan(300)
  const found = FILES.flatMap((file) =>
    findUnsteady(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).map(
      (finding) => `${file}:${finding}`,
    ),
  )
  expect(found).toEqual([])
})

describe('what is unsteady', () => {
  it.each([
    'const begin = performance.now()',
    'expect(process.hrtime.bigint() - begin)',
    'const { user } = process.cpuUsage(begin)',
    'const delay = monitorEventLoopDelay({ resolution: 5 })',
    'expect(Date.now() - started).toBeLessThan(100)',
    'expect(end - Date.now())',
    'await page.waitForTimeout(1500)',
    'await new Promise((resolve) => setTimeout(resolve, 300))',
    'await new Promise((done) => setTimeout(done, 1_000))',
    'await setTimeout(300)',
    'await pause(50)',
    'await vi.waitFor(() => expect(x).toBe(1))',
    'await expect.poll(listed, { timeout: 2000 }).toEqual([])',
    "it('is quick', { timeout: 5000 }, async () => {})",
    'test: { retry: 1 }',
    "['run', '--retry=2']",
  ])('%s', (source) =>
    expect(findUnsteady(`\n${source}\n`)).toEqual([expect.stringMatching(/^2: /)]),
  )
})

describe('what is steady', () => {
  it.each([
    'await page.clock.setFixedTime(Date.now() + DAY_MS)',
    'wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))',
    'await new Promise((resolve) => setTimeout(resolve))',
    'await new Promise((resolve) => setTimeout(resolve, 0))',
    'await vi.advanceTimersByTimeAsync(10_000)',
    'await expect.poll(listed, { interval: 20 }).toEqual([])',
    'client = new QueryClient({ queries: { retry: false } })',
    'openStripeProvider({ settings, timeoutMs: 300 })',
  ])('%s', (source) => expect(findUnsteady(source)).toEqual([]))
})
