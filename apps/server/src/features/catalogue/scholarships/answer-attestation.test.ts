import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { storeReadings } from '../storing/store-readings.ts'
import { prepareSending } from '../../student/applications/prepare-sending.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const QUESTION = 'Are you a member of the dairy club?'

async function say({ headers }: Student, id: string, payload: object) {
  const url = `/api/v1/scholarships/${id}/attestation`
  const answer = await app.server.inject({ method: 'PUT', url, headers, payload })
  return { status: answer.statusCode, body: answer.json() }
}

async function counts({ headers }: Student, id: string) {
  const url = '/api/v1/scholarships/mine-eligible-scholarships'
  const answer = await app.server.inject({ url, headers, query: { limit: '100' } })
  const rows: { id: string; match: { verdict: string } }[] = answer.json().data.scholarshiplists
  return rows.find((row) => row.id === id)?.match.verdict
}

it('decides by the student’s own yes or no, and forgets it when taken back', async () => {
  const { id } = await aScholarship(app, { criteria: [{ attest: QUESTION }] })
  const student = await aStudent(app)
  expect(await counts(student, id)).toBe('possible')
  const yes = await say(student, id, { question: QUESTION, answer: true })
  expect(yes.body.data).toMatchObject({
    verdict: 'eligible',
    reasons: [{ result: 'met', code: 'attest', asked: [QUESTION] }],
  })
  expect(await counts(student, id)).toBe('eligible')
  const no = await say(student, id, { question: QUESTION, answer: false })
  expect(no.body.data.verdict).toBe('ineligible')
  expect(await counts(student, id)).toBeUndefined()
  const back = await say(student, id, { question: QUESTION, answer: null })
  expect(back.body.data.verdict).toBe('possible')
  expect(await counts(student, id)).toBe('possible')
})

it('finds a question however deep it is asked', async () => {
  const criteria = [{ any: [{ fact: 'gpa', gte: 4 }, { not: { all: [{ attest: QUESTION }] } }] }]
  const { id } = await aScholarship(app, { criteria })
  const student = await aStudent(app, { answers: { gpa: [2] } })
  const { body } = await say(student, id, { question: QUESTION, answer: true })
  expect(body.data.verdict).toBe('ineligible')
})

it('keeps the answer for that scholarship and that student only', async () => {
  const one = await aScholarship(app, { criteria: [{ attest: QUESTION }] })
  const other = await aScholarship(app, { criteria: [{ attest: QUESTION }] })
  const student = await aStudent(app)
  await say(student, one.id, { question: QUESTION, answer: true })
  expect(await counts(student, other.id)).toBe('possible')
  expect(await counts(await aStudent(app), one.id)).toBe('possible')
})

/** A scholarship for which a reader put a question. */
async function asRead(question: string) {
  const words = 'Members of the dairy club.'
  const read = {
    texts: [{ kind: 'eligibility' as const, text: words }],
    known: 'read' as const,
    clauses: [
      {
        words,
        textIndex: 0,
        fromCharacter: 0,
        toCharacter: words.length,
        likeness: 'dairy',
        criteria: { attest: question },
        confidence: 'unread' as const,
        reader: 'rules',
        isAsked: true,
      },
    ],
  }
  const stored = await aScholarship(app, { criteria: [{ attest: question }] })
  await app.db.transaction((tx) => storeReadings(tx, [{ id: stored.id, reading: read }]))
  return stored
}

it('asks once what was read of several, also of those that come later', async () => {
  const [one, other] = [await asRead(QUESTION), await asRead(QUESTION)]
  const stated = await aScholarship(app, { criteria: [{ attest: QUESTION }] })
  const student = await aStudent(app)
  await say(student, one.id, { question: QUESTION, answer: true })
  const later = await asRead(QUESTION)
  expect(await counts(student, other.id)).toBe('eligible')
  expect(await counts(student, later.id)).toBe('eligible')
  expect(await counts(student, stated.id)).toBe('possible')
  expect(await counts(await aStudent(app), other.id)).toBe('possible')
})

it('holds for all what was said last of one, also when it is taken back', async () => {
  const [one, other, third] = [
    await asRead(QUESTION),
    await asRead(QUESTION),
    await asRead(QUESTION),
  ]
  const stated = await aScholarship(app, { criteria: [{ attest: QUESTION }] })
  const student = await aStudent(app)
  await say(student, stated.id, { question: QUESTION, answer: true })
  await say(student, one.id, { question: QUESTION, answer: true })
  const no = await say(student, other.id, { question: QUESTION, answer: false })
  expect(no.body.data.verdict).toBe('ineligible')
  expect(await counts(student, one.id)).toBeUndefined()
  const back = await say(student, third.id, { question: QUESTION, answer: null })
  expect(back.body.data.verdict).toBe('possible')
  expect(await counts(student, one.id)).toBe('possible')
  expect(await counts(student, stated.id)).toBe('eligible')
})

it.each([
  'Do you attend a partner college of this award?',
  'Does this describe you: “Members of our club”?',
])('keeps for one what means another thing elsewhere: %s', async (question) => {
  const [one, other] = [await asRead(question), await asRead(question)]
  const student = await aStudent(app)
  await say(student, one.id, { question, answer: true })
  expect(await counts(student, one.id)).toBe('eligible')
  expect(await counts(student, other.id)).toBe('possible')
})

it('sends by an answer that was given for another', async () => {
  const [one, other] = [await asRead(QUESTION), await asRead(QUESTION)]
  const student = await aStudent(app)
  await say(student, one.id, { question: QUESTION, answer: false })
  const prepared = await prepareSending(app, student.applicantId, [other.id])
  expect(prepared.get(other.id)?.verdict).toBe('ineligible')
})

it('does not take an answer to what is not asked', async () => {
  const { id } = await aScholarship(app, { criteria: [{ attest: QUESTION }] })
  const hidden = await aScholarship(app, { criteria: [{ attest: QUESTION }], status: 'draft' })
  const student = await aStudent(app)
  for (const [target, question] of [
    [id, 'Are you tall?'],
    [id, '__proto__'],
    [hidden.id, QUESTION],
    [randomUUID(), QUESTION],
    ['7', QUESTION],
  ] as const)
    expect((await say(student, target, { question, answer: true })).status).toBe(404)
})

it.each([
  ['no answer', { question: QUESTION }],
  ['a word', { question: QUESTION, answer: 'yes' }],
  ['no question', { answer: true }],
  ['a field more', { question: QUESTION, answer: true, verdict: 'eligible' }],
  ['a question too long', { question: 'x'.repeat(2001), answer: true }],
])('refuses %s', async (_name, payload) => {
  const { id } = await aScholarship(app, { criteria: [{ attest: QUESTION }] })
  expect((await say(await aStudent(app), id, payload)).status).toBe(400)
})
