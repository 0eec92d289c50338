import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { inflateRawSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../../../db/schema/accounts.ts'
import { files } from '../../../../db/schema/applications.ts'
import { modelUses } from '../../../../db/schema/essays.ts'
import { outboxEmails, rateLimits } from '../../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../../testing/app.ts'
import { ask, send, uploadCv, uploadLetter } from '../../../../testing/factories/application.ts'
import { anAssistantEssay } from '../../../../testing/factories/essay.ts'
import { aFamily } from '../../../../testing/factories/family.ts'
import { aScholarship, asks } from '../../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../../testing/factories/student.ts'
import { aSupportRequest } from '../../../../testing/factories/support.ts'
import { listPersonalTables } from '../../../../testing/search-tables.ts'
import { EXPORT_PARTS, NOT_EXPORTED } from './export-parts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.db.delete(rateLimits))

describe('exporting everything about a person', () => {
  it('leaves out no table that belongs to people, but for named reasons', async () => {
    const known = [...EXPORT_PARTS.flatMap(({ tables }) => tables), ...Object.keys(NOT_EXPORTED)]
    const personal = await listPersonalTables(app.db)
    // The files have a part of their own; requests are kept by address, without a reference.
    expect([...personal, 'privacy_requests'].toSorted()).toEqual([...known, 'files'].toSorted())
  })

  it('is one archive with what was given, sent, saved, uploaded and mailed', async () => {
    const { student, parent } = await aFamily(app, { answers: { gpa: [3.4] } })
    const file = asks('file', { limits: { fileType: ['.txt'] } })
    const scholarship = await aScholarship(app, {
      title: 'Harbour Award',
      requirements: [asks('editor'), file],
    })
    const letter = await uploadLetter(app, student, scholarship.asks[1]!)
    await uploadLetter(app, student, scholarship.asks[1]!)
    await send(app, student, scholarship.id, 'draft', [[scholarship.asks[0], '<p>First</p>']])
    await send(app, student, scholarship.id, 'received', [
      [scholarship.asks[0], '<p>Second</p>', 1],
      [scholarship.asks[1], letter],
    ])
    await ask(app, student, 'POST', '/register-applicants/calendar-feed')
    await ask(app, student, 'GET', `/scholarships/${scholarship.id}?source=matches`)
    await app.background.settle()
    await mailCode(student)

    const { entries, headers } = await exported(student)
    expect(headers['content-disposition']).toBe('attachment; filename="Laurel-2026-11-20.zip"')
    expect(headers['cache-control']).toBe('private, no-store')
    expect([...entries.keys()]).toEqual([
      ...EXPORT_PARTS.map(({ name }) => name),
      'files.json',
      'files/letter.txt',
      'files/letter (2).txt',
      'README.txt',
    ])
    const json = (name: string) => JSON.parse(entries.get(name) ?? '')
    expect(json('profile.json')).toMatchObject({
      account: { email: student.email, firstName: 'Dana' },
      students: [{ timeZone: 'America/New_York' }],
    })
    expect(json('answers.json').profile).toMatchObject([{ factKey: 'gpa', value: 3.4 }])
    expect(json('applications.json')).toMatchObject([
      {
        scholarship: 'Harbour Award',
        status: 'Received',
        versions: [{ value: '<p>First</p>' }, { value: '<p>Second</p>' }, {}],
        receipt: { recipient: 'Harbour Light Trust', sender: { email: student.email } },
      },
    ])
    expect(json('saved.json').opened).toMatchObject([
      { scholarship: 'Harbour Award', source: 'matches', seenOn: '2026-11-20' },
    ])
    expect(json('family.json').parents).toMatchObject([{ firstName: 'Maria', lastName: 'Lopez' }])
    expect(json('sessions.json')).toHaveLength(1)
    expect(entries.get('mails.json')).toContain('With this code')
    expect(entries.get('files/letter.txt')).toBe('Dear committee')
    expect(entries.get('README.txt')).toContain('applications.json: your applications')
    expect(entries.get('README.txt')).not.toContain('could not be read')
    expect([...entries.values()].join()).not.toContain(parent.email)
  })

  it('holds the chats with the assistant, what they cost and who wrote what of an essay', async () => {
    const student = await aStudent(app)
    const { applicantId } = student
    const { id, asks: ids } = await aScholarship(app, { requirements: [asks('editor')] })
    const html = '<p>Nursing is where patience becomes work.</p>'
    const essay = { scholarshipId: id, requirementId: ids[0] ?? '', html }
    await anAssistantEssay(app, student, essay)
    await send(app, student, id, 'Draft', [[ids[0], html]])
    await app.db.insert(modelUses).values({
      id: randomUUID(),
      applicantId,
      purpose: 'essay',
      model: 'built-in',
      inputTokens: 1,
      outputTokens: 2,
      outcome: 'counted',
      milliseconds: 3,
      usedAt: app.clock.now(),
    })
    const { entries } = await exported(student)
    const json = (name: string) => JSON.parse(entries.get(name) ?? '')
    expect(json('chats.json')).toMatchObject([
      { scholarship: 'Harbour Light Award', messages: [{ author: 'assistant', essay: { html } }] },
    ])
    expect(json('assistant.json')).toMatchObject([{ model: 'built-in', outputTokens: 2 }])
    expect(json('applications.json')[0].essayRecords).toMatchObject([
      { ordinal: 1, edits: [{ added: [{ author: 'assistant', text: html }] }] },
    ])
  })

  it('holds what was asked of support, as a guest too once the address is proven', async () => {
    const student = await aStudent(app)
    const { email, userId } = student
    await aSupportRequest(app, { email, description: 'As a guest' })
    await aSupportRequest(app, { description: 'Of another guest' })
    const payload = { query: 'Deadlines', description: 'With an account' }
    await ask(app, student, 'POST', '/scholarships/add-support', { payload })
    const asked = async () => {
      const { entries } = await exported(student)
      const rows = JSON.parse(entries.get('support.json') ?? '') as { description: string }[]
      return rows.map(({ description }) => description).toSorted()
    }
    await app.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, userId))
    expect(await asked()).toEqual(['With an account'])
    const emailConfirmedAt = app.clock.now()
    await app.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, userId))
    expect(await asked()).toEqual(['As a guest', 'With an account'])
  })

  it('holds nothing that would let somebody in, and nothing of others', async () => {
    const student = await aStudent(app)
    const other = await aStudent(app)
    await app.db.update(users).set({ passwordHash: '$argon2id$secret' })
    const feed = await ask(app, student, 'POST', '/register-applicants/calendar-feed')
    await uploadCv(app, student)
    const code = await mailCode(student)
    await mailCode(other)
    const { entries } = await exported(student)
    const all = [...entries.values()].join()
    const [token] = /[0-9a-f]{40}/.exec(feed.body.data.path) ?? ['']
    const [file] = await app.db
      .select()
      .from(files)
      .where(eq(files.applicantId, student.applicantId))
    for (const secret of ['argon2', token, code, file!.id, other.email, other.userId])
      expect(all).not.toContain(secret)
    expect(all).not.toMatch(/token_?hash|#[\w-]{20,}/i)
  })

  it('keeps mails to an address that nobody has shown to be theirs to itself', async () => {
    const student = await aStudent(app)
    await app.db.insert(outboxEmails).values({
      id: randomUUID(),
      recipient: student.email,
      subject: 'For whoever owns the address',
      bodyText: '',
      createdAt: app.clock.now(),
    })
    await app.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, student.userId))
    expect((await exported(student)).entries.get('mails.json')).toBe('[]\n')
    const emailConfirmedAt = app.clock.now()
    await app.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, student.userId))
    expect((await exported(student)).entries.get('mails.json')).toContain('For whoever owns')
  })

  it('names a document that cannot be read, and holds the others', async () => {
    const student = await aStudent(app)
    await uploadCv(app, student)
    await uploadCv(app, student)
    const [lost] = await app.db
      .select()
      .from(files)
      .where(eq(files.applicantId, student.applicantId))
    await app.files.remove(lost!.id)
    const { entries } = await exported(student)
    const documents = [...entries.keys()].filter((name) => name.startsWith('files/'))
    expect(documents).toHaveLength(1)
    const missing = ['files/cv.pdf', 'files/cv (2).pdf'].find((name) => !documents.includes(name))
    expect(entries.get('README.txt')).toContain(`- ${missing}\r\n`)
  })

  it('is made five times an hour at most', async () => {
    const [student, other] = [await aStudent(app), await aStudent(app)]
    for (let times = 0; times < 5; times += 1) await exported(student)
    const refused = await get(student)
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect((await get(other)).statusCode).toBe(200)
  })

  it('never holds a document in memory as a whole, and stops when nobody reads any more', async () => {
    const student = await aStudent(app)
    await uploadCv(app, student)
    let given = 0
    let isClosed = false
    async function* endless() {
      try {
        for (; given < 1000; given += 1) yield Buffer.alloc(1_048_576, given)
      } finally {
        isClosed = true
      }
    }
    const files = { ...app.files }
    app.files.read = async () => Readable.from(endless(), { objectMode: false, highWaterMark: 1 })
    try {
      const address = await app.server.listen({ port: 0, host: '127.0.0.1' })
      const url = `${address}/api/v1/register-applicants/export`
      const reader = (await fetch(url, { headers: student.headers })).body?.getReader()
      let receivedBytes = 0
      while (receivedBytes < 200 * 1_048_576) {
        receivedBytes += (await reader?.read())?.value?.length ?? Infinity
        expect(given - receivedBytes / 1_048_576).toBeLessThan(60)
      }
      expect(receivedBytes).toBeLessThan(Infinity)
      await reader?.cancel()
      await expect.poll(() => isClosed).toBe(true)
    } finally {
      Object.assign(app.files, files)
    }
  })
})

const get = ({ headers }: Pick<Student, 'headers'>) =>
  app.server.inject({ url: '/api/v1/register-applicants/export', headers })

async function exported(student: Student) {
  const { statusCode, headers, rawPayload } = await get(student)
  expect(statusCode).toBe(200)
  return { entries: unzip(rawPayload), headers }
}

/** The texts of an archive by name, read as other programs do: from the directory at its end. */
function unzip(archive: Buffer): Map<string, string> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  const entries = new Map<string, string>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [nameLength, extraLength] = [archive.readUInt16LE(at + 28), archive.readUInt16LE(at + 30)]
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(start, start + archive.readUInt32LE(at + 20))
    const isPacked = archive.readUInt16LE(at + 10) === 8
    entries.set(name, (isPacked ? inflateRawSync(bytes) : bytes).toString('utf8'))
    at += 46 + nameLength + extraLength + archive.readUInt16LE(at + 32)
  }
  return entries
}

/** Asks for a code by mail and answers with it. */
async function mailCode(student: Student): Promise<string> {
  await ask(app, student, 'POST', '/register-applicants/forgot-password', {
    payload: { email: student.email },
  })
  await app.background.settle()
  const [mail] = await app.db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.userId, student.userId))
  return /\b\d{6}\b/.exec(mail?.bodyText ?? '')?.[0] ?? 'no code'
}
