import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send } from '../../../testing/factories/application.ts'
import { aJpeg, uploadRequest } from '../../../testing/factories/file.ts'
import { aScholarship, asks } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

type Options = Parameters<typeof uploadRequest>[1]

async function upload(who: Student, options: Options = {}) {
  app.clock.advance({ seconds: 1 })
  return (await app.server.inject(await uploadRequest(who, options))).json().data
}

async function documents(who: Student) {
  const answer = await app.server.inject({ url: '/api/v1/files', headers: who.headers })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const asking = (title: string) =>
  aScholarship(app, { title, requirements: [asks('file'), asks('text', { isOptional: true })] })

it('a student without documents has none', async () => {
  expect(await documents(await aStudent(app))).toEqual([])
})

it('documents come latest first, with the drafts and applications that hold each', async () => {
  const student = await aStudent(app)
  const letter = await upload(student, { name: 'letter.pdf' })
  const photo = await upload(student, { purpose: 'avatar', name: 'me.jpg', content: aJpeg() })
  const [drafted, sent] = [await asking('Harbour'), await asking('Lighthouse')]
  await send(app, student, drafted.id, 'Draft', [
    [drafted.asks[0], letter.publicUrl],
    [drafted.asks[1], `See ${photo.publicUrl}`],
  ])
  app.clock.advance({ seconds: 1 })
  await send(app, student, sent.id, 'Received', [[sent.asks[0], letter.publicUrl]])
  const listed = await documents(student)
  expect(listed).toEqual([
    expect.objectContaining({ ...photo, purpose: 'avatar', usedIn: [] }),
    {
      ...letter,
      purpose: 'requirement',
      createdAt: expect.any(String),
      usedIn: [
        { scholarshipId: sent.id, title: 'Lighthouse', status: 'Received' },
        { scholarshipId: drafted.id, title: 'Harbour', status: 'Draft' },
      ],
    },
  ])
})

it('a file that left a draft, or was deleted, is no longer held or listed', async () => {
  const student = await aStudent(app)
  const [first, second] = [await upload(student), await upload(student, { name: 'second.pdf' })]
  const { id, asks: ids } = await asking('Harbour')
  await send(app, student, id, 'Draft', [[ids[0], first.publicUrl]])
  await send(app, student, id, 'Draft', [[ids[0], second.publicUrl]])
  const url = `/api/v1/files/${second.id}`
  await app.server.inject({ method: 'DELETE', url, headers: student.headers })
  expect(await documents(student)).toEqual([expect.objectContaining({ id: first.id, usedIn: [] })])
})

it('nobody sees the documents of another', async () => {
  await upload(await aStudent(app))
  expect(await documents(await aStudent(app))).toEqual([])
  expect((await app.server.inject('/api/v1/files')).statusCode).toBe(401)
})
