import { ESSAY_FILE } from '@laurel/contract/scholarship-shapes'
import type { AiPolicy } from '@laurel/contract/chat-shapes'
import { eq } from 'drizzle-orm'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applications, files, submissions } from '../../../db/schema/applications.ts'
import { essayEdits } from '../../../db/schema/essays.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import {
  ask,
  keptAnswers,
  readApplication,
  send,
  sendMany,
} from '../../../testing/factories/application.ts'
import { anAssistantEssay } from '../../../testing/factories/essay.ts'
import { aScholarship, asks } from '../../../testing/factories/scholarship.ts'
import { aStudent } from '../../../testing/factories/student.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { sendApplication } from '../../../testing/send-application.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const DRAFT = '<p>Nursing is where patience becomes visible work.</p>'
const STATEMENT = 'Parts of this essay were written with the help of an AI assistant.'

interface Options {
  aiPolicy?: AiPolicy
  html?: string
  isFile?: boolean
  isPlain?: boolean
  isSubscriber?: boolean
}

/** A draft with an essay, for which the assistant's draft was taken over. */
async function anEssay(options: Options = {}) {
  const { aiPolicy = 'allowed_with_disclosure', html = DRAFT, isSubscriber } = options
  const written = asks(options.isPlain ? 'text' : 'editor')
  const asked = options.isFile ? { ...asks('file'), fieldName: ESSAY_FILE } : written
  const { id, asks: ids } = await aScholarship(app, { aiPolicy, requirements: [asked] })
  const student = await aStudent(app, { ...(isSubscriber && { isSubscriber }) })
  const requirementId = ids[0] ?? ''
  await anAssistantEssay(app, student, { scholarshipId: id, requirementId, html: DRAFT })
  await send(app, student, id, 'Draft', [[requirementId, html]])
  return { student, id, requirementId }
}

/** The essay as it was sent. */
async function sentEssay(scholarshipId: string): Promise<unknown> {
  const [row] = await app.db
    .select({ answers: submissions.answers })
    .from(submissions)
    .innerJoin(applications, eq(applications.id, submissions.applicationId))
    .where(eq(applications.scholarshipId, scholarshipId))
  return row?.answers[0]?.value
}

describe('an application that is sent', () => {
  it('discloses the assistant below the essay, in the receipt too, and leaves the draft as it was', async () => {
    const { student, id, requirementId } = await anEssay()
    await send(app, student, id, 'Received')
    expect(await sentEssay(id)).toBe(`${DRAFT}<p>${STATEMENT}</p>`)
    expect(await keptAnswers(app, student, id)).toEqual({ [requirementId]: DRAFT })
    const { applicationId } = await readApplication(app, student, id)
    const { body } = await ask(app, student, 'GET', `/applications/${applicationId}/receipt`)
    expect(body.data.answers[0].value).toContain(STATEMENT)
  })

  it('discloses what comes with the last save', async () => {
    const { student, id, requirementId } = await anEssay({ html: '<p>Mine.</p>' })
    await send(app, student, id, 'Received', [[requirementId, `<p>Mine.</p>${DRAFT}`]])
    expect(await sentEssay(id)).toContain(STATEMENT)
  })

  it('discloses when it goes with many or by itself', async () => {
    const many = await anEssay({ isSubscriber: true })
    await sendMany(app, many.student, [many.id])
    expect(await sentEssay(many.id)).toContain(STATEMENT)
    const alone = await anEssay()
    await sendApplication(app, alone.student.applicantId, {
      scholarshipId: alone.id,
      origin: 'automatic',
    })
    expect(await sentEssay(alone.id)).toContain(STATEMENT)
  })

  it('discloses what was never recorded as well', async () => {
    const { student, id, requirementId } = await anEssay()
    await app.db.delete(essayEdits).where(eq(essayEdits.requirementId, requirementId))
    await send(app, student, id, 'Received')
    expect(await sentEssay(id)).toContain(STATEMENT)
  })

  it('discloses the assistant below a plain answer, which is sent as it is otherwise', async () => {
    const html = 'Patience < work.\n\nNursing is where patience becomes visible work. '
    const { student, id } = await anEssay({ isPlain: true, html })
    await send(app, student, id, 'Received')
    expect(await sentEssay(id)).toBe(`${html}\n\n${STATEMENT}`)
    const own = 'I wrote <this> myself.\n\n\n Twice.'
    const mine = await anEssay({ isPlain: true, html: own })
    await send(app, mine.student, mine.id, 'Received')
    expect(await sentEssay(mine.id)).toBe(own)
  })

  it('says it once where the student says it already', async () => {
    const html = `${DRAFT}<p><b>Parts of this essay</b> were written with the help of an AI assistant.</p>`
    const { student, id } = await anEssay({ html })
    await send(app, student, id, 'Received')
    expect(await sentEssay(id)).toBe(html)
  })

  it('says nothing of an essay that is all the student’s', async () => {
    const html = '<p>I wrote this myself.</p>'
    const { student, id } = await anEssay({ html })
    await send(app, student, id, 'Received')
    expect(await sentEssay(id)).toBe(html)
  })

  it.each(['allowed', 'editing_only', 'not_allowed'] as const)(
    'goes as it is where the policy is %s',
    async (aiPolicy) => {
      const { student, id } = await anEssay({ aiPolicy })
      expect((await send(app, student, id, 'Received')).status).toBe(200)
      expect(await sentEssay(id)).toBe(DRAFT)
    },
  )
})

describe('an essay that becomes a PDF', () => {
  async function make(options: Options) {
    const { student, requirementId } = await anEssay({ isFile: true, ...options })
    const { body } = await ask(app, student, 'POST', '/files/essay', {
      payload: { requirementId, essay: options.html ?? DRAFT },
    })
    const { id } = body.data
    const stored = await app.files.read(id)
    const text = (await readPdf(stored ? await buffer(stored) : Buffer.alloc(0))).join(' ')
    const [row] = await app.db.select().from(files).where(eq(files.id, id))
    return { text: text.replaceAll(/\s+/g, ' '), source: row?.essayHtml }
  }

  it('discloses the assistant on paper, and not in the text it is edited from', async () => {
    const { text, source } = await make({})
    expect(text).toContain(STATEMENT)
    expect(source).toBe(DRAFT)
  })

  it('says nothing that is not asked for, or not so', async () => {
    expect((await make({ aiPolicy: 'allowed' })).text).not.toContain(STATEMENT)
    expect((await make({ html: '<p>I wrote this myself.</p>' })).text).not.toContain(STATEMENT)
  })
})
