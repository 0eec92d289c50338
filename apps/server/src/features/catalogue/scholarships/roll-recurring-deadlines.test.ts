import { deadlineBadge } from '@laurel/contract/words/deadline-words'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship, type ScholarshipOptions } from '../../../testing/factories/scholarship.ts'
import { send } from '../../../testing/factories/application.ts'
import { aSponsor, aStudent } from '../../../testing/factories/student.ts'
import { rounds } from '../../../db/schema/rounds.ts'
import { isOpen } from './policy.ts'
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

it('waits for the day on which the last round opened, and says so', async () => {
  const opens = '2026-09-15'
  const { id } = await aScholarship(app, {
    delivery: 'provider',
    deadline: { ...yearly, opens },
  })
  const isOpenThere = async () => {
    await rollRecurringDeadlines(app)
    await app.matches.catchUp()
    const row = (await readScholarships(app.db, [id])).get(id)
    if (!row) throw new Error('It is gone.')
    const open = isOpen(row, app.clock.now())
    return [row.deadline.opens, deadlineBadge({ ...row, isOpen: open }, app.clock.now())?.words]
  }
  expect(await isOpenThere()).toEqual(['2027-09-15', 'Opened in September this year'])
  const began = app.clock.now()
  app.clock.set('2027-02-01T12:00:00Z')
  expect(await isOpenThere()).toEqual(['2027-09-15', 'Opened in September last year'])
  app.clock.set('2027-09-15T12:00:00Z')
  expect(await isOpenThere()).toEqual(['2027-09-15', undefined])
  app.clock.set('2027-11-12T12:00:00Z')
  expect(await isOpenThere()).toEqual(['2028-09-15', 'Opened in September this year'])
  app.clock.set(began.toISOString())
})

it('waits for a round that an organisation still has to decide', async () => {
  const date = '2026-12-10'
  const soon = { type: 'recurring', date, monthDay: '12-10' } as const
  const { id } = await aScholarship(app, { deadline: soon })
  await aSponsor(app, id)
  await send(app, await aStudent(app), id, 'Received')
  const round = { scholarshipId: id, cycle: '2026', awardCount: 3, updatedAt: app.clock.now() }
  await app.db.insert(rounds).values(round)
  app.clock.advance({ days: 30 })
  const dateOf = async () => {
    await rollRecurringDeadlines(app)
    return (await readScholarships(app.db, [id])).get(id)?.deadline.date
  }
  expect(await dateOf()).toBe(date)
  const isRound = eq(rounds.scholarshipId, id)
  await app.db.update(rounds).set({ announcedAt: app.clock.now() }).where(isRound)
  expect(await dateOf()).toBe('2027-12-10')
  const kept = await app.db.select().from(rounds).where(isRound).orderBy(rounds.cycle)
  expect(kept).toMatchObject([
    { cycle: '2026', awardCount: 3 },
    { cycle: '2027', awardCount: 3, announcedAt: null },
  ])
})
