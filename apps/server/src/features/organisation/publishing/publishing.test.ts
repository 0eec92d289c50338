import type { EditedScholarship } from '@laurel/contract/publishing-shapes'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '../../../db/schema/notifications.ts'
import { auditEvents } from '../../../db/schema/organisations.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { rounds } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send } from '../../../testing/factories/application.ts'
import {
  aDraft,
  aPublished,
  completeListing,
  organisationOf,
  verifyOrganisation,
} from '../../../testing/factories/draft.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aSponsor, aStudent, type Student } from '../../../testing/factories/student.ts'
import { tellNotices } from './tell-notices.ts'

let app: TestApp
let organiser: Student
beforeEach(async () => {
  app = await createTestApp()
  organiser = await aSponsor(app, (await aScholarship(app)).id)
})
afterEach(() => app.close())

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  ask(app, organiser, method, path, payload ? { payload } : {})

async function edited(id: string): Promise<EditedScholarship> {
  const { body } = await call('GET', `/scholarships/${id}/editor`)
  return body.data
}

const matchesOf = async (student: Student): Promise<string[]> => {
  const { body } = await ask(app, student, 'GET', '/scholarships/mine-eligible-scholarships')
  return body.data.scholarshiplists.map(({ title }: { title: string }) => title)
}

describe('writing a draft', () => {
  it('begins empty, keeps what is written and gives it back as it was', async () => {
    const organisationId = await organisationOf(app, organiser)
    const { body: begun } = await call('POST', '/scholarships', { organisationId })
    const { id } = begun.data
    const before = await edited(id)
    expect(before).toMatchObject({ state: 'draft', version: 1, vetting: 'unasked' })
    const listing = {
      ...completeListing(app.clock.now(), before.listing),
      requirements: [
        {
          id: randomUUID(),
          title: 'What did you start?',
          description: '<p>Who helped?</p>',
          dataType: 'editor' as const,
          isCv: false,
          isOptional: false,
          options: [],
          limits: { fileTypes: [], fileMegabytes: null, words: 500 },
        },
      ],
      terms: '<p>One award a year.</p><script>steal()</script>',
    }
    const saved = await call('PUT', `/scholarships/${id}`, { version: 1, listing })
    expect(saved.status).toBe(200)
    const after = await edited(id)
    expect(after.listing).toEqual({ ...listing, terms: '<p>One award a year.</p>' })
    const [row] = await app.db.select().from(scholarships).where(eq(scholarships.id, id))
    expect(row).toMatchObject({ amounts: [5000], effortMinutes: 130, status: 'draft' })
    const [round] = await app.db.select().from(rounds).where(eq(rounds.scholarshipId, id))
    expect(round).toMatchObject({ awardCount: 5, announceBy: listing.announceBy })
  })

  it('has one round, also after its day moved to another year', async () => {
    const { id, version, listing } = await aDraft(app, organiser)
    const deadline = { ...listing.deadline, date: '2031-03-01' }
    await call('PUT', `/scholarships/${id}`, { version, listing: { ...listing, deadline } })
    const kept = await app.db.select().from(rounds).where(eq(rounds.scholarshipId, id))
    expect(kept.map(({ cycle }) => cycle)).toEqual(['2031'])
  })

  it('refuses what was written on an older version, and sends the newer one', async () => {
    const { id, version, listing } = await aDraft(app, organiser)
    const theirs = { ...listing, title: 'Theirs' }
    await call('PUT', `/scholarships/${id}`, { version, listing: theirs })
    const mine = await call('PUT', `/scholarships/${id}`, {
      version,
      listing: { ...listing, title: 'Mine' },
    })
    expect([mine.status, mine.body.error.code]).toEqual([409, 'STALE_VERSION'])
    expect(mine.body.error.current).toMatchObject({ version: version + 1, listing: theirs })
  })

  it('says at which field a thing cannot be kept', async () => {
    const { id, version, listing } = await aDraft(app, organiser)
    const refusals = async (changed: object) =>
      (await call('PUT', `/scholarships/${id}`, { version, listing: { ...listing, ...changed } }))
        .body.error.fields
    expect(await refusals({ award: { ...listing.award, amountUsd: -1 } })).toEqual({
      'listing.award.amountUsd': 'An amount cannot be negative.',
    })
    expect(await refusals({ deadline: { ...listing.deadline, timeZone: 'Mars/Base' } })).toEqual({
      'listing.deadline.timeZone': 'Please choose a time zone.',
    })
  })

  it('keeps a thing of another scholarship out', async () => {
    const other = await aScholarship(app)
    const { id, version, listing } = await aDraft(app, organiser)
    const foreign = {
      id: other.asks[0] ?? randomUUID(),
      title: 'Essay',
      description: '',
      dataType: 'editor',
      isCv: false,
      isOptional: false,
      options: [],
      limits: { fileTypes: [], fileMegabytes: null, words: null },
    }
    const twice = { ...listing, requirements: [foreign, foreign] }
    const { status, body } = await call('PUT', `/scholarships/${id}`, { version, listing: twice })
    expect([status, Object.keys(body.error.fields)]).toEqual([400, ['listing.requirements.1.id']])
  })

  it('offers each answer of a choice once', async () => {
    const { id, version, listing } = await aDraft(app, organiser)
    const choice = {
      id: randomUUID(),
      title: 'When can you come?',
      description: '',
      dataType: 'text',
      isCv: false,
      isOptional: false,
      options: ['Morning', '', 'Evening', 'Morning'],
      limits: { fileTypes: [], fileMegabytes: null, words: null },
    }
    await call('PUT', `/scholarships/${id}`, {
      version,
      listing: { ...listing, requirements: [choice] },
    })
    const [asked] = (await edited(id)).listing.requirements
    expect(asked).toMatchObject({ options: ['Morning', 'Evening'] })
  })

  it('copies last year’s with its days a year later and things of its own', async () => {
    const first = await aPublished(app, organiser)
    const organisationId = await organisationOf(app, organiser)
    const { body } = await call('POST', '/scholarships', { organisationId, copyOf: first.id })
    const copy = await edited(body.data.id)
    expect(copy).toMatchObject({ state: 'draft', listing: { title: first.listing.title } })
    const year = (day: string | null) => Number(day?.slice(0, 4))
    expect(year(copy.listing.deadline.date)).toBe(year(first.listing.deadline.date) + 1)
  })

  it('goes without a trace while it is a draft', async () => {
    const { id } = await aDraft(app, organiser)
    expect((await call('DELETE', `/scholarships/${id}`)).status).toBe(200)
    expect((await call('GET', `/scholarships/${id}/editor`)).status).toBe(404)
    const late = await call('PUT', `/scholarships/${id}/criteria`, {
      version: 2,
      criteria: { all: [] },
      reasons: {},
    })
    expect(late.status).toBe(404)
  })
})

describe('who it is for', () => {
  const ohio = { all: [{ fact: 'state', in: ['OH'] }] }

  it('takes criteria of the catalogue’s own shape, and says what is wrong where', async () => {
    const { id, version } = await aDraft(app, organiser)
    const put = (criteria: unknown) =>
      call('PUT', `/scholarships/${id}/criteria`, { version, criteria, reasons: {} })
    const wrong = await put({ all: [{ fact: 'state', in: ['Ohio'] }] })
    expect(wrong.body.error.fields).toEqual({
      'criteria.all[0].in[0]': '"Ohio" is not an option of state.',
    })
    expect((await put(ohio)).status).toBe(200)
    expect((await edited(id)).criteria).toEqual(ohio)
  })

  it('tells the award of a list that cannot be written here as students see it', async () => {
    const award = { kind: 'tiers' as const, min: 500, max: 2500, currency: 'USD' }
    const { id: imported } = await aScholarship(app, { status: 'draft', amounts: [], award })
    const editor = await edited(imported)
    expect(editor.listing.award.kind).toBe('asListed')
    expect(editor.listedAward).toEqual({ amounts: [], award })
  })

  it('lets suggestions of an import be confirmed or rejected, and adds none', async () => {
    const { id: imported } = await aScholarship(app, {
      status: 'draft',
      known: 'partly',
      unreadSentences: ['Must love Ohio.'],
      suggestedCriteria: { all: [...ohio.all, { fact: 'gpa', gte: 3 }] },
    })
    const editor = await edited(imported)
    expect(editor.suggestions?.all).toHaveLength(2)
    await call('PUT', `/scholarships/${imported}/criteria`, {
      version: editor.version,
      criteria: ohio,
      reasons: {},
      suggestions: {
        all: [
          { fact: 'gpa', gte: 3 },
          { fact: 'gpa', gte: 4 },
        ],
      },
    })
    const after = await edited(imported)
    expect(after).toMatchObject({ criteria: ohio, suggestions: { all: [{ gte: 3 }] } })
    const [row] = await app.db.select().from(scholarships).where(eq(scholarships.id, imported))
    expect(row).toMatchObject({ known: 'stated', unreadSentences: [] })
  })
})

describe('publishing', () => {
  it('names every field at which something is missing', async () => {
    await verifyOrganisation(app, await organisationOf(app, organiser))
    const { id, version } = await aDraft(app, organiser, { isEmpty: true })
    const criteria = { all: [{ fact: 'gender', in: ['female'] }] }
    await call('PUT', `/scholarships/${id}/criteria`, { version, criteria, reasons: {} })
    const refused = await call('POST', `/scholarships/${id}/publish`, { version: version + 1 })
    expect([refused.status, refused.body.error.code]).toEqual([422, 'SCHOLARSHIP_NOT_READY'])
    expect(Object.keys(refused.body.error.fields).toSorted()).toEqual([
      'announceBy',
      'award.amountUsd',
      'award.count',
      'deadline.date',
      'description',
      'reasons.gender',
      'title',
    ])
  })

  it('shows it to students whom it fits, and keeps what was done', async () => {
    const [fits, other] = [
      await aStudent(app, { answers: { state: ['OH'] } }),
      await aStudent(app, { answers: { state: ['NV'] } }),
    ]
    await verifyOrganisation(app, await organisationOf(app, organiser))
    const { id, version, listing } = await aDraft(app, organiser)
    const criteria = {
      all: [
        { fact: 'state', in: ['OH'] },
        { fact: 'financialNeed', is: true, soft: true },
      ],
    }
    const reasons = { financialNeed: 'The will asks for it.' }
    await call('PUT', `/scholarships/${id}/criteria`, { version, criteria, reasons })
    expect(await matchesOf(fits)).not.toContain(listing.title)
    const done = await call('POST', `/scholarships/${id}/publish`, { version: version + 1 })
    expect(done.status).toBe(200)
    expect(await matchesOf(fits)).toContain(listing.title)
    expect(await matchesOf(other)).not.toContain(listing.title)
    const { body: page } = await ask(app, fits, 'GET', `/scholarships/${id}`)
    expect(page.data.criteriaReasons).toEqual(reasons)
    const events = await app.db.select().from(auditEvents).where(eq(auditEvents.scholarship, id))
    expect(events.map(({ action }) => action)).toEqual([
      'create_scholarship',
      'update_scholarship',
      'publish_scholarship',
    ])
  })
})

describe('calling a round off', () => {
  it('tells whoever saved it, began or sent, each once, and nobody else', async () => {
    const { id, listing } = await aPublished(app, organiser)
    const [saver, sender, both, stranger] = [
      await aStudent(app),
      await aStudent(app),
      await aStudent(app),
      await aStudent(app),
    ]
    for (const student of [saver, both])
      await ask(app, student, 'PUT', '/scholarships/add-wishlist', {
        payload: { scholarshipId: id },
      })
    for (const student of [sender, both]) await send(app, student, id, 'Received', [])
    const withdrawn = await call('POST', `/scholarships/${id}/withdraw`, { reason: 'No fund.' })
    expect(withdrawn.status).toBe(200)
    await app.background.settle()
    await tellNotices(app)
    const told = await app.db.select().from(notifications)
    const ids = [saver, sender, both].map(({ applicantId }) => applicantId)
    expect(told.map(({ applicantId }) => applicantId).toSorted()).toEqual(ids.toSorted())
    const subject = `Called off: ${listing.title}`
    const mails = await app.db.select().from(outboxEmails).where(eq(outboxEmails.subject, subject))
    expect(mails).toHaveLength(3)
    expect(mails.every(({ bodyText }) => bodyText.includes('In their words: No fund.'))).toBe(true)
    expect(await matchesOf(stranger)).not.toContain(listing.title)
    const again = await call('POST', `/scholarships/${id}/withdraw`, { reason: 'Again.' })
    expect(again.body.error.code).toBe('SCHOLARSHIP_MOVED_ON')
  })
})

it('lists what an organisation gives, changed last first, with how many saved, began and sent', async () => {
  app.clock.advance({ minutes: 1 })
  const { id } = await aPublished(app, organiser)
  app.clock.advance({ minutes: 1 })
  const draft = await aDraft(app, organiser)
  await send(app, await aStudent(app), id, 'Received', [])
  const organisationId = await organisationOf(app, organiser)
  const { body } = await call('GET', `/organisations/${organisationId}/scholarships`)
  expect(body.data.total).toBe(3)
  expect(body.data.scholarships.slice(0, 2)).toMatchObject([
    { id: draft.id, state: 'draft' },
    { id, state: 'open', counts: { saved: null, begun: null, sent: 1 } },
  ])
})
