import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { aScholarship, type ScholarshipOptions } from '../../testing/factories/scholarship.ts'
import { readScholarships } from './queries.ts'
import { rollRecurringDeadlines } from './roll-recurring-deadlines.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const yearly = { type: 'recurring', date: '2026-11-10', monthDay: '11-10' } as const

async function rolled(options: ScholarshipOptions) {
  const { id } = await aScholarship(app, options)
  await rollRecurringDeadlines(app)
  return (await readScholarships(app.db, [id])).get(id)?.deadline
}

it("keeps the day of a sponsor's last round as an estimate", async () => {
  const next = { date: '2027-11-10', isInferred: true, isEstimate: true }
  const stated = await rolled({ delivery: 'provider', deadline: yearly })
  expect(stated).toMatchObject(next)
  const estimate = { ...yearly, isEstimate: true }
  expect(await rolled({ delivery: 'provider', deadline: estimate })).toMatchObject(next)
})

it('takes a day of every year for the day of the next', async () => {
  const inferred = await rolled({
    delivery: 'provider',
    deadline: { ...yearly, isInferred: true },
  })
  expect(inferred).toMatchObject({ date: '2027-11-10', isInferred: true })
  expect(inferred).not.toHaveProperty('isEstimate')
  expect(await rolled({ deadline: yearly })).not.toHaveProperty('isEstimate')
})
