import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send } from '../../../testing/factories/application.ts'
import {
  asks,
  aScholarship,
  type ScholarshipOptions,
} from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://laurel.example/' })
})
afterAll(() => app.close())

const NOWHERE = { path: null, createdAt: null }

it('has no address until one is made; a new one ends the one before, and so does revoking', async () => {
  const student = await aStudent(app)
  expect(await feed(student, 'GET')).toEqual(NOWHERE)
  const first = await feed(student, 'POST')
  expect(first).toEqual({
    path: expect.stringMatching(/^\/api\/v1\/calendar\/[0-9a-f]{40}\.ics$/),
    createdAt: app.clock.now().toISOString(),
  })
  expect(await feed(student, 'GET')).toEqual(first)
  const second = await feed(student, 'POST')
  expect(second.path).not.toBe(first.path)
  expect(await statuses(first.path, second.path)).toEqual([404, 200])
  expect(await feed(student, 'DELETE')).toEqual(NOWHERE)
  expect(await feed(student, 'DELETE')).toEqual(NOWHERE)
  expect(await statuses(first.path, second.path)).toEqual([404, 404])
})

it('is known to nobody without the address', async () => {
  const { path } = await feed(await aStudent(app), 'POST')
  const answer = await app.server.inject(path)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  })
  const loud = path.replace(/[^/]+$/, (file: string) => file.toUpperCase())
  const wrong = [path.replace('.ics', ''), loud, '/api/v1/calendar/.ics']
  expect(await statuses(...wrong)).toEqual([404, 404, 404])
})

it('ends with an account that must go', async () => {
  const student = await aStudent(app)
  const { path } = await feed(student, 'POST')
  await app.db
    .update(users)
    .set({ purgeAfter: app.clock.now() })
    .where(eq(users.id, student.userId))
  expect(await statuses(path)).toEqual([404])
})

it('calls an estimate one, without an alarm', async () => {
  const student = await aStudent(app)
  const deadline = { type: 'recurring', date: '2027-01-15', isEstimate: true } as const
  await saved(student, { title: 'Harbour Award', deadline })
  const { events } = await calendarOf(student)
  const event = events.find((each) => each['UID']?.startsWith('deadline-'))
  expect(event).toMatchObject({
    DTSTART: '20270115',
    SUMMARY: 'Deadline, about now: Harbour Award',
    DESCRIPTION: 'Harbour Light Trust\nCloses about 15 January, last year’s date.',
  })
  expect(event).not.toHaveProperty('TRIGGER')
})

it('shows a deadline as the whole day on which it closes where the scholarship is', async () => {
  const student = await aStudent(app, { timeZone: 'Asia/Tokyo' })
  const id = await saved(student, { title: 'Harbour Award', deadline: '2026-12-01' })
  const { properties, events } = await calendarOf(student)
  expect(properties).toMatchObject({
    VERSION: '2.0',
    METHOD: 'PUBLISH',
    'X-WR-CALNAME': 'Laurel deadlines',
    'REFRESH-INTERVAL': 'PT4H',
  })
  const deadline = events.find((each) => each['UID']?.startsWith('deadline-'))
  expect(deadline).toMatchObject({
    UID: `deadline-${id}-2026@laurel`,
    DTSTAMP: '20261120T150000Z',
    'LAST-MODIFIED': '20261120T150000Z',
    DTSTART: '20261201',
    SUMMARY: 'Deadline: Harbour Award',
    DESCRIPTION: 'Harbour Light Trust\nCloses Tuesday, 1 December 2026 at 11:59 PM EST.',
    URL: `https://laurel.example/auth/scholarshipDetail?${id}`,
    TRIGGER: '-PT15H',
    TRANSP: 'TRANSPARENT',
  })
  expect(deadline).not.toHaveProperty('DTEND')
})

it('keeps the identifier of a deadline that moves', async () => {
  const student = await aStudent(app)
  const row = { sourceKey: 'moves', title: 'Moving' }
  await saved(student, { ...row, deadline: '2026-12-01' })
  const before = await deadlinesOf(student)
  app.clock.advance({ minutes: 10 })
  await aScholarship(app, { ...row, deadline: '2026-12-15' })
  const after = await deadlinesOf(student)
  expect([before, after].map(([event]) => event?.['DTSTART'])).toEqual(['20261201', '20261215'])
  expect(after[0]?.['UID']).toBe(before[0]?.['UID'])
  expect(after[0]?.['LAST-MODIFIED']).toBe('20261120T151000Z')
})

it('shows the work that is planned, and leaves out what was sent', async () => {
  const student = await aStudent(app)
  const essay = { title: 'Essay Prize', deadline: '2027-01-20', requirements: [asks('editor')] }
  const begun = await aScholarship(app, essay)
  await send(app, student, begun.id, 'draft')
  const sent = await saved(student, { title: 'Sent', deadline: '2027-01-10' })
  await send(app, student, sent, 'received')
  const { events } = await calendarOf(student)
  expect(events.map((event) => [event['DTSTART'], event['SUMMARY']])).toEqual([
    ['20270120', 'Deadline: Essay Prize'],
    ['20270115', 'Write: editor · Essay Prize'],
    ['20270118', 'Revise: editor · Essay Prize'],
    ['20270119', 'Submit: Essay Prize'],
  ])
  expect(new Set(events.map((event) => event['UID'])).size).toBe(4)
})

it('says where the sponsor takes applications itself', async () => {
  const student = await aStudent(app)
  await saved(student, { deadline: '2026-12-20', delivery: 'provider' })
  const [deadline] = await deadlinesOf(student)
  expect(deadline?.['DESCRIPTION']).toContain('The sponsor takes applications on its own site.')
})

it('holds any title: folded at 75 bytes, escaped, and read back as it was', async () => {
  const student = await aStudent(app)
  const title = `Größe; "Preis", C:\\Pfad, 🎓${'🎓é'.repeat(60)}\r\nBEGIN:VEVENT`
  await saved(student, { title, deadline: '2026-12-20' })
  const [deadline] = await deadlinesOf(student)
  expect(deadline?.['SUMMARY']).toBe(`Deadline: ${title.replace('\r\n', '\n')}`)
})

type Component = Record<string, string>

async function calendarOf(student: Student) {
  const { path } = await feed(student, 'POST')
  const answer = await app.server.inject(path)
  expect(answer.statusCode).toBe(200)
  return parse(answer.body)
}

const deadlinesOf = async (student: Student) =>
  (await calendarOf(student)).events.filter((each) => each['UID']?.startsWith('deadline-'))

/** Reads a calendar by the rules of RFC 5545 section 3.1: lines, folds, escapes, nesting. */
function parse(text: string): { properties: Component; events: Component[] } {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line.isWellFormed()).toBe(true)
  }
  const properties: Component = {}
  const events: Component[] = []
  const open: string[] = []
  for (const line of text
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean)) {
    const [, name = '', value = ''] = /^([\w-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? []
    expect(name).not.toBe('')
    if (name === 'BEGIN') {
      open.push(value)
      if (value === 'VEVENT') events.push({})
    } else if (name === 'END') expect(open.pop()).toBe(value)
    else if (open.length === 1) properties[name] = unescape(value)
    // An alarm's text comes after its event's own and is another one.
    else if (name !== 'DESCRIPTION' || open.at(-1) === 'VEVENT')
      events.at(-1)![name] = unescape(value)
  }
  expect(open).toEqual([])
  return { properties, events }
}

const unescape = (value: string): string =>
  value.replaceAll(/\\(.)/g, (_match, sign: string) => (/n/i.test(sign) ? '\n' : sign))

async function feed({ headers }: Student, method: 'GET' | 'POST' | 'DELETE') {
  const url = '/api/v1/register-applicants/calendar-feed'
  return (await app.server.inject({ method, url, headers })).json().data
}

async function statuses(...paths: string[]): Promise<number[]> {
  const answers = await Promise.all(paths.map((path) => app.server.inject(path)))
  return answers.map(({ statusCode }) => statusCode)
}

async function saved({ headers }: Student, options: ScholarshipOptions): Promise<string> {
  const { id } = await aScholarship(app, options)
  const url = '/api/v1/scholarships/add-wishlist'
  await app.server.inject({ method: 'PUT', url, headers, payload: { scholarshipId: id } })
  return id
}
