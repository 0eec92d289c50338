import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { householdMembers } from '../../../db/schema/organisations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aSponsor, aStudent, type Student } from '../../../testing/factories/student.ts'
import { ask } from '../../../testing/factories/application.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

it('counts from students’ answers in tens, tells no number under 20, and follows who comes', async () => {
  const organiser = await aSponsor(app, (await aScholarship(app)).id)
  const inOhio = (number: number) =>
    Promise.all(
      Array.from({ length: number }, () => aStudent(app, { answers: { state: ['OH'], gpa: [3] } })),
    )
  await inOhio(24)
  await aStudent(app, { answers: { state: ['NV'], gpa: [2] } })
  const criteria = {
    all: [
      { fact: 'state', in: ['NV'] },
      { fact: 'gpa', gte: 2 },
    ],
  }
  const count = async () => {
    const { body } = await ask(app, organiser, 'POST', '/scholarships/audience', {
      payload: { criteria },
    })
    return body.data
  }
  const before = {
    of: 20,
    eligible: null,
    possible: null,
    without: [
      { clause: 0, eligible: 20, possible: null },
      { clause: 1, eligible: null, possible: null },
    ],
  }
  expect(await count()).toEqual(before)
  await inOhio(10)
  expect(await count()).toEqual(before)
  app.clock.advance({ minutes: 10 })
  await count()
  await app.background.settle()
  expect(await count()).toMatchObject({ of: 30, without: [{ eligible: 30 }, {}] })
})

it('leaves out members of the organization and whom they live with', async () => {
  const { id } = await aScholarship(app)
  const organiser = await aSponsor(app, id, 'owner')
  const people = await Promise.all(
    Array.from({ length: 20 }, () => aStudent(app, { answers: { state: ['WY'] } })),
  )
  const payload = { criteria: { all: [{ fact: 'state', in: ['WY'] }] } }
  const count = async (person: Student) =>
    (await ask(app, person, 'POST', '/scholarships/audience', { payload })).body.data.eligible
  app.clock.advance({ minutes: 10 })
  await count(organiser)
  await app.background.settle()
  expect(await count(organiser)).toBe(20)
  const [scholarship] = await app.db.select().from(scholarships).where(eq(scholarships.id, id))
  await app.db.insert(householdMembers).values({
    organisationId: scholarship!.organisationId,
    memberId: organiser.userId,
    email: people[0]!.email,
    declaredAt: app.clock.now(),
  })
  expect(await count(organiser)).toBeNull()
  expect(await count(await aSponsor(app, (await aScholarship(app, { sponsor: 'Other' })).id))).toBe(
    20,
  )
})
