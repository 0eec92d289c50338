import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send } from '../../../testing/factories/application.ts'
import { asks, aScholarship } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function suggestions(student: Student, id: string) {
  const url = `/api/v1/scholarships/${id}/answer-suggestions`
  const answer = await app.server.inject({ url, headers: student.headers })
  return { status: answer.statusCode, data: answer.json().data }
}

const asksWhy = asks('editor', { title: 'Why do you want to study nursing?' })
const asksWhyElse = asks('editor', { title: 'Tell us why you chose nursing' })

/** A scholarship with an answer of this student's to its only requirement. */
async function answered(student: Student, title: string, asked = asksWhy, value: unknown = title) {
  const { id, asks: ids } = await aScholarship(app, { title, requirements: [asked] })
  const { status } = await send(app, student, id, 'Draft', [[ids[0], value]])
  expect(status).toBe(200)
  app.clock.advance({ seconds: 1 })
  return { id, requirementId: ids[0]! }
}

const titlesOf = (data: { suggestions: { title: string }[] }[]) =>
  data.map((each) => each.suggestions.map(({ title }) => title))

it('offers the answer to a similar question, by requirement', async () => {
  const student = await aStudent(app)
  const earlier = await answered(student, 'Bedside Award', asksWhy, '<p>My aunt</p>')
  const { id, asks: ids } = await aScholarship(app, {
    requirements: [asks('editor', { title: 'Describe your financial need' }), asksWhyElse],
  })
  expect(await suggestions(student, id)).toEqual({
    status: 200,
    data: [
      {
        requirementId: ids[1],
        suggestions: [
          {
            applicationId: expect.any(String),
            requirementId: earlier.requirementId,
            scholarshipId: earlier.id,
            title: 'Bedside Award',
            status: 'Draft',
            question: 'Why do you want to study nursing?',
            fieldValue: '<p>My aunt</p>',
            savedAt: expect.any(String),
            likeness: expect.any(Number),
          },
        ],
      },
    ],
  })
})

it('offers nothing of another student, and nothing of the application itself', async () => {
  const other = await aStudent(app)
  await answered(other, 'Theirs')
  const student = await aStudent(app)
  const { id } = await answered(student, 'Mine')
  expect((await suggestions(student, id)).data).toEqual([])
})

it('offers at most three: most alike first, then what was sent, then the latest', async () => {
  const student = await aStudent(app)
  await answered(student, 'Similar', asksWhyElse)
  await answered(student, 'Same, sent').then(({ id }) => send(app, student, id, 'Received'))
  await answered(student, 'Same, older')
  await answered(student, 'Same, newer')
  const { id } = await aScholarship(app, { requirements: [asksWhy] })
  const { data } = await suggestions(student, id)
  expect(titlesOf(data)).toEqual([['Same, sent', 'Same, newer', 'Same, older']])
})

it('offers one text once, the latest of it, and no empty ones', async () => {
  const student = await aStudent(app)
  await answered(student, 'Older', asksWhy, '<p>My aunt</p>')
  await answered(student, 'Newer', asksWhy, '<p>My  <b>aunt</b></p>')
  await answered(student, 'Empty', asksWhy, '<p> </p>')
  const { id } = await aScholarship(app, { requirements: [asksWhy] })
  expect(titlesOf((await suggestions(student, id)).data)).toEqual([['Newer']])
})

it('offers the answer of an earlier round of the same scholarship', async () => {
  const student = await aStudent(app)
  const { id, requirementId } = await answered(student, 'Yearly')
  await app.db.update(scholarships).set({ cycle: '2027' }).where(eq(scholarships.id, id))
  const { data } = await suggestions(student, id)
  expect(data).toMatchObject([{ requirementId, suggestions: [{ scholarshipId: id, likeness: 1 }] }])
})

describe('kinds of answers', () => {
  const options = ['Typed', 'Spoken']
  const title = 'How will you answer?'

  it('gives an essay to a text and a text to an essay in their own form', async () => {
    const student = await aStudent(app)
    const asText = asks('text', { title: asksWhy.title })
    await answered(student, 'Essay', asksWhy, '<p>My &amp; aunt</p>')
    const { id } = await aScholarship(app, { requirements: [asText] })
    const { data } = await suggestions(student, id)
    expect(data[0].suggestions[0].fieldValue).toBe('My & aunt')
  })

  it('offers a choice only where the options are the same', async () => {
    const student = await aStudent(app)
    await answered(student, 'Choice', asks('text', { title, options }), 'Spoken')
    const same = await aScholarship(app, {
      requirements: [asks('text', { title, options: options.toReversed() })],
    })
    const other = await aScholarship(app, {
      requirements: [asks('text', { title, options: ['Typed'] }), asks('text', { title })],
    })
    expect(titlesOf((await suggestions(student, same.id)).data)).toEqual([['Choice']])
    expect((await suggestions(student, other.id)).data).toEqual([])
  })

  it('offers no agreements', async () => {
    const student = await aStudent(app)
    const agreement = asks('checkbox', { title: 'I agree to the code of conduct' })
    await answered(student, 'Agreement', agreement, true)
    const { id } = await aScholarship(app, { requirements: [agreement] })
    expect((await suggestions(student, id)).data).toEqual([])
  })
})

it('does not find an unknown or hidden scholarship', async () => {
  const student = await aStudent(app)
  const hidden = await aScholarship(app, { status: 'draft' })
  expect((await suggestions(student, hidden.id)).status).toBe(404)
  const unknown = '00000000-0000-4000-8000-000000000000'
  expect((await suggestions(student, unknown)).status).toBe(404)
})
