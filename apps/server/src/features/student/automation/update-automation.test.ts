import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicants } from '../../../db/schema/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const AT_THE_START = {
  reappliesToRecurring: false,
  appliesToNewMatches: false,
  dailyLimit: 5,
  remindsOfDeadlines: true,
  minutesPerDay: 60,
}

it('sends nothing by itself until the student says so', async () => {
  expect(await read(await aStudent(app))).toEqual(AT_THE_START)
})

it('changes what is sent and leaves the rest, for this student only', async () => {
  const [student, other] = [await aStudent(app, { isSubscriber: true }), await aStudent(app)]
  expect(await update(student, { appliesToNewMatches: true, dailyLimit: 3 })).toMatchObject({
    data: { ...AT_THE_START, appliesToNewMatches: true, dailyLimit: 3 },
  })
  await update(student, { minutesPerDay: 90 })
  expect(await read(student)).toEqual({
    ...AT_THE_START,
    appliesToNewMatches: true,
    dailyLimit: 3,
    minutesPerDay: 90,
  })
  expect(await read(other)).toEqual(AT_THE_START)
})

it.each(['reappliesToRecurring', 'appliesToNewMatches'])(
  'switches on %s only for a subscriber, and off for everybody',
  async (name) => {
    const student = await aStudent(app)
    const refused = await update(student, { [name]: true })
    expect(refused).toMatchObject({ statusCode: 402, error: { code: 'SUBSCRIPTION_REQUIRED' } })
    expect(await read(student)).toEqual(AT_THE_START)

    const subscriber = await aStudent(app, { isSubscriber: true })
    await update(subscriber, { [name]: true })
    await app.db
      .update(applicants)
      .set({ subscribedUntil: app.clock.now() })
      .where(eq(applicants.id, subscriber.applicantId))
    expect(await update(subscriber, { [name]: true, minutesPerDay: 30 })).toMatchObject({
      statusCode: 200,
    })
    expect(await update(subscriber, { [name]: false })).toMatchObject({ statusCode: 200 })
    expect(await update(subscriber, { [name]: true })).toMatchObject({ statusCode: 402 })
  },
)

it('leaves what everybody has to everybody', async () => {
  const student = await aStudent(app)
  expect(await update(student, { remindsOfDeadlines: false })).toMatchObject({
    data: { remindsOfDeadlines: false },
  })
})

it.each([{ dailyLimit: 0 }, { dailyLimit: 11 }, { minutesPerDay: 9 }, { minutesPerDay: 481 }])(
  'refuses %j',
  async (changes) => {
    expect(await update(await aStudent(app), changes)).toMatchObject({ statusCode: 400 })
  },
)

it('loses neither of two changes made at the same time', async () => {
  const student = await aStudent(app)
  await Promise.all([
    update(student, { minutesPerDay: 30 }),
    update(student, { dailyLimit: 2 }),
    update(student, { remindsOfDeadlines: false }),
  ])
  expect(await read(student)).toMatchObject({
    minutesPerDay: 30,
    dailyLimit: 2,
    remindsOfDeadlines: false,
  })
})

const url = '/api/v1/register-applicants/automation'

async function read({ headers }: Student) {
  return (await app.server.inject({ url, headers })).json().data
}

async function update({ headers }: Student, payload: object) {
  return (await app.server.inject({ method: 'PUT', url, headers, payload })).json()
}
