import { buffer } from 'node:stream/consumers'
import { Worker } from 'node:worker_threads'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { files } from '../../../db/schema/applications.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send } from '../../../testing/factories/application.ts'
import { aScholarship, asks } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { readPdf } from '../../../testing/read-pdf.ts'

let app: TestApp
let student: Student

beforeAll(async () => {
  app = await createTestApp()
  app.clock.set('2026-11-21T16:03:12Z')
  student = await aStudent(app, { timeZone: 'Asia/Tokyo' })
})
afterAll(() => app.close())

const ESSAY = '<p>I want to become a <strong>nurse</strong>.</p>'

async function asked(more: Parameters<typeof asks>[1] = {}): Promise<string> {
  const { asks: ids } = await aScholarship(app, {
    title: 'Harbour Light Award',
    requirements: [asks('file', { title: 'Why nursing?', ...more })],
  })
  return ids[0] as string
}

interface Sent {
  requirementId: string
  essay?: string
  key?: string
  who?: Student
}

const make = ({ requirementId, essay = ESSAY, key, who = student }: Sent) =>
  app.server.inject({
    method: 'POST',
    url: '/api/v1/files/essay',
    headers: { ...who.headers, ...(key !== undefined && { 'idempotency-key': key }) },
    payload: { requirementId, essay },
  })
const source = (id: string, who: Student = student) =>
  app.server.inject({ url: `/api/v1/files/${id}/essay`, headers: who.headers })
const rowOf = async (id: string) => (await app.db.select().from(files).where(eq(files.id, id)))[0]

describe('an essay', () => {
  it('becomes a PDF with its titles, its writer and the day in the writer’s zone', async () => {
    const requirementId = await asked()
    const answer = await make({ requirementId })
    const { data } = answer.json()
    expect(answer.statusCode).toBe(200)
    expect(data).toMatchObject({
      name: 'why-nursing-2026-11-22T010312.pdf',
      type: 'application/pdf',
      publicUrl: `${app.config.publicUrl}/api/v1/files/${data.id}/why-nursing-2026-11-22T010312.pdf`,
    })
    const [page] = await readPdf((await app.server.inject(data.publicUrl)).rawPayload)
    expect(page?.replaceAll(/\s+/g, ' ')).toBe(
      'Why nursing? Harbour Light Award Dana Reyes I want to become a nurse. 22 November 2026 Page 1 of 1',
    )
    expect(await rowOf(data.id)).toMatchObject({
      purpose: 'essay',
      requirementId,
      essayHtml: ESSAY,
      sizeBytes: data.size,
    })
    const kept = await app.files.read(data.id)
    expect(kept && (await buffer(kept)).length).toBe(data.size)
  })

  it('is made safe before it is kept', async () => {
    const essay = '<p onclick="x()">Safe</p><script>alert(1)</script><img src=x onerror=y>'
    const { data } = (await make({ requirementId: await asked(), essay })).json()
    expect((await source(data.id)).json().data).toEqual({ essay: '<p>Safe</p>' })
  })

  it('loses what no database keeps, like any pasted answer', async () => {
    const answer = await make({ requirementId: await asked(), essay: '<p>A\0 nurse\ud800</p>' })
    expect(answer.statusCode, answer.body).toBe(200)
    const { data } = (await source(answer.json().data.id)).json()
    expect(data.essay).toBe('<p>A nurse\ufffd</p>')
  })

  it('is made once for a key', async () => {
    const requirementId = await asked()
    const first = await make({ requirementId, key: 'once' })
    expect((await make({ requirementId, key: 'once' })).json()).toEqual(first.json())
    const other = await make({ requirementId, key: 'once', essay: '<p>Other</p>' })
    expect(other.json().error.code).toBe('IDEMPOTENCY_MISMATCH')
    const made = await app.db.select().from(files).where(eq(files.requirementId, requirementId))
    expect(made).toHaveLength(1)
  })

  it('keeps the name of a requirement in another script, and of one without letters', async () => {
    const name = async (title: string) =>
      (await make({ requirementId: await asked({ title }) })).json().data.name
    expect(await name('なぜ看護？')).toBe('なぜ看護-2026-11-22T010312.pdf')
    expect(await name('???')).toBe('essay-2026-11-22T010312.pdf')
  })
})

it('an application takes the PDF, and not the text it was made from', async () => {
  const { id, asks: ids } = await aScholarship(app, {
    requirements: [asks('file', { title: 'Essay File' })],
  })
  const requirementId = ids[0] as string
  const text = await send(app, student, id, 'Received', [[requirementId, ESSAY]])
  expect(text.body.error.fields).toEqual({ [requirementId]: 'Please upload!' })
  const { data } = (await make({ requirementId })).json()
  const sent = await send(app, student, id, 'Received', [[requirementId, data.publicUrl]])
  expect(sent.body.data).toMatchObject({ status: 'Received', missing: [] })
})

describe('the requirement’s own limits', () => {
  it('refuse a PDF where other types are asked', async () => {
    const requirementId = await asked({ limits: { fileType: ['.docx'], fileSize: 1 } })
    expect((await make({ requirementId })).json()).toMatchObject({
      statusCode: 415,
      message: 'Please choose a file of one of these types: .docx.',
    })
  })

  it('refuse one that is too large, strictly below', async () => {
    const requirementId = await asked({ limits: { fileType: ['.pdf'], fileSize: 0.001 } })
    expect((await make({ requirementId })).json()).toMatchObject({
      statusCode: 413,
      error: { code: 'FILE_TOO_LARGE', message: 'File must be smaller than 0.001 MB!' },
    })
  })
})

describe('it is refused', () => {
  it('for a requirement nobody knows', async () => {
    const answer = await make({ requirementId: '00000000-0000-4000-8000-000000000000' })
    expect(answer.json().error.code).toBe('NOT_FOUND')
  })

  it.each(['', '<p> </p>', '<script>x</script>'])('when nothing is written: %j', async (essay) => {
    expect((await make({ requirementId: await asked(), essay })).json()).toMatchObject({
      statusCode: 400,
      error: { fields: { essay: 'Please add essay!' } },
    })
  })

  it('past 200,000 characters', async () => {
    const essay = 'x'.repeat(200_001)
    expect((await make({ requirementId: await asked(), essay })).statusCode).toBe(400)
  })
})

describe('the source of an essay file', () => {
  it('is read by its owner only', async () => {
    const { data } = (await make({ requirementId: await asked() })).json()
    expect((await source(data.id)).json().data).toEqual({ essay: ESSAY })
    expect((await source(data.id, await aStudent(app))).statusCode).toBe(404)
    expect((await source('0'.repeat(40))).statusCode).toBe(404)
  })
})

it('an essay of 200,000 characters is rendered in a thread, and holds up nobody', async () => {
  const requirementId = await asked({ limits: { fileType: ['.pdf'], fileSize: 5 } })
  const paragraph = `<p>${'Growing up in a small town taught me much. '.repeat(20)}</p>`
  const essay = paragraph.repeat(Math.floor(200_000 / paragraph.length))
  const handed = vi.spyOn(Worker.prototype, 'postMessage')
  const answered: string[] = []
  const making = make({ requirementId, essay }).then(({ statusCode }) =>
    answered.push(`essay: ${statusCode}`),
  )
  await expect.poll(() => handed.mock.calls.length).toBe(1)
  expect((await app.server.inject('/api/v1/health/live')).statusCode).toBe(200)
  answered.push('other')
  await making
  expect(answered).toEqual(['other', 'essay: 200'])
})
