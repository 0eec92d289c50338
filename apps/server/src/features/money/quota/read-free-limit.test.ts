import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicants } from '../../../db/schema/accounts.ts'
import { ownApplicantId } from '../../../http/session.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { readFreeLimit } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const WEST = 'Etc/GMT+12'
const EAST = 'Etc/GMT-14'

/** The limit of somebody who uses the product at this moment, having moved to this time zone. */
async function limitAt(instant: string, timeZone: string, student: Student): Promise<number> {
  app.clock.set(instant)
  const applicantId = ownApplicantId(student.applicantId)
  await app.db.update(applicants).set({ timeZone }).where(eq(applicants.id, applicantId))
  const { userId } = student
  await app.signedInDays.record({ sessionId: '', userId, role: 'APPLICANT', applicantId, timeZone })
  return readFreeLimit(app.db, applicantId)
}

it('is the same whatever time zones a day is spent in', async () => {
  const student = await aStudent(app)
  // Three different days at one moment.
  for (const timeZone of ['UTC', WEST, EAST, 'UTC'])
    expect(await limitAt('2026-11-21T10:30:00Z', timeZone, student)).toBe(3)
  for (const timeZone of ['UTC', WEST, EAST, 'UTC'])
    expect(await limitAt('2026-11-22T10:30:00Z', timeZone, student)).toBe(6)
})

it('gains nothing by another time zone every day, whichever way', async () => {
  const student = await aStudent(app)
  for (let days = 1; days < 7; days += 1) {
    const day = `2026-12-${days + 10}`
    for (const [time, timeZone] of [
      ['10:30', days % 2 ? WEST : EAST],
      ['11:30', 'UTC'],
    ] as const)
      expect(await limitAt(`${day}T${time}:00Z`, timeZone, student)).toBeLessThanOrEqual(3 * days)
  }
})

it('loses no day to a move', async () => {
  for (const timeZone of [WEST, EAST]) {
    const student = await aStudent(app)
    expect(await limitAt('2026-11-21T10:30:00Z', 'UTC', student)).toBe(3)
    expect(await limitAt('2026-11-22T10:30:00Z', timeZone, student)).toBe(6)
    expect(await limitAt('2026-11-23T10:30:00Z', 'UTC', student)).toBe(9)
  }
})
