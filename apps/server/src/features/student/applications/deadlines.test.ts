import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { sendMany, statusAndAnswers } from '../../../testing/factories/application.ts'
import { someScholarships, type StoredScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { sendApplication } from '../../../testing/send-application.ts'
import { submitScholarships } from './submit-scholarships.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** Hours from UTC in winter and in summer, from the tz database's own tables. */
const ZONES: [string, number, number][] = [
  ['America/New_York', -5, -4],
  ['America/Detroit', -5, -4],
  ['America/Kentucky/Louisville', -5, -4],
  ['America/Indiana/Indianapolis', -5, -4],
  ['America/Chicago', -6, -5],
  ['America/North_Dakota/Center', -6, -5],
  ['America/Denver', -7, -6],
  ['America/Boise', -7, -6],
  ['America/Phoenix', -7, -7],
  ['America/Los_Angeles', -8, -7],
  ['America/Anchorage', -9, -8],
  ['America/Juneau', -9, -8],
  ['America/Adak', -10, -9],
  ['Pacific/Honolulu', -10, -10],
  ['America/Puerto_Rico', -4, -4],
  ['America/St_Thomas', -4, -4],
  ['Pacific/Guam', 10, 10],
  ['Pacific/Saipan', 10, 10],
  ['Pacific/Pago_Pago', -11, -11],
]

/** The days around both changes of the clock, and which time is kept when they end. */
const DAYS: [string, 'winter' | 'summer'][] = [
  ['2026-03-07', 'winter'],
  ['2026-03-08', 'summer'],
  ['2026-07-04', 'summer'],
  ['2026-10-31', 'summer'],
  ['2026-11-01', 'winter'],
  ['2026-12-31', 'winter'],
  ['2027-03-13', 'winter'],
  ['2027-03-14', 'summer'],
  ['2027-11-06', 'summer'],
  ['2027-11-07', 'winter'],
]

const SECOND = 1000
const HOUR = 3600 * SECOND
const DAY = 24 * HOUR

describe.each(ZONES)('a deadline in %s', (timeZone, winter, summer) => {
  /** Midnight at the end of the day, from the table above. */
  const endOf = (date: string, time: 'winter' | 'summer') =>
    new Date(Date.parse(date) + DAY - (time === 'winter' ? winter : summer) * HOUR)

  const closing = () =>
    someScholarships(
      app,
      DAYS.map(([date]) => ({ deadline: { date, timeZone } })),
    )

  it('is kept to the second by one application, over both changes of the clock', async () => {
    const student = await aStudent(app, { timeZone })
    const results = await eachDay(await closing(), endOf, async ({ id }, arrivedAt) => {
      const sending = { scholarshipId: id, origin: 'individual' as const, arrivedAt }
      const result = await sendApplication(app, student.applicantId, sending)
      return result.status === 'sent' ? 'sent' : result.code
    })
    expect(results).toEqual(DAYS.map(([date]) => [date, 'SCHOLARSHIP_CLOSED', 'sent']))
  })

  it('is kept to the second by many at once', async () => {
    const student = await aStudent(app, { timeZone, isSubscriber: true })
    const results = await eachDay(await closing(), endOf, async ({ id }, arrivedAt) => {
      const asked = { scholarshipIds: [id], fieldValues: {}, key: randomUUID(), arrivedAt }
      const { submitted, skipped } = await submitScholarships(app, student.applicantId, asked)
      return submitted.length === 1 ? 'sent' : skipped[0]?.code
    })
    expect(results).toEqual(DAYS.map(([date]) => [date, 'SCHOLARSHIP_CLOSED', 'sent']))
  })
})

/** What became of a request one second after the end of the day, and of one a second before it. */
async function eachDay(
  stored: readonly StoredScholarship[],
  endOf: (date: string, time: 'winter' | 'summer') => Date,
  send: (scholarship: StoredScholarship, arrivedAt: Date) => Promise<string | undefined>,
) {
  const results: [string, string | undefined, string | undefined][] = []
  for (const [n, [date, time]] of DAYS.entries()) {
    const end = endOf(date, time).getTime()
    const late = await send(stored[n]!, new Date(end + SECOND))
    results.push([date, late, await send(stored[n]!, new Date(end - SECOND))])
  }
  return results
}

describe('over the network', () => {
  const closing = (count: number) =>
    someScholarships(
      app,
      Array.from({ length: count }, () => ({
        deadline: { date: '2027-03-14', timeZone: 'Pacific/Honolulu' },
      })),
    )

  async function aMinuteBefore(): Promise<Student> {
    app.clock.set('2027-03-15T09:59:00Z')
    return aStudent(app, { isSubscriber: true })
  }

  it('what arrived in time under a key stays in time when the key is sent again', async () => {
    const ids = (await closing(2)).map(({ id }) => id)
    const student = await aMinuteBefore()
    const key = randomUUID()
    app.clock.set('2027-03-15T09:59:59Z')
    const first = await sendMany(app, student, ids, { key })
    expect(first.body.data.submitted).toEqual(ids)
    app.clock.set('2027-03-15T10:00:01Z')
    expect(await sendMany(app, student, ids, { key })).toEqual(first)
  })

  it('what arrived too late is late', async () => {
    const [stored] = await closing(1)
    const student = await aMinuteBefore()
    app.clock.set('2027-03-15T10:00:01Z')
    const { body } = await sendMany(app, student, [stored!.id])
    expect(body.data.skipped).toMatchObject([{ code: 'SCHOLARSHIP_CLOSED' }])
    expect(await statusAndAnswers(app, student, stored!.id)).toEqual([null, {}])
  })
})
