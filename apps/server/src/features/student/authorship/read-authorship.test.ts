import type { Authorship } from '@laurel/contract/essay-record'
import { countWords } from '@laurel/contract/count-words'
import { htmlToText } from '@laurel/contract/essay-text'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { essayEdits } from '../../../db/schema/essays.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send } from '../../../testing/factories/application.ts'
import { anAssistantEssay } from '../../../testing/factories/essay.ts'
import {
  aScholarship,
  asks,
  type ScholarshipOptions,
} from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const DRAFT = '<p>Nursing is where <b>patience</b> becomes visible work &amp; care.</p>'
const OWN = '<p>My grandmother taught me so.</p>'

interface Essay {
  student: Student
  id: string
  requirementId: string
  path: string
}

async function anEssay(options: ScholarshipOptions = {}): Promise<Essay> {
  const { id, asks: ids } = await aScholarship(app, {
    requirements: [asks('editor', { title: 'Why nursing?' })],
    ...options,
  })
  const requirementId = ids[0] ?? ''
  const path = `/scholarships/${id}/requirements/${requirementId}/authorship`
  return { student: await aStudent(app), id, requirementId, path }
}

async function save({ student, id, requirementId }: Essay, html: string) {
  app.clock.advance({ minutes: 2 })
  const { body } = await send(app, student, id, 'Draft', [[requirementId, html]])
  expect(body.data.versions).toBeDefined()
}

/** An essay with two versions: the assistant's draft, and the student's words below it. */
async function aMixedEssay(options: ScholarshipOptions = {}): Promise<Essay> {
  const essay = await anEssay(options)
  const { id: scholarshipId, requirementId, student } = essay
  await anAssistantEssay(app, student, { scholarshipId, requirementId, html: DRAFT })
  await save(essay, DRAFT)
  await save(essay, DRAFT + OWN)
  return essay
}

const read = async ({ student, path }: Essay): Promise<Authorship> =>
  (await ask(app, student, 'GET', path)).body.data

describe('who wrote an essay', () => {
  it('is told in plain words, in numbers and for each version', async () => {
    const { versions, ...now } = await read(await aMixedEssay())
    expect(now).toEqual({
      isIntact: true,
      words: { student: 5, assistant: 8, pasted: 0 },
      characters: { student: 28, assistant: 56, pasted: 0 },
      stretches: [
        {
          author: 'assistant',
          text: 'Nursing is where patience becomes visible work & care.\n\n',
        },
        { author: 'student', text: 'My grandmother taught me so.' },
      ],
      aiPolicy: 'allowed',
      disclosure: null,
    })
    expect(versions.map(({ version, words }) => ({ version, words }))).toEqual([
      { version: 2, words: { student: 5, assistant: 8, pasted: 0 } },
      { version: 1, words: { student: 0, assistant: 8, pasted: 0 } },
    ])
  })

  it('adds up to the plain text, whatever its markup', async () => {
    const essay = await anEssay()
    const html =
      '<ul><li>one two</li><li><b>th</b>ree \u{FDD1}four</li></ul><p>five<br />six – &lt;7&gt;</p>'
    await save(essay, html)
    const { words, characters, stretches } = await read(essay)
    const text = htmlToText(html).replace('\u{FDD1}', ' ')
    expect(stretches).toEqual([{ author: 'student', text }])
    expect(words.student).toBe(countWords(text))
    expect(characters.student).toBe(text.length)
  })

  it('is nothing before the first save', async () => {
    expect(await read(await anEssay())).toMatchObject({
      isIntact: true,
      words: { student: 0, assistant: 0, pasted: 0 },
      stretches: [],
      versions: [],
    })
  })

  it('is not known of what is no essay', async () => {
    const { id, asks: ids } = await aScholarship(app, { requirements: [asks('text')] })
    const path = `/scholarships/${id}/requirements/${ids[0]}/authorship`
    expect((await ask(app, await aStudent(app), 'GET', path)).status).toBe(404)
  })

  it('is one’s own only', async () => {
    const essay = await aMixedEssay()
    const stranger = { ...essay, student: await aStudent(app) }
    expect((await read(stranger)).stretches).toEqual([])
    expect((await ask(app, stranger.student, 'GET', `${essay.path}/export`)).status).toBe(404)
  })

  it('says when the record was changed', async () => {
    const essay = await aMixedEssay()
    await app.db
      .update(essayEdits)
      .set({ edits: sql`replace(edits::text, 'assistant', 'student')::jsonb` })
      .where(eq(essayEdits.requirementId, essay.requirementId))
    expect((await read(essay)).isIntact).toBe(false)
  })

  it('says what will be disclosed, and only where something is the assistant’s', async () => {
    const aiPolicy = 'allowed_with_disclosure'
    expect((await read(await aMixedEssay({ aiPolicy }))).disclosure).toBe(
      'Parts of this essay were written with the help of an AI assistant.',
    )
    const own = await anEssay({ aiPolicy })
    await save(own, OWN)
    expect((await read(own)).disclosure).toBeNull()
    expect(await read(await aMixedEssay({ aiPolicy: 'not_allowed' }))).toMatchObject({
      aiPolicy: 'not_allowed',
      words: { assistant: 8 },
      disclosure: null,
    })
  })
})

describe('an exported record', () => {
  async function exported(essay: Essay) {
    const url = `/api/v1${essay.path}/export`
    return app.server.inject({ url, headers: essay.student.headers })
  }
  const verify = (student: Student, file: string) =>
    ask(app, student, 'POST', '/essays/verify-record', { payload: { file } })

  it('is a file that says what it is and how it is read', async () => {
    const { headers, body } = await exported(await aMixedEssay())
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="essay-record-2026-11-20.json"',
      'cache-control': 'private, no-store',
    })
    expect(JSON.parse(body)).toMatchObject({
      product: 'Laurel',
      howToRead: expect.arrayContaining([
        expect.stringContaining('Each row is one saved version.'),
      ]),
      question: 'Why nursing?',
      essay: DRAFT + OWN,
      words: { student: 5, assistant: 8, pasted: 0 },
      isIntact: true,
      rowCount: 2,
      rows: [
        { ordinal: 1, version: 1 },
        { ordinal: 2, version: 2 },
      ],
    })
  })

  it('is known again, by whoever was given it', async () => {
    const { body: file } = await exported(await aMixedEssay())
    const { body } = await verify(await aStudent(app), file)
    expect(body.data).toEqual({
      isGenuine: true,
      isComplete: true,
      brokenAt: null,
      message: 'This record is genuine and complete.',
    })
  })

  it('shows what was changed in it', async () => {
    const essay = await aMixedEssay()
    const { body: file } = await exported(essay)
    const verdict = async (changed: string) => (await verify(essay.student, changed)).body.data
    expect(changedBy(file, 'grandmother taught', 'grandfather taught')).not.toBe(file)
    expect(await verdict(changedBy(file, /("author":")assistant/, '$1student'))).toEqual({
      isGenuine: false,
      isComplete: false,
      brokenAt: 1,
      message: 'This record was changed: from version 1 on it is not what was recorded.',
    })
    for (const [from, to] of [
      ['Why nursing?', 'Why law?'],
      ['"rowCount": 2', '"rowCount": 3'],
      ['"isIntact": true', '"isIntact": false'],
      ['"assistant": 8', '"assistant": 0'],
      [/"essay": "[^"]*/, '"essay": "<p>Other</p>'],
    ] as const)
      expect(await verdict(changedBy(file, from, to))).toMatchObject({
        isGenuine: false,
        brokenAt: null,
      })
  })

  it('shows what is missing of it', async () => {
    const essay = await aMixedEssay()
    const { body: file } = await exported(essay)
    const record = JSON.parse(file)
    const { body } = await verify(
      essay.student,
      JSON.stringify({ ...record, rows: record.rows.slice(0, 1) }),
    )
    expect(body.data).toEqual({
      isGenuine: true,
      isComplete: false,
      brokenAt: null,
      message: 'What is here is genuine, but the last 1 of 2 versions are missing.',
    })
  })

  it('tells of a record that did not hold any more', async () => {
    const essay = await aMixedEssay()
    await app.db
      .delete(essayEdits)
      .where(sql`requirement_id = ${essay.requirementId} and ordinal = 2`)
    const { body: file } = await exported(essay)
    expect((await verify(essay.student, file)).body.data).toMatchObject({
      isGenuine: true,
      isComplete: true,
      message: expect.stringContaining('already then its record did not lead to the essay'),
    })
  })

  it.each(['no JSON', '[]', '{"format":"essay-record-1"}', '['.repeat(100_000), '"'.repeat(10)])(
    'is not what %.20s is',
    async (file) => {
      const { status, body } = await verify(await aStudent(app), file)
      expect(status).toBe(400)
      expect(body.error.fields.file).toContain('This is no record of an essay.')
    },
  )
})

function changedBy(file: string, from: string | RegExp, to: string): string {
  const changed = file.replace(from, to)
  expect(changed).not.toBe(file)
  return changed
}
