import { expect, it } from 'vitest'
import { listEnd } from './list-days.ts'

it('ends 90 days after the announcement, to the minute', () => {
  expect(listEnd('2026-11-20T15:00:00.000Z').toISOString()).toBe('2027-02-18T15:00:00.000Z')
})
