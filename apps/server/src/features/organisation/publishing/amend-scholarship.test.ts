import type { WrittenListing } from '@laurel/contract/publishing-shapes'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applications } from '../../../db/schema/applications.ts'
import { notifications } from '../../../db/schema/notifications.ts'
import { auditEvents } from '../../../db/schema/organisations.ts'
import { scholarshipNotices } from '../../../db/schema/publishing.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send } from '../../../testing/factories/application.ts'
import { aDraft, aPublished, type Draft } from '../../../testing/factories/draft.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aSponsor, aStudent, type Student } from '../../../testing/factories/student.ts'
import { tellNotices } from './tell-notices.ts'

let app: TestApp
let organiser: Student
beforeAll(async () => {
  app = await createTestApp()
  organiser = await aSponsor(app, (await aScholarship(app)).id)
})
afterAll(() => app.close())

const WORDS = 'The storm closed schools for two weeks.'

const bodyOf = (
  { version, listing, criteria, reasons }: Draft,
  changed: Partial<WrittenListing>,
) => ({ version, listing: { ...listing, ...changed }, criteria, reasons })

const amend = (draft: Draft, changed: Partial<WrittenListing>, key?: string) =>
  ask(app, organiser, 'POST', `/scholarships/${draft.id}/amendments`, {
    payload: { ...bodyOf(draft, changed), words: WORDS },
    ...(key !== undefined && { key }),
  })

const later = ({ deadline, announceBy }: WrittenListing, days: number) => {
  const moved = (day: string | null) => day && Temporal.PlainDate.from(day).add({ days }).toString()
  return {
    deadline: { ...deadline, date: moved(deadline.date) },
    announceBy: moved(announceBy),
  }
}

const save = (student: Student, scholarshipId: string) =>
  ask(app, student, 'PUT', '/scholarships/add-wishlist', { payload: { scholarshipId } })

const editorOf = async (id: string) =>
  (await ask(app, organiser, 'GET', `/scholarships/${id}/editor`)).body.data

async function mailsTo(student: Student) {
  const rows = await app.db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.userId, student.userId))
  return rows.filter(({ subject }) => subject.startsWith('Changed:'))
}

describe('what is published', () => {
  it('is changed at once, and the change is kept where students read it', async () => {
    const draft = await aPublished(app, organiser)
    const student = await aStudent(app)
    const done = await amend(draft, later(draft.listing, 7))
    expect(done.status).toBe(200)
    const { data: page } = (await ask(app, student, 'GET', `/scholarships/${draft.id}`)).body
    expect(page.announceBy).toBe(later(draft.listing, 7).announceBy)
    expect(page.amendments).toMatchObject([{ words: WORDS }])
    expect(page.amendments[0].lines[0]).toMatch(/^Last day to apply: .* → /)
    const after = await editorOf(draft.id)
    expect(after).toMatchObject({ state: 'open', listing: later(draft.listing, 7) })
    const events = await app.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.scholarship, draft.id))
    expect(events.at(-1)?.action).toBe('amend_scholarship')
  })

  it('is found by whom it fits now', async () => {
    const draft = await aPublished(app, organiser)
    const student = await aStudent(app, { answers: { state: ['OH'] } })
    const matches = async () =>
      (await ask(app, student, 'GET', '/scholarships/mine-eligible-scholarships?limit=100')).body
        .data.scholarshiplists
    const change = (version: number, state: string[]) =>
      ask(app, organiser, 'POST', `/scholarships/${draft.id}/amendments`, {
        payload: {
          ...bodyOf(draft, {}),
          version,
          criteria: { all: [{ fact: 'state', in: state }] },
          words: WORDS,
        },
      })
    const isFound = async () => (await matches()).some(({ id }: { id: string }) => id === draft.id)
    const narrowed = await change(draft.version, ['NV'])
    expect([narrowed.status, await isFound()]).toEqual([200, false])
    await change(narrowed.body.data.version, ['NV', 'OH'])
    expect(await isFound()).toBe(true)
  })

  it('keeps its round, also where its last day moves past New Year', async () => {
    const draft = await aPublished(app, organiser)
    const sender = await aStudent(app)
    await send(app, sender, draft.id, 'Received')
    await amend(draft, later(draft.listing, 400))
    const [row] = await app.db.select().from(scholarships).where(eq(scholarships.id, draft.id))
    const [sent] = await app.db
      .select()
      .from(applications)
      .where(eq(applications.scholarshipId, draft.id))
    expect([row?.cycle, (await editorOf(draft.id)).counts.sent]).toEqual([sent?.cycle, 1])
  })

  it('refuses what takes something from students, each at its field, and keeps all as it was', async () => {
    const draft = await aPublished(app, organiser)
    await send(app, await aStudent(app), draft.id, 'Received')
    const { status, body } = await amend(draft, {
      ...later(draft.listing, -1),
      award: { ...draft.listing.award, amountUsd: 1 },
      aiPolicy: 'not_allowed',
    })
    expect([status, body.error.code]).toEqual([422, 'AMENDMENT_REFUSED'])
    expect(Object.keys(body.error.fields)).toEqual(['deadline.date', 'award.amountUsd', 'aiPolicy'])
    expect((await editorOf(draft.id)).version).toBe(draft.version)
  })

  it('refuses nothing new, a draft, and what was written on an older version', async () => {
    const draft = await aPublished(app, organiser)
    const codeOf = async (of: Draft, changed: Partial<WrittenListing>) =>
      (await amend(of, changed)).body.error.code
    expect(await codeOf(draft, {})).toBe('NOTHING_CHANGED')
    expect(await codeOf(await aDraft(app, organiser), { title: 'Other' })).toBe(
      'SCHOLARSHIP_MOVED_ON',
    )
    await amend(draft, { title: 'Theirs' })
    const { body } = await amend(draft, { title: 'Mine' })
    expect(body.error).toMatchObject({
      code: 'STALE_VERSION',
      current: { listing: { title: 'Theirs' } },
    })
  })
})

describe('everybody whom it concerns', () => {
  it('is told once, however often it is pressed and the job runs', async () => {
    const draft = await aPublished(app, organiser)
    const [saver, silent, beginner, sender, leaver, stranger] = [
      await aStudent(app),
      await aStudent(app),
      await aStudent(app),
      await aStudent(app),
      await aStudent(app),
      await aStudent(app),
    ]
    for (const student of [saver, silent, sender]) await save(student, draft.id)
    await ask(app, silent, 'PUT', '/auth/notification-settings', {
      payload: { deadlineReminders: false },
    })
    await send(app, beginner, draft.id, 'Draft')
    await send(app, sender, draft.id, 'Received')
    // Whoever withdrew has nothing to do with it any more.
    await send(app, leaver, draft.id, 'Received')
    const ofLeaver = eq(applications.applicantId, leaver.applicantId)
    const [left] = await app.db.select().from(applications).where(ofLeaver)
    await ask(app, leaver, 'POST', `/applications/${left?.id}/withdrawal`)
    const previewed = await ask(
      app,
      organiser,
      'POST',
      `/scholarships/${draft.id}/amendments/preview`,
      { payload: bodyOf(draft, later(draft.listing, 7)) },
    )
    expect(previewed.body.data).toMatchObject({
      refused: {},
      told: { saved: null, begun: null, sent: 1 },
      changes: [{ field: 'deadline.date' }, { field: 'announceBy' }],
    })
    const key = randomUUID()
    const pressed = await Promise.all([
      amend(draft, later(draft.listing, 7), key),
      amend(draft, later(draft.listing, 7), key),
    ])
    expect(pressed.map(({ body }) => body.data)).toEqual([
      pressed[0].body.data,
      pressed[0].body.data,
    ])
    await app.background.settle()
    await Promise.all([tellNotices(app), tellNotices(app)])
    const told = await app.db.select().from(notifications)
    const ids = told
      .filter(({ payload }) => JSON.stringify(payload).includes(draft.id))
      .map(({ applicantId }) => applicantId)
    expect(ids.toSorted()).toEqual(
      [saver, silent, beginner, sender].map(({ applicantId }) => applicantId).toSorted(),
    )
    const mails = await Promise.all([saver, beginner, sender, leaver, stranger].map(mailsTo))
    expect(mails.map(({ length }) => length)).toEqual([1, 1, 1, 0, 0])
    expect(mails[2]?.[0]?.bodyText).toContain(`In their words: ${WORDS}`)
    expect(mails[2]?.[0]?.bodyText).toContain('Last day to apply:')
  })

  it('reads nothing of the budget', async () => {
    const draft = await aPublished(app, organiser)
    await amend(draft, { award: { ...draft.listing.award, budgetUsd: 40_000 } })
    const notices = await app.db
      .select()
      .from(scholarshipNotices)
      .where(eq(scholarshipNotices.scholarshipId, draft.id))
    expect(notices).toEqual([])
  })
})

it('keeps every version with who wrote it, when, why and what it changed', async () => {
  const draft = await aPublished(app, organiser)
  await amend(draft, { title: 'Hartwell Award' })
  const { body } = await ask(app, organiser, 'GET', `/scholarships/${draft.id}/versions`)
  expect(body.data[0]).toMatchObject({
    act: 'amended',
    words: WORDS,
    changes: [{ field: 'title', after: 'Hartwell Award' }],
  })
  expect(body.data.map(({ act }: { act: string }) => act).slice(1)).toEqual([
    'published',
    'saved',
    'created',
  ])
  const path = `/scholarships/${draft.id}/versions/${draft.version}`
  const before = await ask(app, organiser, 'GET', path)
  expect(before.body.data.listing.title).toBe(draft.listing.title)
  expect((await ask(app, organiser, 'GET', `${path}9`)).status).toBe(404)
})

it('gives a round without a last day one, after which its winners can be chosen', async () => {
  const { id } = await aScholarship(app, { deadline: { type: 'rolling', date: null } })
  const sponsor = await aSponsor(app, id)
  const call = (method: 'GET' | 'POST', path: string, payload?: object) =>
    ask(app, sponsor, method, `/scholarships/${id}${path}`, payload ? { payload } : {})
  await send(app, await aStudent(app), id, 'Received')
  expect((await call('GET', '/winners')).body.data.state).toBe('open')
  const { listing, criteria, reasons, version } = (await call('GET', '/editor')).body.data
  const today = Temporal.Instant.from(app.clock.now().toISOString())
    .toZonedDateTimeISO(listing.deadline.timeZone)
    .toPlainDate()
  const at = (days: number) => today.add({ days }).toString()
  const close = (days: number) =>
    call('POST', '/amendments', {
      version,
      criteria,
      reasons,
      listing: {
        ...listing,
        deadline: { ...listing.deadline, date: at(days) },
        announceBy: at(40),
      },
      words: WORDS,
    })
  expect(Object.keys((await close(13)).body.error.fields)).toEqual(['deadline.date'])
  expect((await close(14)).status).toBe(200)
  // What came with a file stays in the history.
  const versions = await call('GET', '/versions')
  expect(versions.body.data).toMatchObject([
    { act: 'amended', changes: [{ field: 'deadline.date' }, { field: 'announceBy' }] },
    { act: 'imported', by: null },
  ])
  app.clock.advance({ days: 16 })
  const member = await aSponsor(app, id)
  const { body } = await ask(app, member, 'GET', `/scholarships/${id}/winners`)
  expect(body.data).toMatchObject({
    state: 'closed',
    applicants: 1,
  })
})
