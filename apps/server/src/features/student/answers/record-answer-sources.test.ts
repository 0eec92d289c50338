import type { AnswerInput } from '@laurel/contract/application-shapes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applications } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { readApplication, send } from '../../../testing/factories/application.ts'
import { asks, aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { untilLocked } from '../../../testing/until-locked.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** An answer in an application of its own. */
async function anAnswer(student: Student, title: string, text: string) {
  const { id, asks: ids } = await aScholarship(app, { title, requirements: [asks('text')] })
  await send(app, student, id, 'Draft', [[ids[0], text]])
  const { applicationId } = await readApplication(app, student, id)
  return { id, requirementId: ids[0]!, applicationId: applicationId! }
}
type Answer = Awaited<ReturnType<typeof anAnswer>>

/** Saves a text as taken from another answer. */
async function take(student: Student, to: Answer, text: string | null, from?: Answer) {
  const source = from && { applicationId: from.applicationId, requirementId: from.requirementId }
  const { requirementId } = to
  const answer: AnswerInput = { requirementId, fieldValue: text, ...(source && { source }) }
  const { statusCode } = await app.server.inject({
    method: 'POST',
    url: '/api/v1/scholarships/submit-individual-scholarship',
    headers: student.headers,
    payload: { scholarshipId: to.id, status: 'Draft', requirements: [answer] },
  })
  expect(statusCode).toBe(200)
}

async function fieldOf(student: Student, { id }: Answer) {
  const { applicantFields } = await readApplication(app, student, id)
  return { source: applicantFields[0]?.source, usedIn: applicantFields[0]?.usedIn }
}

/** A student whose answer "Mine" was taken from "First". */
async function aTakenAnswer() {
  const student = await aStudent(app)
  const from = await anAnswer(student, 'First', 'My aunt, a nurse')
  const to = await anAnswer(student, 'Second', 'Something')
  await take(student, to, 'My aunt, a nurse', from)
  return { student, from, to }
}

it('says where an answer was taken from and where it is used', async () => {
  const { student, from, to } = await aTakenAnswer()
  const { applicationId, requirementId } = from
  expect(await fieldOf(student, to)).toEqual({
    source: { applicationId, requirementId, title: 'First', hasChanged: false },
  })
  expect(await fieldOf(student, from)).toEqual({
    usedIn: [{ scholarshipId: to.id, title: 'Second', status: 'Draft', isBehind: false }],
  })
})

it('does without a source that is discarded at the same moment', async () => {
  const student = await aStudent(app)
  const from = await anAnswer(student, 'First', 'My aunt, a nurse')
  const to = await anAnswer(student, 'Second', 'Something')
  const deleted = Promise.withResolvers<void>()
  const mayCommit = Promise.withResolvers<void>()
  const discarding = app.db.transaction(async (tx) => {
    await tx.delete(applications).where(eq(applications.id, from.applicationId))
    deleted.resolve()
    await mayCommit.promise
  })
  await deleted.promise
  const taking = take(student, to, 'My aunt, a nurse', from)
  await untilLocked(app.db)
  mayCommit.resolve()
  await Promise.all([discarding, taking])
  expect(await fieldOf(student, to)).toEqual({})
})

it('tells of a change at the source, with what it says now, on both sides', async () => {
  const { student, from, to } = await aTakenAnswer()
  await send(app, student, from.id, 'Draft', [[from.requirementId, 'My aunt, a nurse at night']])
  expect((await fieldOf(student, to)).source).toMatchObject({
    hasChanged: true,
    fieldValue: 'My aunt, a nurse at night',
  })
  expect((await fieldOf(student, from)).usedIn).toMatchObject([{ isBehind: true }])
})

it('tells of none when the source says again what was taken or what is here', async () => {
  const { student, from, to } = await aTakenAnswer()
  for (const text of ['Other', 'My aunt, a nurse'])
    await send(app, student, from.id, 'Draft', [[from.requirementId, text]])
  expect((await fieldOf(student, to)).source).toMatchObject({ hasChanged: false })
  await send(app, student, from.id, 'Draft', [[from.requirementId, 'My aunt, a nurse by day']])
  await send(app, student, to.id, 'Draft', [[to.requirementId, 'My aunt, a nurse by day']])
  expect((await fieldOf(student, to)).source).toMatchObject({ hasChanged: false })
})

it('is settled by keeping one’s own: saved again with its source, though nothing changed', async () => {
  const { student, from, to } = await aTakenAnswer()
  await send(app, student, from.id, 'Draft', [[from.requirementId, 'My aunt, a nurse at night']])
  await take(student, to, 'My aunt, a nurse', from)
  expect((await fieldOf(student, to)).source).toMatchObject({ hasChanged: false })
})

it('stays through edits and ends when the answer is taken back', async () => {
  const { student, from, to } = await aTakenAnswer()
  await take(student, to, 'My aunt, a nurse, shorter')
  expect((await fieldOf(student, to)).source).toMatchObject({ title: 'First' })
  await take(student, to, null)
  await take(student, to, 'From scratch')
  expect(await fieldOf(student, to)).toEqual({})
  expect(await fieldOf(student, from)).toEqual({})
})

it('ends when the answer is written anew', async () => {
  const { student, from, to } = await aTakenAnswer()
  await take(student, to, 'Something')
  expect(await fieldOf(student, to)).toEqual({})
  expect(await fieldOf(student, from)).toEqual({})
})

it('does not say of what was sent that it is behind', async () => {
  const { student, from, to } = await aTakenAnswer()
  await send(app, student, to.id, 'Received')
  await send(app, student, from.id, 'Draft', [[from.requirementId, 'Other']])
  expect((await fieldOf(student, from)).usedIn).toMatchObject([
    { status: 'Received', isBehind: false },
  ])
})

it('passes over a source that is another student’s, gone, or the answer itself', async () => {
  const { student, from, to } = await aTakenAnswer()
  const stranger = await aStudent(app)
  const own = await anAnswer(stranger, 'Own', 'Mine')
  await take(stranger, own, 'Taken', from)
  await take(stranger, own, 'Mine', own)
  await take(stranger, own, 'Gone', { ...own, applicationId: crypto.randomUUID() })
  expect(await fieldOf(stranger, own)).toEqual({})
  expect((await fieldOf(student, from)).usedIn).toMatchObject([{ scholarshipId: to.id }])
})

it('is not recorded by a stale write', async () => {
  const { student, from, to } = await aTakenAnswer()
  const third = await anAnswer(student, 'Third', 'Else')
  const { statusCode } = await app.server.inject({
    method: 'POST',
    url: '/api/v1/scholarships/submit-individual-scholarship',
    headers: student.headers,
    payload: {
      scholarshipId: to.id,
      status: 'Draft',
      requirements: [
        {
          requirementId: to.requirementId,
          fieldValue: 'Else',
          baseVersion: 1,
          source: { applicationId: third.applicationId, requirementId: third.requirementId },
        },
      ],
    },
  })
  expect(statusCode).toBe(409)
  expect((await fieldOf(student, to)).source).toMatchObject({ applicationId: from.applicationId })
})
