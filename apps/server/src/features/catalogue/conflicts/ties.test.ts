import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applications } from '../../../db/schema/applications.ts'
import { householdMembers } from '../../../db/schema/organisations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send, sendMany } from '../../../testing/factories/application.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aSponsor, aStudent, type Student } from '../../../testing/factories/student.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { sendApplication } from '../../../testing/send-application.ts'
import { answerScholarship } from '../../student/assistance/answer-scholarship.ts'
import type { Asking } from '../../student/assistance/found.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const conflictFor = async (person: Student, id: string) =>
  (await ask(app, person, 'GET', `/scholarships/${id}`)).body.data.conflict

const organisationOf = async (scholarshipId: string) =>
  (await app.db.select().from(scholarships).where(eq(scholarships.id, scholarshipId)))[0]
    ?.organisationId ?? ''

/** Somebody whose address a member declared, in whatever case the account has it. */
async function aRelative(scholarshipId: string): Promise<Student> {
  const member = await aSponsor(app, scholarshipId, 'viewer')
  const relative = await aStudent(app)
  await app.db.insert(householdMembers).values({
    organisationId: await organisationOf(scholarshipId),
    memberId: member.userId,
    email: relative.email,
    declaredAt: app.clock.now(),
  })
  return relative
}

const countOf = ({ applicantId }: Student) =>
  app.db.$count(applications, eq(applications.applicantId, applicantId))

it('keeps members and their household out, and tells them before they begin', async () => {
  const { id } = await aScholarship(app)
  const other = await aScholarship(app, { sponsor: 'Another Trust' })
  for (const person of [await aSponsor(app, id, 'reviewer'), await aRelative(id)]) {
    expect(await conflictFor(person, id)).toBe('OWN_ORGANISATION')
    expect(await send(app, person, id, 'Received')).toMatchObject({
      status: 422,
      body: { error: { code: 'OWN_ORGANISATION' } },
    })
    expect(await conflictFor(person, other.id)).toBeNull()
    expect((await send(app, person, other.id, 'Received')).status).toBe(200)
  }
})

it('shows them as matches to nobody who may not enter, until the tie is gone', async () => {
  const { id } = await aScholarship(app, { title: 'Household Award' })
  const other = await aScholarship(app, { sponsor: 'Third Trust' })
  await app.matches.catchUp()
  const relative = await aStudent(app)
  const idsOf = async () =>
    (
      await ask(
        app,
        relative,
        'GET',
        '/scholarships/mine-eligible-scholarships?withoutRequirement=false&limit=100',
      )
    ).body.data.scholarshiplists.map((row: { id: string }) => row.id)
  const verdict = async () =>
    (await ask(app, relative, 'GET', `/scholarships/${id}`)).body.data.match.verdict
  expect(await idsOf()).toEqual(expect.arrayContaining([id, other.id]))
  expect(await verdict()).toBe('eligible')
  const tied = {
    organisationId: await organisationOf(id),
    memberId: (await aSponsor(app, id, 'viewer')).userId,
    email: relative.email,
    declaredAt: app.clock.now(),
  }
  await app.db.insert(householdMembers).values(tied)
  expect(await idsOf()).not.toContain(id)
  expect(await idsOf()).toContain(other.id)
  expect(await verdict()).toBe('ineligible')
  await app.db.delete(householdMembers).where(eq(householdMembers.email, relative.email))
  expect(await idsOf()).toContain(id)
  expect(await verdict()).toBe('eligible')
})

it('says on a saved card and in the chat why it is not for them', async () => {
  const { id } = await aScholarship(app, { title: 'Lantern Award' })
  const relative = await aRelative(id)
  const body = { scholarshipId: id }
  await ask(app, relative, 'PUT', '/scholarships/add-wishlist', { payload: body })
  const saved = async (person: Student) =>
    (await ask(app, person, 'GET', '/scholarships/get-wishlist')).body.data[0]
  expect(await saved(relative)).toMatchObject({ id, conflict: 'OWN_ORGANISATION' })
  const who = { ...relative, timeZone: 'UTC' } as unknown as ApplicantSession
  const asking = { app, who } as unknown as Asking
  const found = await answerScholarship(asking, { id }, 'Am I eligible?')
  expect(found?.passages.join(' ')).toContain('You belong to the organization that gives this')
  const stranger = await aStudent(app)
  await ask(app, stranger, 'PUT', '/scholarships/add-wishlist', { payload: body })
  expect(await saved(stranger)).not.toHaveProperty('conflict')
})

it('lets whoever is no member any more apply', async () => {
  const { id } = await aScholarship(app)
  const relative = await aRelative(id)
  await app.db.delete(householdMembers).where(eq(householdMembers.email, relative.email))
  expect(await conflictFor(relative, id)).toBeNull()
  expect((await send(app, relative, id, 'Received')).status).toBe(200)
})

it('keeps those who run the product out of draws, and of nothing else', async () => {
  const admin = await aStudent(app, { role: 'ADMIN' })
  const draw = await aScholarship(app, { isRandomDraw: true })
  const plain = await aScholarship(app)
  expect(await conflictFor(admin, draw.id)).toBe('STAFF_IN_DRAW')
  expect(await send(app, admin, draw.id, 'Received')).toMatchObject({
    status: 422,
    body: { error: { code: 'STAFF_IN_DRAW' } },
  })
  expect((await send(app, admin, plain.id, 'Received')).status).toBe(200)
  expect((await send(app, await aStudent(app), draw.id, 'Received')).status).toBe(200)
})

it('skips them in a bulk application with the reason, and from jobs and the chat', async () => {
  const { id } = await aScholarship(app)
  const person = await aStudent(app, { isSubscriber: true })
  await app.db.insert(householdMembers).values({
    organisationId: await organisationOf(id),
    memberId: (await aSponsor(app, id)).userId,
    email: person.email,
    declaredAt: app.clock.now(),
  })
  const { body } = await sendMany(app, person, [id], { key: crypto.randomUUID() })
  expect(body.data).toMatchObject({
    submitted: [],
    skipped: [{ scholarshipId: id, code: 'OWN_ORGANISATION' }],
  })
  const sending = { scholarshipId: id, origin: 'automatic' as const }
  expect(await sendApplication(app, person.applicantId, sending)).toMatchObject({
    status: 'refused',
    code: 'OWN_ORGANISATION',
  })
  const path = `/register-applicants/apply-scholarship/${id}`
  const applied = await ask(app, person, 'POST', path)
  expect([applied.status, applied.body.error.code]).toEqual([422, 'OWN_ORGANISATION'])
  expect(await countOf(person)).toBe(0)
})
