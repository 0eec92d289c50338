import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ImportReport } from '@laurel/contract/scholarship-files'
import { auditEvents } from '../../../db/schema/organisations.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import { organisationOf } from '../../../testing/factories/draft.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aSponsor, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
let owner: Student
let id: string
let other: { scholarshipId: string; owner: Student; id: string }
beforeAll(async () => {
  app = await createTestApp()
  owner = await aSponsor(app, (await aScholarship(app, { sponsor: 'Lake Fund' })).id)
  id = await organisationOf(app, owner)
  const scholarshipId = (await aScholarship(app, { sponsor: 'Hill Trust' })).id
  const foreign = await aSponsor(app, scholarshipId)
  other = { scholarshipId, owner: foreign, id: await organisationOf(app, foreign) }
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(scholarships).where(eq(scholarships.organisationId, id))
})

interface Sent {
  query?: string
  headers?: Record<string, string>
  to?: string
}

async function send(content: string, { query = '', headers = owner.headers, to = id }: Sent = {}) {
  const form = new FormData()
  form.append('file', new Blob([content]), 'ours.csv')
  const body = new Response(form)
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/v1/organisations/${to}/imports${query}`,
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  const { data, error } = answer.json()
  return { status: answer.statusCode, report: data as ImportReport, error }
}

const lines = (...rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')
const stored = () =>
  app.db
    .select()
    .from(scholarships)
    .where(eq(scholarships.organisationId, id))
    .orderBy(scholarships.title)
const edit = async (scholarshipId: string) =>
  (await ask(app, owner, 'GET', `/scholarships/${scholarshipId}/editor`)).body.data
const aKey = async (scopes: string[]) => {
  const payload = { name: 'Our database', scopes }
  const { body } = await ask(app, owner, 'POST', `/organisations/${id}/keys`, { payload })
  return { authorization: `Bearer ${body.data.key}` }
}

const TABLE = [
  'Scholarship ID,Scholarship Name,Award Amount,Number of Awards,Application Deadline,Minimum GPA,Eligibility Criteria,Status',
  'A-1,Harbor Award,"$2,500",3,2027-03-01,3.0,Must keep bees with financial need.,published',
  'A-2,,"$1,000",1,2027-03-01,,,',
  '',
].join('\n')

describe('a file of an organisation', () => {
  it('becomes drafts of its own, with what its words suggest to be confirmed', async () => {
    const { status, report } = await send(TABLE)
    expect([status, report.counts]).toEqual([
      200,
      { added: 1, updated: 0, unchanged: 0, conflict: 0, refused: 1 },
    ])
    expect(report.rows).toMatchObject([
      { line: 2, title: 'Harbor Award', outcome: 'added', read: { amounts: [2500], rules: 2 } },
      {
        line: 3,
        outcome: 'refused',
        problems: [{ field: 'title', problem: 'The row has no title.' }],
      },
    ])
    const [draft] = await stored()
    expect(draft).toMatchObject({
      status: 'draft',
      delivery: 'laurel',
      known: 'stated',
      applyUrl: null,
    })
    const { criteria, suggestions, state, listing } = await edit(draft!.id)
    expect(state).toBe('draft')
    expect(criteria.all).toEqual([
      { fact: 'gpa', gte: 3 },
      { attest: 'Must keep bees with financial need.' },
    ])
    expect(suggestions).toEqual({ all: [{ fact: 'financialNeed', is: true }] })
    expect(listing).toMatchObject({ award: { kind: 'fixed', amountUsd: 2500, count: 3 } })
  })

  it('changes nothing when it is only tried', async () => {
    const { report } = await send(TABLE, { query: '?dryRun=true' })
    expect(report).toMatchObject({ isDryRun: true, counts: { added: 1, refused: 1 } })
    expect(report.rows[0]?.scholarshipId).toBeNull()
    expect(await stored()).toEqual([])
  })

  it('is read however many ids it names', async () => {
    const idsOf = (row: number) =>
      Array.from({ length: 90 }, (_, at) => [`k${row} ${at}`, randomUUID()])
    const rows = Array.from({ length: 800 }, (_, row) => Object.fromEntries(idsOf(row)))
    const { status, report } = await send(lines(...rows), { query: '?dryRun=true' })
    expect([status, report?.rows.length]).toEqual([200, 800])
  })

  it('publishes nothing, features nothing and takes nothing of others', async () => {
    const claims = {
      key: other.scholarshipId,
      title: 'Ours now',
      sponsor: 'Hill Trust',
      status: 'published',
      featured: true,
      sample: true,
      applyUrl: 'https://elsewhere.example/',
      earlyAccessUntil: '2027-01-01T00:00:00Z',
    }
    const { report } = await send(lines(claims))
    expect(report.rows[0]?.problems.map(({ field }) => field)).toEqual(['sponsor', 'applyUrl'])
    expect(await stored()).toMatchObject([
      {
        status: 'draft',
        isFeatured: false,
        isSample: false,
        applyUrl: null,
        earlyAccessUntil: null,
      },
    ])
    const [theirs] = await app.db
      .select()
      .from(scholarships)
      .where(eq(scholarships.id, other.scholarshipId))
    expect(theirs?.title).not.toBe('Ours now')
  })

  it('knows its rows again by their own id, also under another name', async () => {
    await send(lines({ key: 'a', title: 'First' }))
    const { report } = await send(lines({ key: 'a', title: 'Second' }))
    expect(report.counts).toMatchObject({ updated: 1, added: 0 })
    expect((await send(lines({ key: 'a', title: 'Second' }))).report.counts).toMatchObject({
      unchanged: 1,
    })
    expect(await stored()).toMatchObject([{ title: 'Second' }])
  })

  it('is of each organisation apart', async () => {
    await send(lines({ key: 'a', title: 'Ours' }))
    const theirs = { headers: other.owner.headers, to: other.id }
    expect((await send(lines({ key: 'a', title: 'Theirs' }), theirs)).report.counts.added).toBe(1)
    expect(await stored()).toMatchObject([{ title: 'Ours' }])
  })

  it('leaves alone what was edited since, and says so', async () => {
    const first = await send(lines({ key: 'a', title: 'One' }, { key: 'b', title: 'Two' }))
    const scholarshipId = first.report.rows[0]!.scholarshipId!
    const { version, listing } = await edit(scholarshipId)
    const edited = { version, listing: { ...listing, title: 'By hand' } }
    await ask(app, owner, 'PUT', `/scholarships/${scholarshipId}`, { payload: edited })
    const { report } = await send(lines({ key: 'a', title: 'One!' }, { key: 'b', title: 'Two!' }))
    expect(report.rows).toMatchObject([
      {
        outcome: 'conflict',
        scholarshipId,
        problems: [{ problem: expect.stringMatching('edited') }],
      },
      { outcome: 'updated' },
    ])
    expect(await stored()).toMatchObject([{ title: 'By hand' }, { title: 'Two!' }])
  })

  it('changes nothing that students see', async () => {
    const title = 'Seen by students'
    const { id: seenId } = await aScholarship(app, { sponsor: 'Lake Fund', title })
    const before = await stored()
    const { report } = await send(lines({ key: seenId, title: 'Another', criteria: [] }))
    expect(report.rows).toMatchObject([
      {
        outcome: 'conflict',
        scholarshipId: seenId,
        problems: [{ problem: expect.stringMatching('not a draft any more') }],
      },
    ])
    expect(await stored()).toEqual(before)
    expect(before).toMatchObject([{ status: 'published', title }])
  })

  it('is told to whoever edits a draft meanwhile', async () => {
    const { report } = await send(lines({ key: 'a', title: 'One' }))
    const scholarshipId = report.rows[0]!.scholarshipId!
    const { version, listing } = await edit(scholarshipId)
    await send(lines({ key: 'a', title: 'Another' }))
    const payload = { version, listing }
    const { status, body } = await ask(app, owner, 'PUT', `/scholarships/${scholarshipId}`, {
      payload,
    })
    expect([status, body.error.code]).toEqual([409, 'STALE_VERSION'])
  })

  it('is taken once for a key, however often it is sent', async () => {
    const headers = { ...owner.headers, 'idempotency-key': 'one-file' }
    const [one, two] = [await send(TABLE, { headers }), await send(TABLE, { headers })]
    expect(two.report).toEqual(one.report)
    const { error } = await send(lines({ title: 'Another' }), { headers })
    expect(error.code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('is refused at a field its editor could not hold', async () => {
    const { report } = await send(lines({ key: 'a', title: 'x'.repeat(250) }))
    expect(report.rows[0]).toMatchObject({ outcome: 'refused', problems: [{ field: 'title' }] })
  })

  it.each([
    ['nothing', '', 'This file is empty.'],
    ['no rows', 'Title,Sponsor\n', 'The file has no rows.'],
    ['a picture', '\u0000\u0001\u0002\u0000PNG', expect.stringMatching(/not text/)],
    ['too many rows', `Title\n${'One\n'.repeat(1001)}`, expect.stringMatching(/1,000 rows/)],
  ])('is refused with %s', async (_what, content, problem) => {
    const { status, error } = await send(content)
    expect([status, error.fields]).toEqual([400, { file: problem }])
  })

  it('is refused past five megabytes', async () => {
    const { status, error } = await send(`Title\n${'x'.repeat(5 * 1_048_576)}`)
    expect([status, error.code]).toEqual([413, 'FILE_TOO_LARGE'])
  })

  it('stands in the record', async () => {
    await send(lines({ key: 'record', title: 'One' }))
    const events = await app.db.select().from(auditEvents).where(eq(auditEvents.organisationId, id))
    expect(events.at(-1)).toMatchObject({ action: 'import_scholarships', details: { number: 1 } })
  })
})

/** Of everything that an editor holds. */
const WHOLE = {
  key: 'whole',
  title: '=Harbor & Co. Award',
  description: '<p>For those who row.</p><p>And who sail.</p>',
  amounts: [],
  award: { kind: 'range', min: 500, max: 1500, currency: 'USD', count: 3, renewable: true },
  deadline: {
    type: 'recurring',
    monthDay: '03-01',
    date: '2027-03-01',
    opens: '2026-12-01',
    timeZone: 'America/Chicago',
  },
  recurrence: 'annual',
  criteria: [
    { fact: 'gpa', gte: 3 },
    {
      any: [
        {
          all: [
            { fact: 'state', in: ['OH'] },
            { fact: 'firstGeneration', is: true },
          ],
        },
        { not: { fact: 'citizenship', in: ['international'] } },
        { fact: 'militaryAffiliation', relation: 'parent', in: ['any_military'] },
      ],
    },
    { fact: 'financialNeed', is: true, soft: true },
    { attest: 'Do you, or does a parent, keep bees?' },
  ],
  requirements: [
    {
      title: 'Why?',
      dataType: 'editor',
      description: '<p>Be brief.</p>',
      limits: { wordLength: 300 },
    },
    { title: 'Town', dataType: 'text', optional: true },
    { title: 'When?', dataType: 'text', options: ['Morning', 'Evening, late'] },
    { title: 'Proof', dataType: 'file', limits: { fileType: ['.pdf', '.jpg'], fileSize: 2 } },
    { kind: 'cv' },
    { title: 'Project', dataType: 'link' },
    { title: 'I wrote this', dataType: 'checkbox' },
  ],
  aiPolicy: 'editing_only',
  terms: '<ul><li>Be kind.</li><li>Be <strong>early</strong>.</li></ul>',
  privacy: '<p>We delete files.</p>',
  affidavit: '<p>It is true.</p>',
}

describe('a key', () => {
  it('brings in with the right to write only, and to its own organisation only', async () => {
    const headers = await aKey(['update_scholarship'])
    expect((await send(TABLE, { headers })).report.counts.added).toBe(1)
    expect((await send(TABLE, { headers, to: other.id })).status).toBe(404)
    expect((await send(TABLE, { headers: await aKey(['read_scholarship']) })).status).toBe(404)
  })

  it('reads all there is, to bring it in again', async () => {
    await send(
      lines(
        {
          key: 'a',
          title: '=1+1',
          amounts: [500],
          criteria: [{ fact: 'state', in: ['OH'] }],
          requirements: [{ title: 'Why?', dataType: 'editor', limits: { wordLength: 300 } }],
          deadline: '2027-03-01',
        },
        { key: 'b', title: 'Second', award: { kind: 'upTo', max: 900, currency: 'USD' } },
      ),
    )
    const before = await stored()
    const headers = await aKey(['read_scholarship', 'update_scholarship'])
    const read = async (format: string) =>
      app.server.inject({
        url: `/api/v1/organisations/${id}/scholarships/export?format=${format}`,
        headers,
      })
    const table = await read('csv')
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(table.body).toContain(`'=1+1`)
    expect(table.body).toContain('Up to $900')
    expect((await send((await read('jsonl')).body, { headers })).report.counts).toMatchObject({
      added: 0,
      refused: 0,
    })
    const after = await stored()
    const said = ({ updatedAt: _at, contentHash: _hash, ...row }: (typeof before)[number]) => row
    expect(after.map(said)).toEqual(before.map(said))
    expect((await send((await read('csv')).body, { headers })).report.counts).toMatchObject({
      added: 0,
    })
  })

  it.each(['csv', 'jsonl'])('takes out as %s all that it brings in again', async (format) => {
    await send(lines(WHOLE))
    const [before] = await stored()
    const headers = await aKey(['read_scholarship', 'update_scholarship'])
    const url = `/api/v1/organisations/${id}/scholarships/export?format=${format}`
    const file = (await app.server.inject({ url, headers })).body
    const asWritten = await edit(before!.id)
    await app.db.delete(scholarships).where(eq(scholarships.organisationId, id))
    expect((await send(file, { headers })).report.rows[0]).toMatchObject({
      outcome: 'added',
      problems: [],
    })
    const [after] = await stored()
    const again = await edit(after!.id)
    expect(again.criteria).toEqual(asWritten.criteria)
    const written = ({ listing }: typeof again) => ({
      ...listing,
      requirements: listing.requirements.map(
        ({ id: _id, ...asked }: Record<string, unknown>) => asked,
      ),
    })
    expect(written(again)).toEqual(written(asWritten))
    expect((await send(file, { headers })).report.counts).toMatchObject({ unchanged: 1 })
  })

  it('takes out and in again as csv each way of giving, and each kind of day', async () => {
    const award = (of: object) => ({ award: { currency: 'USD', ...of } })
    const rows = [
      { amounts: [1500] },
      award({ kind: 'upTo', max: 900, count: 2 }),
      award({ kind: 'tuition', percentMin: 100, percentMax: 100 }),
      award({ kind: 'fullRide', renewable: true }),
      award({ kind: 'varies', count: 4 }),
      { deadline: { type: 'fixed', date: '2027-04-30', timeZone: 'America/Los_Angeles' } },
      { deadline: { type: 'recurring', date: '2027-04-30', monthDay: '04-30' } },
      { deadline: { type: 'varies' }, criteria: [] },
    ].map((row, at) => ({ key: `k${at}`, title: `Award ${at}`, criteria: [], ...row }))
    await send(lines(...rows))
    const writtenOf = async () => {
      const listings = []
      for (const row of await stored()) listings.push((await edit(row.id)).listing)
      return listings
    }
    const before = await writtenOf()
    const headers = await aKey(['read_scholarship', 'update_scholarship'])
    const url = `/api/v1/organisations/${id}/scholarships/export?format=csv`
    const file = (await app.server.inject({ url, headers })).body
    await app.db.delete(scholarships).where(eq(scholarships.organisationId, id))
    expect((await send(file, { headers })).report.counts).toMatchObject({ added: rows.length })
    expect(await writtenOf()).toEqual(before)
  })
})
