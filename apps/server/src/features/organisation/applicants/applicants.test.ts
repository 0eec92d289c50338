import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditEvents } from '../../../db/schema/organisations.ts'
import { applicationHandlings } from '../../../db/schema/rounds.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { signInAgain } from '../../../testing/access/callers.ts'
import { aReceived, sendAs } from '../../../testing/factories/applicants.ts'
import { ask, uploadLetter } from '../../../testing/factories/application.ts'
import { anAssistantEssay } from '../../../testing/factories/essay.ts'
import {
  aScholarship,
  asks,
  type StoredScholarship,
} from '../../../testing/factories/scholarship.ts'
import { aSponsor, aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let scholarship: StoredScholarship
let manager: Student
beforeEach(async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  scholarship = await aScholarship(app, {
    sponsor: `Trust ${crypto.randomUUID()}`,
    criteria: [{ fact: 'state', in: ['OH'], soft: true }],
    requirements: [asks('text'), asks('text', { title: 'More', isOptional: true })],
  })
  manager = await aSponsor(app, scholarship.id, 'manager')
})

const list = async (query = '', who = manager) =>
  (await ask(app, who, 'GET', `/scholarships/${scholarship.id}/applicants?${query}`)).body.data
const names = async (query = '') =>
  (await list(query)).applicants.map(({ name }: { name: string }) => name)
const read = async (applicationId: string, query = '', who = manager) => {
  const path = `/scholarships/${scholarship.id}/applicants/${applicationId}?${query}`
  return ask(app, await signInAgain(app, who), 'GET', path)
}

const someApplicants = async () => {
  const ids: Record<string, string> = {}
  for (const [firstName, lastName] of [
    ['Maya', 'Okafor'],
    ['Ben', 'Straße'],
    ['Zoe', '100%_sure'],
  ] as const) {
    app.clock.advance({ minutes: 1 })
    const answers = scholarship.asks.slice(0, 1).map((id): [string, string] => [id, 'Nursing'])
    const options = { firstName, lastName, answers: { state: ['OH'] } }
    ids[firstName] = (await aReceived(app, scholarship, options, answers)).applicationId
  }
  return ids
}

describe('the table of applicants', () => {
  it('says that a round was called off, and keeps who applied', async () => {
    await someApplicants()
    expect((await list()).isCalledOff).toBe(false)
    const payload = { reason: 'The fund closed.' }
    await ask(app, manager, 'POST', `/scholarships/${scholarship.id}/withdraw`, { payload })
    expect(await list()).toMatchObject({ isCalledOff: true, total: 3 })
  })

  it('has everybody at once, as they were sent, the latest first', async () => {
    await someApplicants()
    const { counts, total, applicants } = await list()
    expect([total, counts.new, counts.withdrawn]).toEqual([3, 3, 0])
    expect(applicants[2]).toEqual({
      applicationId: expect.any(String),
      number: expect.stringMatching(/^LR-/),
      name: 'Maya Okafor',
      facts: [{ fact: 'state', values: ['OH'] }],
      submittedAt: '2026-11-20T15:01:00.000Z',
      standing: 'new',
      answered: 1,
      asked: 2,
      tags: [],
      assignedTo: null,
      openedAt: null,
    })
  })

  it.each([
    ['orderBy=name&order=ASC', ['Ben Straße', 'Maya Okafor', 'Zoe 100%_sure']],
    ['orderBy=name&order=ASC&offset=1&limit=2', ['Maya Okafor']],
    ['order=ASC&limit=1', ['Maya Okafor']],
    ['search=oka', ['Maya Okafor']],
    ['search=%25_s', ['Zoe 100%_sure']],
    ['search=nobody%20here', []],
    ['complete=true', []],
    ['stage=shortlist', []],
    ['assignedTo=nobody&orderBy=complete&search=STRA', ['Ben Straße']],
  ])('finds by %s', async (query, expected) => {
    await someApplicants()
    expect(await names(query)).toEqual(expected)
  })

  it('finds by receipt number and by tag', async () => {
    const ids = await someApplicants()
    const number = `LR-${ids['Ben']!.slice(0, 4)}-${ids['Ben']!.slice(4, 8)}`
    expect(await names(`search=${number}`)).toEqual(['Ben Straße'])
    await app.db.insert(applicationHandlings).values({
      applicationId: ids['Zoe']!,
      stage: 'shortlist',
      tags: ['Call back'],
      updatedAt: app.clock.now(),
    })
    expect(await names('search=call')).toEqual(['Zoe 100%_sure'])
    expect(await names('tag=Call%20back&stage=shortlist')).toEqual(['Zoe 100%_sure'])
    expect((await list()).counts).toMatchObject({ new: 2, shortlist: 1 })
  })

  it('shows a viewer the counts and nobody', async () => {
    await someApplicants()
    const viewer = await aSponsor(app, scholarship.id, 'viewer')
    const seen = await list('search=oka', viewer)
    expect([seen.counts.new, seen.applicants]).toEqual([3, null])
  })

  it('keeps what was withdrawn apart, and those who left out', async () => {
    const ids = await someApplicants()
    const { student, applicationId } = await aReceived(app, scholarship, { firstName: 'Gone' })
    await ask(app, student, 'POST', `/applications/${applicationId}/withdrawal`)
    expect([await names(), await names('stage=withdrawn')]).toEqual([
      expect.not.arrayContaining(['Gone Student']),
      [expect.stringContaining('Gone')],
    ])
    const { body } = await read(applicationId)
    expect([body.data.standing, body.data.sender, body.data.answers]).toEqual([
      'withdrawn',
      null,
      [],
    ])
    expect(Object.keys(ids)).toHaveLength(3)
  })

  it('names no round of another scholarship', async () => {
    await someApplicants()
    expect(await names('cycle=2019')).toEqual([])
    const path = `/scholarships/${scholarship.id}/applicants/choices`
    const { body } = await ask(app, manager, 'GET', path)
    expect(body.data).toEqual({
      rounds: ['open'],
      tags: [],
      members: [{ id: manager.userId, name: expect.any(String) }],
    })
  })

  it('is told for each scholarship of the organisation', async () => {
    await someApplicants()
    const { body: mine } = await ask(app, manager, 'GET', '/organisations/mine')
    const path = `/organisations/${mine.data[0].id}/applicants`
    const { body } = await ask(app, manager, 'GET', path)
    expect(body.data).toEqual([
      expect.objectContaining({
        scholarshipId: scholarship.id,
        isOpen: true,
        counts: { new: 3, in_review: 0, shortlist: 0, finalist: 0, decided: 0, withdrawn: 0 },
      }),
    ])
  })
})

describe('opening an application', () => {
  it('tells the student on the receipt and among the applications, once', async () => {
    const { student, applicationId } = await aReceived(app, scholarship)
    const asStudent = async (path: string) =>
      (await ask(app, await signInAgain(app, student), 'GET', path)).body.data
    const openedAt = async () => [
      (await asStudent(`/applications/${applicationId}/receipt`)).openedAt,
      (await asStudent('/scholarships/me/applications'))[0].openedAt,
    ]
    expect(await openedAt()).toEqual([null, null])
    app.clock.advance({ hours: 2 })
    const { body } = await read(applicationId)
    expect([body.data.standing, body.data.openedAt]).toEqual([
      'in_review',
      '2026-11-20T17:00:00.000Z',
    ])
    app.clock.advance({ days: 2 })
    await read(applicationId)
    expect(await openedAt()).toEqual(Array(2).fill('2026-11-20T17:00:00.000Z'))
    expect((await asStudent('/scholarships/me/applications'))[0].stages).toEqual([
      { stage: 'under_review', enteredAt: '2026-11-20T17:00:00.000Z', enteredBy: 'sponsor' },
    ])
  })

  it('is recorded once for each member and day, also when it is opened twice at once', async () => {
    const { applicationId } = await aReceived(app, scholarship)
    const other = await aSponsor(app, scholarship.id, 'owner')
    await Promise.all([read(applicationId), read(applicationId), read(applicationId)])
    await read(applicationId, '', other)
    app.clock.advance({ days: 1 })
    await read(applicationId)
    const events = await app.db
      .select({ action: auditEvents.action })
      .from(auditEvents)
      .where(eq(auditEvents.application, applicationId))
    expect(events.map(({ action }) => action)).toEqual(Array(3).fill('read_application'))
  })

  it('leads to the ones before and after it as filtered', async () => {
    const { Maya, Ben, Zoe } = await someApplicants()
    const around = async (id: string | undefined, query: string) => {
      const { previousId, nextId } = (await read(id ?? '', query)).body.data
      return [previousId, nextId]
    }
    expect(await around(Ben, '')).toEqual([Zoe, Maya])
    expect(await around(Ben, 'orderBy=name&order=ASC')).toEqual([null, Maya])
    expect(await around(Maya, 'orderBy=complete&search=ma')).toEqual([null, null])
  })

  it('shows notes of members, which students never see', async () => {
    const { student, applicationId } = await aReceived(app, scholarship)
    const path = `/scholarships/${scholarship.id}/applicants/${applicationId}/notes`
    await ask(app, manager, 'POST', path, { payload: { text: '  Call the teacher ' } })
    const { body } = await read(applicationId)
    expect(body.data.notes).toEqual([
      {
        id: expect.any(String),
        author: expect.any(String),
        text: 'Call the teacher',
        writtenAt: app.clock.now().toISOString(),
      },
    ])
    const receipt = await ask(app, student, 'GET', `/applications/${applicationId}/receipt`)
    expect(JSON.stringify(receipt.body)).not.toContain('teacher')
  })
})

describe('what an application holds', () => {
  it('is a link to each file that ends, and not the student’s own', async () => {
    scholarship = await aScholarship(app, {
      requirements: [asks('file', { limits: { fileType: ['.txt'] } })],
    })
    manager = await aSponsor(app, scholarship.id, 'manager')
    const student = await aStudent(app)
    const [requirementId = ''] = scholarship.asks
    const link = await uploadLetter(app, student, requirementId)
    const applicationId = await sendAs(app, student, scholarship.id, [[requirementId, link]])
    const { body } = await read(applicationId)
    const [{ file, value }] = body.data.answers
    expect([value, file]).toEqual([
      null,
      { name: 'letter.txt', sizeBytes: 14, url: expect.stringContaining('/letter.txt') },
    ])
    expect(JSON.stringify(body)).not.toContain(link.split('/')[4])
    const fetched = await app.server.inject({ url: file.url })
    expect([fetched.statusCode, fetched.body]).toEqual([200, 'Dear committee'])
    app.clock.advance({ minutes: 16 })
    expect((await app.server.inject({ url: file.url })).statusCode).toBe(404)
  })

  it.each([
    ['allowed_with_disclosure', true],
    ['allowed', false],
  ] as const)(
    'tells whose words an essay has where that is disclosed: %s',
    async (aiPolicy, is) => {
      scholarship = await aScholarship(app, { aiPolicy, requirements: [asks('editor')] })
      manager = await aSponsor(app, scholarship.id, 'manager')
      const student = await aStudent(app)
      const [requirementId = ''] = scholarship.asks
      const html = '<p>Patience becomes visible work.</p>'
      await anAssistantEssay(app, student, { scholarshipId: scholarship.id, requirementId, html })
      const text = `${html}<p>My own four words.</p>`
      const applicationId = await sendAs(app, student, scholarship.id, [[requirementId, text]])
      const { body } = await read(applicationId)
      const { words } = body.data.answers[0]
      expect(words === undefined ? false : words.assistant > 0 && words.student >= 4).toBe(is)
    },
  )
})
