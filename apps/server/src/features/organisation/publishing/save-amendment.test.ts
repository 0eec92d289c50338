import type { WrittenListing } from '@laurel/contract/publishing-shapes'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditEvents, organisationMembers } from '../../../db/schema/organisations.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import { aPublished, organisationOf, type Draft } from '../../../testing/factories/draft.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aSponsor, aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
let first: Student
let second: Student
beforeAll(async () => {
  app = await createTestApp()
  first = await aSponsor(app, (await aScholarship(app)).id)
  second = await aStudent(app, { role: 'ORGANISER' })
  const organisationId = await organisationOf(app, first)
  const joined = { organisationId, userId: second.userId, joinedAt: app.clock.now() }
  await app.db.insert(organisationMembers).values({ ...joined, role: 'manager' })
})
afterAll(() => app.close())

interface Sent {
  version?: number
  revision: number
  listing?: Partial<WrittenListing>
  audience?: object
}

const save = (of: Student, draft: Draft, { listing, ...sent }: Sent) =>
  ask(app, of, 'PUT', `/scholarships/${draft.id}/amendment`, {
    payload: {
      version: draft.version,
      ...sent,
      ...(listing && { listing: { ...draft.listing, ...listing } }),
    },
  })
const editorOf = async (of: Student, { id }: Draft) =>
  (await ask(app, of, 'GET', `/scholarships/${id}/editor`)).body.data
const amend = (
  of: Student,
  { id, version, listing, criteria, reasons }: Draft,
  revision?: number,
) =>
  ask(app, of, 'POST', `/scholarships/${id}/amendments`, {
    payload: {
      version,
      ...(revision !== undefined && { revision }),
      listing: { ...listing, title: 'Told to all' },
      criteria,
      reasons,
      words: 'We found a better name.',
    },
  })

it('is gone on with by another member, and is nothing that students see', async () => {
  const draft = await aPublished(app, first)
  const title = 'A better name'
  const saved = await save(first, draft, { revision: 0, listing: { title } })
  expect(saved.body.data).toMatchObject({ revision: 1 })
  expect(await editorOf(second, draft)).toMatchObject({
    version: draft.version,
    listing: { title: draft.listing.title },
    amendment: { revision: 1, content: { listing: { title } } },
  })
  const criteria = { all: [{ fact: 'state', in: ['OH'] }] }
  await save(second, draft, { revision: 1, audience: { criteria, reasons: {} } })
  expect((await editorOf(first, draft)).amendment).toMatchObject({
    revision: 2,
    content: { listing: { title }, criteria },
  })
  const student = await aStudent(app)
  const { body } = await ask(app, student, 'GET', `/scholarships/${draft.id}`)
  expect(body.data.title).toBe(draft.listing.title)
  expect((await save(student, draft, { revision: 2 })).status).toBe(404)
  const events = await app.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.scholarship, draft.id))
  expect(events.filter(({ action }) => action === 'begin_amendment')).toHaveLength(1)
})

it('is never written over: of two at once one gets what the other wrote', async () => {
  const draft = await aPublished(app, first)
  const answers = await Promise.all(
    [first, second].map((of, n) =>
      save(of, draft, { revision: 0, listing: { title: `Name ${n}` } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  const kept = await editorOf(first, draft)
  expect(refused?.body.error.code).toBe('STALE_VERSION')
  expect(refused?.body.error.current.amendment).toEqual(kept.amendment)
})

it('ends when it is taken back, and its number is never another’s', async () => {
  const draft = await aPublished(app, first)
  await save(first, draft, { revision: 0, listing: { title: 'A slip' } })
  await save(first, draft, { revision: 1, listing: {} })
  expect((await editorOf(first, draft)).amendment).toEqual({
    revision: 2,
    content: null,
    savedAt: null,
  })
  expect((await save(second, draft, { revision: 1, listing: { title: 'Late' } })).status).toBe(409)
})

it('is published only by whoever saw all of it, and ends with that', async () => {
  const draft = await aPublished(app, first)
  await save(first, draft, { revision: 0, listing: { title: 'Seen' } })
  const refused = await amend(second, draft)
  expect([refused.status, refused.body.error.code]).toEqual([409, 'STALE_VERSION'])
  const done = await amend(second, draft, 1)
  expect(done.status).toBe(200)
  expect(await editorOf(first, draft)).toMatchObject({
    listing: { title: 'Told to all' },
    amendment: { revision: 2, content: null },
  })
  expect((await save(first, draft, { revision: 2, listing: { title: 'Old' } })).status).toBe(409)
})

it('keeps no scripts, and says what cannot be kept', async () => {
  const draft = await aPublished(app, first)
  const description = '<p>Hello</p><script>alert(1)</script>'
  await save(first, draft, { revision: 0, listing: { description } })
  const { content } = (await editorOf(second, draft)).amendment
  expect(content.listing.description).toBe('<p>Hello</p>')
  const audience = { criteria: { all: [{ fact: 'shoeSize', gte: 3 }] }, reasons: {} }
  expect((await save(first, draft, { revision: 1, audience })).status).toBe(400)
})

it('goes when the round is called off', async () => {
  const draft = await aPublished(app, first)
  await save(first, draft, { revision: 0, listing: { title: 'Too late' } })
  await ask(app, first, 'POST', `/scholarships/${draft.id}/withdraw`, {
    payload: { reason: 'The fund closed.' },
  })
  expect((await editorOf(first, draft)).amendment.content).toBeNull()
  const after = await save(first, draft, { version: draft.version + 1, revision: 2 })
  expect(after.body.error.code).toBe('SCHOLARSHIP_MOVED_ON')
})
