import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailChoices } from '../../../db/schema/privacy.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aFamily, askFamily, mailsTo } from '../../../testing/factories/family.ts'
import { aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const suggest = (parent: Student, student: Student, scholarshipId: string, note?: string) =>
  askFamily(app, parent, 'POST', `/students/${student.applicantId}/suggestions`, {
    scholarshipId,
    note,
  })
const suggested = async (student: Student) =>
  (await askFamily(app, student, 'GET', '/suggestions')).data
const answer = (student: Student, id: string, outcome: string) =>
  askFamily(app, student, 'PUT', `/suggestions/${id}`, { outcome })
const savedBy = async ({ headers }: Student): Promise<string[]> => {
  const url = '/api/v1/scholarships/get-wishlist'
  const { data } = (await app.server.inject({ url, headers })).json()
  return data.map(({ id }: { id: string }) => id)
}
const suggestionMails = async ({ email }: Student) =>
  (await mailsTo(app, email)).filter(({ subject }) => subject.includes('suggests'))

it('shows a suggestion to the student, who saves it, and the parent sees that', async () => {
  const { student, parent } = await aFamily(app)
  const { id } = await aScholarship(app, { title: 'Harbour Award' })
  const { status, data } = await suggest(parent, student, id, '  For your nursing plans  ')
  expect(status).toBe(200)
  expect(data.suggestions).toMatchObject([{ title: 'Harbour Award', outcome: 'open' }])
  const [open] = await suggested(student)
  expect(open).toMatchObject({
    suggestedBy: 'Maria Lopez',
    note: 'For your nursing plans',
    scholarship: { id, title: 'Harbour Award', isLiked: false },
  })
  const answered = await answer(student, open.id, 'saved')
  expect([answered.status, answered.data]).toEqual([200, []])
  expect(await savedBy(student)).toEqual([id])
  const { data: seen } = await askFamily(app, parent, 'GET', `/students/${student.applicantId}`)
  expect(seen.suggestions).toMatchObject([{ outcome: 'saved' }])
})

it('puts a suggestion away without saving it', async () => {
  const { student, parent } = await aFamily(app)
  const { id } = await aScholarship(app)
  await suggest(parent, student, id)
  const [open] = await suggested(student)
  await answer(student, open.id, 'dismissed')
  expect([await suggested(student), await savedBy(student)]).toEqual([[], []])
})

it('changes the note when suggested again, and brings nothing back that was answered', async () => {
  const { student, parent } = await aFamily(app)
  const { id } = await aScholarship(app)
  await Promise.all([1, 2, 3].map(() => suggest(parent, student, id, 'first')))
  await suggest(parent, student, id, 'second')
  const [open, ...more] = await suggested(student)
  expect([open.note, more]).toEqual(['second', []])
  await answer(student, open.id, 'dismissed')
  const { data } = await suggest(parent, student, id, 'third')
  expect(data.suggestions).toMatchObject([{ note: 'second', outcome: 'dismissed' }])
})

it('mails the student, once in an hour', async () => {
  const { student, parent } = await aFamily(app)
  const many = await someScholarships(app, [{ title: 'One' }, { title: 'Two' }])
  await suggest(parent, student, many[0]!.id)
  await suggest(parent, student, many[1]!.id)
  const [mail, ...more] = await suggestionMails(student)
  expect(mail?.subject).toBe('Maria Lopez suggests a scholarship')
  expect(mail?.bodyText).toContain('One')
  expect(more).toEqual([])
})

it('mails nothing to somebody who wants no such mails', async () => {
  const { student, parent } = await aFamily(app)
  const quiet = { preparedDrafts: true, suggestions: false, updatedAt: app.clock.now() }
  await app.db.insert(mailChoices).values({ userId: student.userId, ...quiet })
  expect((await suggest(parent, student, (await aScholarship(app)).id)).status).toBe(200)
  expect(await suggestionMails(student)).toEqual([])
})

it('does not know what is not published or does not exist', async () => {
  const { student, parent } = await aFamily(app)
  const draft = await aScholarship(app, { status: 'draft' })
  for (const id of [draft.id, randomUUID()])
    expect((await suggest(parent, student, id)).status).toBe(404)
})

it('belongs to the two who are linked', async () => {
  const { student, parent } = await aFamily(app)
  const { id } = await aScholarship(app)
  const stranger = await aStudent(app)
  expect((await suggest(stranger, student, id)).status).toBe(404)
  await suggest(parent, student, id)
  const [open] = await suggested(student)
  for (const other of [stranger, parent])
    expect((await answer(other, open.id, 'saved')).status).toBe(404)
  expect(await suggested(stranger)).toEqual([])
  expect((await answer(student, open.id, 'maybe')).status).toBe(400)
})

it('saves nothing when the scholarship went back to being a draft', async () => {
  const { student, parent } = await aFamily(app)
  const { id, sourceKey } = await aScholarship(app)
  await suggest(parent, student, id)
  const [open] = await suggested(student)
  await aScholarship(app, { sourceKey, status: 'draft' })
  expect(await suggested(student)).toEqual([])
  expect((await answer(student, open.id, 'saved')).status).toBe(404)
  const { data } = await askFamily(app, parent, 'GET', `/students/${student.applicantId}`)
  expect(data.suggestions).toMatchObject([{ outcome: 'open' }])
})

it('goes with the link, which either of the two may end', async () => {
  for (const who of ['student', 'parent'] as const) {
    const family = await aFamily(app)
    const { student, parent } = family
    await suggest(parent, student, (await aScholarship(app)).id)
    const { data } = await askFamily(app, student, 'GET')
    const path = `/links/${data.parents[0].linkId}`
    expect((await askFamily(app, await aStudent(app), 'DELETE', path)).status).toBe(404)
    const ended = await askFamily(app, family[who], 'DELETE', path)
    expect([ended.status, ended.data.parents, ended.data.students]).toEqual([200, [], []])
    expect(await suggested(student)).toEqual([])
    expect((await askFamily(app, parent, 'GET', `/students/${student.applicantId}`)).status).toBe(
      404,
    )
    expect((await askFamily(app, family[who], 'DELETE', path)).status).toBe(404)
    const mails = await mailsTo(app, who === 'student' ? parent.email : student.email)
    // Written at one moment of a clock that stands still, so in no order.
    const subjects = mails.map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringMatching(/is no longer linked with you$/))
  }
})
