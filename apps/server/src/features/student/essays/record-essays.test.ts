import { ESSAY_FILE } from '@laurel/contract/scholarship-shapes'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applicationAnswers } from '../../../db/schema/applications.ts'
import { essayEdits } from '../../../db/schema/essays.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, readApplication } from '../../../testing/factories/application.ts'
import { anAssistantEssay } from '../../../testing/factories/essay.ts'
import { aScholarship, asks } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { checkRecord, replay } from './check-record.ts'
import { readAuthors } from './read-authors.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const DRAFT = '<p>Nursing is where patience becomes visible work, every day.</p>'

interface Essay {
  student: Student
  id: string
  requirementId: string
}

async function anEssay(asked = asks('editor')): Promise<Essay> {
  const { id, asks: ids } = await aScholarship(app, { requirements: [asked] })
  return { student: await aStudent(app), id, requirementId: ids[0] ?? '' }
}

/** Saves an essay as the web app does. */
async function save({ student, id, requirementId }: Essay, html: string | null, more: object = {}) {
  app.clock.advance({ seconds: 1 })
  return app.server.inject({
    method: 'POST',
    url: '/api/v1/scholarships/submit-individual-scholarship',
    headers: student.headers,
    payload: {
      scholarshipId: id,
      status: 'Draft',
      requirements: [{ requirementId, fieldValue: html, ...more }],
    },
  })
}

/** The rows of an essay's record, which must be intact. */
async function readRecord({ student, id, requirementId }: Essay) {
  const { applicationId, applicantFields } = await readApplication(app, student, id)
  const key = { applicationId: applicationId ?? '', requirementId }
  const rows = await app.db
    .select()
    .from(essayEdits)
    .where(
      and(
        eq(essayEdits.applicationId, key.applicationId),
        eq(essayEdits.requirementId, requirementId),
      ),
    )
    .orderBy(asc(essayEdits.ordinal))
  const kept = applicantFields.find((each) => each.requirementId === requirementId)
  const essay = { html: String(kept?.fieldValue ?? ''), version: kept?.version ?? null }
  expect(checkRecord(app.essaySeals, key, rows, essay)).toEqual({ isIntact: true })
  return rows
}

const authorsOf = async (essay: Essay) =>
  replay(await readRecord(essay)).map(({ author, text }) => `${author}: ${text}`)

/** The authors of the words, one after the other. */
const turnsOf = async (essay: Essay) =>
  readAuthors(replay(await readRecord(essay)))
    .map(({ author }) => author)
    .filter((author, at, all) => author !== all[at - 1])

it('records each version with what changed and when', async () => {
  const essay = await anEssay()
  await save(essay, '<p>I began.</p>')
  await save(essay, '<p>I began early.</p>')
  const rows = await readRecord(essay)
  expect(rows.map(({ ordinal, version, edits }) => ({ ordinal, version, edits }))).toEqual([
    {
      ordinal: 1,
      version: 1,
      edits: [{ at: 0, removed: 0, added: [{ author: 'student', text: '<p>I began.</p>' }] }],
    },
    {
      ordinal: 2,
      version: 2,
      edits: [{ at: 10, removed: 0, added: [{ author: 'student', text: ' early' }] }],
    },
  ])
  expect(rows[1]?.savedAt).toEqual(app.clock.now())
})

it('records nothing of a text that stays and of a stale one', async () => {
  const essay = await anEssay()
  await save(essay, '<p>first</p>')
  await save(essay, '<p>first</p>')
  await save(essay, '<p>second</p>', { baseVersion: 1 })
  const stale = await save(essay, '<p>third</p>', { baseVersion: 1 })
  expect(stale.statusCode).toBe(409)
  expect(await readRecord(essay)).toHaveLength(2)
})

it('records an answer that is taken back, and the one that follows', async () => {
  const essay = await anEssay()
  await save(essay, '<p>I began.</p>')
  await save(essay, null)
  const cleared = await readRecord(essay)
  expect(cleared.at(-1)).toMatchObject({ version: null, ordinal: 2 })
  expect(replay(cleared)).toEqual([])
  await save(essay, '<p>Anew.</p>')
  expect((await readRecord(essay)).map(({ version }) => version)).toEqual([1, null, 2])
})

it("knows an essay of the assistant's that was taken over, and what the student changed in it", async () => {
  const essay = await anEssay()
  const { id: scholarshipId, requirementId } = essay
  await anAssistantEssay(app, essay.student, { scholarshipId, requirementId, html: DRAFT })
  await save(essay, DRAFT)
  await save(essay, DRAFT.replace('patience', 'stubborn patience'))
  expect(await authorsOf(essay)).toEqual([
    'assistant: <p>Nursing is where ',
    'student: stubborn ',
    'assistant: patience becomes visible work, every day.</p>',
  ])
})

it("takes an essay that the student left in the chat for nobody's", async () => {
  const essay = await anEssay()
  const { id: scholarshipId, requirementId } = essay
  const left = { scholarshipId, requirementId, html: DRAFT, isTaken: false }
  await anAssistantEssay(app, essay.student, left)
  await save(essay, DRAFT)
  expect(await authorsOf(essay)).toEqual([`student: ${DRAFT}`])
})

it("knows what was taken over for another scholarship, and nothing of other students'", async () => {
  const [first, second] = [await anEssay(), await anEssay()]
  const { id: scholarshipId, requirementId, student } = first
  await anAssistantEssay(app, student, { scholarshipId, requirementId, html: DRAFT })
  await save({ ...second, student }, DRAFT)
  await save(second, DRAFT)
  expect(await authorsOf({ ...second, student })).toEqual([`assistant: ${DRAFT}`])
  expect(await authorsOf(second)).toEqual([`student: ${DRAFT}`])
})

it('knows what was pasted, and keeps it so when it moves', async () => {
  const essay = await anEssay()
  const [own, pasted] = ['<p>Here is what I say.</p>', '<p>And this is from a page.</p>']
  await save(essay, own)
  await save(essay, own + pasted, { pastes: ['And this is from a page.'] })
  await save(essay, pasted + own)
  expect(await turnsOf(essay)).toEqual(['pasted', 'student'])
})

it('leaves what the student cut and pasted to the student', async () => {
  const essay = await anEssay()
  await save(essay, '<p>First I say this. Then I say that.</p>')
  await save(essay, '<p>First I say this.</p>')
  await save(essay, '<p>Then I say that. First I say this.</p>', { pastes: ['Then I say that.'] })
  expect(await turnsOf(essay)).toEqual(['student'])
})

it('takes an earlier answer for pasted', async () => {
  const [first, second] = [await anEssay(), await anEssay()]
  const { student } = first
  await save(first, '<p>My grandmother taught me to knit.</p>')
  const { applicationId } = await readApplication(app, student, first.id)
  const source = { applicationId, requirementId: first.requirementId }
  await save({ ...second, student }, '<p>My grandmother taught me to knit. Early.</p>', { source })
  expect(await authorsOf({ ...second, student })).toEqual([
    'pasted: <p>My grandmother taught me to knit. ',
    'student: Early.</p>',
  ])
})

it("records an essay of an older version first as the student's", async () => {
  const essay = await anEssay()
  await save(essay, '<p>Kept long ago.</p>')
  await app.db.delete(essayEdits).where(eq(essayEdits.requirementId, essay.requirementId))
  await save(essay, '<p>Kept long ago, and now.</p>')
  const rows = await readRecord(essay)
  expect(rows.map(({ version, edits }) => [version, edits[0]?.added[0]?.text])).toEqual([
    [1, '<p>Kept long ago.</p>'],
    [2, ', and now'],
  ])
})

it('catches up with what an older version of the program saved between', async () => {
  const essay = await anEssay()
  await save(essay, '<p>First.</p>')
  await app.db
    .update(applicationAnswers)
    .set({ value: '<p>First. Between.</p>', version: 2 })
    .where(eq(applicationAnswers.requirementId, essay.requirementId))
  await save(essay, '<p>First. Between. Last.</p>')
  expect((await readRecord(essay)).map(({ ordinal }) => ordinal)).toEqual([1, 2, 3])
})

it('goes on where a text became a file and is edited again', async () => {
  const essay = await anEssay({ ...asks('file'), fieldName: ESSAY_FILE })
  const { student, requirementId } = essay
  const [text, more] = ['<p>My text.</p>', '<p>My text. And more of it, written later.</p>']
  await save(essay, text)
  const { body } = await ask(app, student, 'POST', '/files/essay', {
    payload: { requirementId, essay: text },
  })
  await save(essay, body.data.publicUrl)
  const { applicantFields } = await readApplication(app, student, essay.id)
  expect(applicantFields[0]?.fieldValue).toBe(new URL(body.data.publicUrl).pathname)
  await save(essay, more)
  expect((await readRecord(essay)).map(({ version, edits }) => [version, edits.length])).toEqual([
    [1, 1],
    [2, 0],
    [3, 1],
  ])
})

it('refuses more pastes than a save has', async () => {
  const refused = await save(await anEssay(), '<p>x</p>', { pastes: Array(21).fill('x') })
  expect(refused.statusCode).toBe(400)
})

it('knows the words of an essay that was taken over before its chat was cleared', async () => {
  const essay = await anEssay()
  const { student, id, requirementId } = essay
  await anAssistantEssay(app, student, { scholarshipId: id, requirementId, html: DRAFT })
  const { headers } = student
  const about = { scholarshipId: id, requirementId }
  const opened = await app.server.inject({
    method: 'POST',
    url: '/api/v1/chat',
    headers,
    payload: about,
  })
  const url = `/api/v1/chat?id=${opened.json().data.id}`
  for (const time of [1, 2]) {
    const cleared = await app.server.inject({ method: 'DELETE', url, headers })
    expect(cleared.json().data.messages, `time ${time}`).toMatchObject([
      { author: 'assistant', choices: ['Yes', 'No'] },
    ])
  }
  await save(essay, DRAFT, { pastes: ['Nursing is where patience becomes visible work.'] })
  expect(await turnsOf(essay)).toEqual(['assistant'])
})

describe('a record of long texts that have nothing in common', () => {
  /** As long as an essay may be. */
  const longText = (name: string) => {
    const word = (at: number) => `${name}${at.toString(36)}`
    return `<p>${Array.from({ length: 38_000 }, (_, at) => word(at)).join(' ')}</p>`
  }
  const PASTED = '<p>What a nurse knows nobody writes down.</p>'

  it('stays small, intact, true to what was pasted long before, and is known when exported', async () => {
    const essay = await anEssay()
    await save(essay, PASTED, { pastes: ['What a nurse knows nobody writes down.'] })
    for (const name of 'abcdefg') {
      const { statusCode } = await save(essay, PASTED + longText(name))
      expect(statusCode, name).toBe(200)
    }
    const rows = await readRecord(essay)
    expect(JSON.stringify(rows).length).toBeLessThan(1_500_000)
    expect(rows[0]).toMatchObject({ folded: { firstSavedAt: expect.any(String) } })
    expect(rows.at(-1)).toMatchObject({ ordinal: 8, version: 8 })
    expect(await turnsOf(essay)).toEqual(['pasted', 'student'])
    const { student, id, requirementId } = essay
    const url = `/api/v1/scholarships/${id}/requirements/${requirementId}/authorship/export`
    const { body: file } = await app.server.inject({ url, headers: student.headers })
    const verify = async (content: string) =>
      (await ask(app, student, 'POST', '/essays/verify-record', { payload: { file: content } }))
        .body.data
    expect(await verify(file)).toMatchObject({ isGenuine: true, isComplete: true })
    const forged = file.replace(/"versions":\d+/, '"versions":1')
    expect(forged).not.toBe(file)
    expect(await verify(forged)).toMatchObject({ isGenuine: false, brokenAt: 1 })
  })

  it('is brought back to size when an older program let it grow', async () => {
    const essay = await anEssay()
    for (const name of 'abcd') await save(essay, longText(name))
    await app.db.update(essayEdits).set({ sizeCharacters: null })
    await save(essay, `${longText('d')}<p>And more.</p>`)
    const rows = await readRecord(essay)
    expect(rows.map(({ folded }) => folded !== null)).toContain(true)
    expect(rows.at(-1)).toMatchObject({ ordinal: 5, sizeCharacters: expect.any(Number) })
  })
})

it('takes as many saves as anybody types, and fewer of the longest texts', async () => {
  const essay = await anEssay()
  const { applicantId } = essay.student
  await app.limits.use('answerSave', applicantId, 2999)
  expect((await save(essay, '<p>The last that is taken.</p>')).statusCode).toBe(200)
  const refused = await save(essay, '<p>One too many.</p>')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(await authorsOf(essay)).toEqual(['student: <p>The last that is taken.</p>'])
  await app.limits.reset('answerSave', applicantId)
  await app.limits.use('answerSave', applicantId, 2981)
  expect((await save(essay, `<p>${'x'.repeat(190_000)}</p>`)).statusCode).toBe(429)
})
