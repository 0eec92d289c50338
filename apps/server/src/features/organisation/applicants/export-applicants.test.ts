import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readZip } from '../../../testing/read-zip.ts'
import { auditEvents } from '../../../db/schema/organisations.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aReceived, sendAs } from '../../../testing/factories/applicants.ts'
import { ask, uploadLetter } from '../../../testing/factories/application.ts'
import {
  aScholarship,
  asks,
  type StoredScholarship,
} from '../../../testing/factories/scholarship.ts'
import { aSponsor, aStudent, type Student } from '../../../testing/factories/student.ts'
import { readPdf } from '../../../testing/read-pdf.ts'

let app: TestApp
let scholarship: StoredScholarship
let manager: Student
beforeAll(async () => {
  app = await createTestApp()
  scholarship = await aScholarship(app, {
    title: 'Lantern Award',
    sponsor: `Trust ${randomUUID()}`,
    criteria: [
      { fact: 'state', in: ['OH'] },
      { fact: 'gpa', gte: 2 },
    ],
    requirements: [
      asks('editor', { title: 'Why "nursing", and why now?' }),
      asks('file', { title: 'Letter', limits: { fileType: ['.txt'] }, isOptional: true }),
    ],
  })
  manager = await aSponsor(app, scholarship.id, 'manager')
  const [essay = '', letter = ''] = scholarship.asks
  const maya = await aStudent(app, {
    firstName: '=cmd|Maya',
    lastName: 'Okafor, Jr.',
    answers: { state: ['OH'], gpa: [3.5] },
  })
  await sendAs(app, maya, scholarship.id, [
    [essay, '<p>First &amp; last.</p><p>Second.</p>'],
    [letter, await uploadLetter(app, maya, letter)],
  ])
  app.clock.advance({ seconds: 1 })
  await aReceived(app, scholarship, { firstName: 'Ben', lastName: '../Straub' }, [
    [essay, '<p>B</p>'],
  ])
  const gone = await aReceived(app, scholarship, { firstName: 'Gone' }, [[essay, '<p>G</p>']])
  await ask(app, gone.student, 'POST', `/applications/${gone.applicationId}/withdrawal`)
})
afterAll(() => app.close())

const exported = (query: string, who = manager) =>
  app.server.inject({
    url: `/api/v1/scholarships/${scholarship.id}/export?${query}`,
    headers: who.headers,
  })

const tableOf = (text: string): Record<string, string>[] =>
  parse(text, { bom: true, columns: true }) as Record<string, string>[]

it('is a table that spreadsheets read and nothing in it runs, of whom the filter finds', async () => {
  const answer = await exported('format=csv&orderBy=name&order=ASC')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.body.startsWith('\uFEFFApplication ID,First Name,')).toBe(true)
  const rows = tableOf(answer.body)
  expect(rows.map((row) => row['First Name'])).toEqual(["'=cmd|Maya", 'Ben'])
  expect(rows[0]).toMatchObject({
    'Last Name': 'Okafor, Jr.',
    'Application Status': 'new',
    State: 'Ohio',
    GPA: '3.5',
    'Why "nursing", and why now?': 'First & last.\n\nSecond.',
    Letter: 'letter.txt',
  })
  expect(tableOf((await exported('format=csv&search=ben')).body)).toHaveLength(1)
  expect(answer.body).not.toContain('/api/v1/files')
})

it('is a line of JSON for each, for programs', async () => {
  const answer = await exported('format=jsonl&orderBy=name&order=ASC')
  expect(answer.headers['content-type']).toBe('application/jsonl')
  const rows = answer.body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(rows).toMatchObject([
    {
      firstName: '=cmd|Maya',
      status: 'new',
      facts: { state: ['OH'], gpa: [3.5] },
      answers: [{ title: 'Why "nursing", and why now?' }, { file: { name: 'letter.txt' } }],
    },
    { firstName: 'Ben' },
  ])
  expect(answer.body).not.toContain('/api/v1/files')
})

it('is an archive with a PDF and the files of each', async () => {
  const answer = await exported('format=zip')
  const files = readZip(answer.rawPayload)
  const names = [...files.keys()].map((name) => name.replace(/^LR-.{4}-.{4} /, '')).toSorted()
  expect(names).toEqual([
    '=cmd_Maya Okafor, Jr_/2 letter.txt',
    '=cmd_Maya Okafor, Jr_/application.pdf',
    'Ben .._Straub/application.pdf',
    'applicants.csv',
  ])
  const pdf = [...files].find(([name]) => name.includes('Maya') && name.endsWith('.pdf'))
  const pages = await readPdf(pdf?.[1] ?? Buffer.alloc(0))
  expect(JSON.stringify(pages)).toContain('Second.')
  expect(JSON.stringify(pages)).toContain('Lantern Award')
})

it('goes on over many batches without a gap or a repetition', async () => {
  const many = await aScholarship(app, { sponsor: `Trust ${randomUUID()}` })
  const member = await aSponsor(app, many.id)
  const model = await aReceived(app, many, { firstName: 'Same' })
  await app.db.$client.query(
    `with copied as (
      insert into applicants select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).*
      from applicants a, generate_series(1, 2100) where a.id = $1 returning id
    ), applied as (
      insert into applications select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'applicant_id', copied.id))).*
      from applications p, copied where p.id = $2 returning id
    )
    insert into submissions select (jsonb_populate_record(s, jsonb_build_object('application_id', applied.id))).*
    from submissions s, applied where s.application_id = $2`,
    [model.student.applicantId, model.applicationId],
  )
  for (const orderBy of ['sent', 'name', 'complete']) {
    const url = `/api/v1/scholarships/${many.id}/export?format=csv&orderBy=${orderBy}`
    const { body } = await app.server.inject({ url, headers: member.headers })
    const ids = tableOf(body).map((row) => row['Application ID'])
    expect([ids.length, new Set(ids).size]).toEqual([2101, 2101])
  }
})

it('stands in the record', async () => {
  const events = await app.db
    .select({ details: auditEvents.details })
    .from(auditEvents)
    .where(eq(auditEvents.action, 'export_applicants'))
  expect(events).toContainEqual({ details: { format: 'zip' } })
})

it.each(['finance', 'viewer'] as const)('is not for %s', async (role) => {
  const member = await aSponsor(app, scholarship.id, role)
  expect((await exported('format=csv', member)).statusCode).toBe(404)
})
