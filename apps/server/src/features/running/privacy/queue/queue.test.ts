import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../../../db/schema/accounts.ts'
import { privacyRequests } from '../../../../db/schema/privacy.ts'
import { outboxEmails, rateLimits } from '../../../../db/schema/sessions.ts'
import { supportRequests } from '../../../../db/schema/support.ts'
import { createTestApp, type TestApp } from '../../../../testing/app.ts'
import { ask } from '../../../../testing/factories/application.ts'
import { aPrivacyRequest } from '../../../../testing/factories/privacy.ts'
import { aStudent, type Student } from '../../../../testing/factories/student.ts'
import { aSupportRequest } from '../../../../testing/factories/support.ts'
import { forgetPrivacyRecords } from '../forget-privacy-records.ts'
import { warnOfDue } from './warn-of-due.ts'

let app: TestApp
let admin: Student
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  await app.db.delete(privacyRequests)
  await app.db.delete(outboxEmails)
  await app.db.delete(rateLimits)
  await app.db.delete(supportRequests)
  await app.db.update(users).set({ role: 'APPLICANT' })
  admin = await anAdmin()
})

describe('asking', () => {
  it('waits for the mailed link, however often it is asked, and then is one request', async () => {
    const first = await request({ kind: 'know', email: 'dana@example.org' })
    app.clock.advance({ days: 3 })
    const again = await request({ kind: 'know', email: 'dana@example.org' })
    expect(again).toEqual({
      reference: first.reference,
      receivedAt: app.clock.now().toISOString(),
      isProved: false,
    })
    expect(await list('open')).toEqual([])
    expect(await list('unproved')).toMatchObject([{ kind: 'know', urgency: 'none' }])
    await follow('dana@example.org')
    expect(await list('open')).toMatchObject([
      {
        reference: first.reference,
        status: 'proved',
        receivedAt: '2026-11-20T15:00:00.000Z',
        dueAt: '2027-01-05T04:59:59.999Z',
        canExtend: true,
      },
    ])
    // Asked once more: the answer is the same, and the mail says that we have it.
    const third = await request({ kind: 'know', email: 'dana@example.org' })
    expect(third).toEqual({ ...again, receivedAt: app.clock.now().toISOString() })
    expect(await list('open')).toHaveLength(1)
    expect(await mailed('dana@example.org')).toContain('We have your request')
  })

  it('is one request where two are made at once', async () => {
    const asked = { kind: 'delete', email: 'two@example.org' }
    const [one, two] = await Promise.all([request(asked), request(asked)])
    expect(one.reference).toBe(two.reference)
    expect(await list('unproved')).toHaveLength(1)
  })

  it('is proved by a sign-in with a proven address, and for no other', async () => {
    const student = await aStudent(app)
    const asked = { kind: 'correct', details: 'My name.' }
    const unproven = await request({ ...asked, email: student.email }, student)
    expect(unproven.isProved).toBe(false)
    await confirmAddress(student)
    const others = await request({ ...asked, email: 'victim@example.org' }, student)
    expect(others.isProved).toBe(false)
    const own = await request({ ...asked, email: student.email }, student)
    expect(own).toMatchObject({ reference: unproven.reference, isProved: true })
    expect(await list('open')).toMatchObject([{ email: student.email, details: 'My name.' }])
    expect(await mailed(student.email)).toContain('there is nothing to confirm')
  })

  it('needs words where the kind says nothing by itself', async () => {
    const answer = await post({ kind: 'correct', email: 'dana@example.org', details: '  ' })
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      400,
      { details: 'Please write what it is about.' },
    ])
    const many = { kind: 'appeal', email: 'dana@example.org', details: 'x'.repeat(4001) }
    expect((await post(many)).json().error.fields).toHaveProperty('details')
  })

  it('answers to know twice in 12 months, and refuses a third with the reason', async () => {
    const email = 'often@example.org'
    const askAndProve = async () => {
      await request({ kind: 'know', email })
      await follow(email)
      const [latest] = await list('open')
      return latest
    }
    for (let times = 0; times < 2; times += 1) {
      const { id } = await askAndProve()
      await settle(id, 'done')
      app.clock.advance({ days: 100 })
    }
    expect(await askAndProve()).toBeUndefined()
    const [refused] = await list('settled')
    expect(refused).toMatchObject({ status: 'refused', kind: 'know' })
    expect(await mailed(email)).toMatch(/asked 2 times[^]*You may appeal/)
    app.clock.advance({ days: 200 })
    expect(await askAndProve()).toMatchObject({ status: 'proved' })
  })
})

describe('an administrator', () => {
  it('takes a request up, takes more time once with a reason, and answers', async () => {
    const id = await aPrivacyRequest(app, { kind: 'correct', details: 'My name.' })
    expect((await move(id, 'work')).body.data).toMatchObject({ status: 'in_work' })
    const { body } = await move(id, 'extension', { reason: 'It stands in many places.' })
    expect(body.data).toMatchObject({
      status: 'extended',
      dueAt: '2027-02-19T04:59:59.999Z',
      canExtend: false,
    })
    expect(await mailed('guest@example.org')).toMatch(
      /more time[^]*many places[^]*18 February 2027/,
    )
    expect((await move(id, 'extension', { reason: 'Again' })).body.error.code).toBe('PRIVACY_MOVED')
    expect((await settle(id, 'done')).body.data).toMatchObject({ status: 'done', urgency: 'none' })
    expect((await settle(id, 'refused')).body.error.code).toBe('PRIVACY_MOVED')
    expect((await move(id, 'work')).body.error.code).toBe('PRIVACY_MOVED')
  })

  it.each(['do_not_sell', 'appeal'] as const)('takes no more time for %s', async (kind) => {
    const id = await aPrivacyRequest(app, { kind })
    expect((await move(id, 'extension', { reason: 'Busy' })).body.error.code).toBe('PRIVACY_MOVED')
  })

  it('says why something is refused, and how to appeal', async () => {
    const id = await aPrivacyRequest(app)
    await settle(id, 'refused', 'We keep nothing under this address.')
    const mail = await mailed('guest@example.org')
    expect(mail).toContain('We keep nothing under this address.')
    expect(mail).toMatch(/You may appeal[^]*\/privacy#request and name KNW-/)
  })

  it('settles nothing that is not proved', async () => {
    const id = await aPrivacyRequest(app, { status: 'received', confirmedAt: null })
    expect((await settle(id, 'done')).body.error.code).toBe('PRIVACY_MOVED')
    expect(await app.db.$count(outboxEmails)).toBe(0)
  })

  it('of two at once moves it once', async () => {
    const id = await aPrivacyRequest(app)
    const answers = await Promise.all([settle(id, 'done'), settle(id, 'refused')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await app.db.$count(outboxEmails)).toBe(1)
  })

  it('deletes the account and what was written as a guest, and forgets who it was', async () => {
    const student = await aStudent(app)
    await aSupportRequest(app, { email: student.email })
    const id = await aPrivacyRequest(app, { kind: 'delete', email: student.email })
    expect(await list('open')).toMatchObject([{ hasAccount: true }])
    await settle(id, 'done')
    expect(await list('settled')).toMatchObject([{ name: '', hasAccount: false }])
    const [row] = await app.db.select().from(privacyRequests)
    expect(row?.email).not.toBe(student.email)
    const [user] = await app.db.select().from(users).where(eq(users.id, student.userId))
    expect(user?.purgeReason).toBe('own_request')
    expect(await app.db.$count(supportRequests)).toBe(0)
    expect((await ask(app, student, 'GET', '/support-requests')).status).toBe(401)
  })
})

describe('time', () => {
  it.each([
    ['know', '', '2027-01-05T05:00:00Z'],
    ['do_not_sell', '', '2026-12-12T05:00:00Z'],
    ['do_not_sell', 'Nevada', '2027-01-20T05:00:00Z'],
    ['appeal', '', '2027-01-05T05:00:00Z'],
  ] as const)('warns of %s (%s) from ten days before, once, and then is late', async (...row) => {
    const [kind, state, over] = row
    await confirmAddress(admin)
    const id = await aPrivacyRequest(app, { kind, state })
    app.clock.set(over)
    app.clock.advance({ days: -10, minutes: -1 })
    await warnOfDue(app)
    expect(await list('open')).toMatchObject([{ urgency: 'none' }])
    expect(await app.db.$count(outboxEmails)).toBe(0)
    app.clock.advance({ minutes: 1 })
    await warnOfDue(app)
    await warnOfDue(app)
    expect(await list('open')).toMatchObject([{ urgency: 'soon' }])
    expect(await mailsTo(admin.email)).toMatchObject([{ subject: 'A privacy request is due soon' }])
    expect(await app.db.$count(outboxEmails)).toBe(1)
    app.clock.set(over)
    expect(await list('open')).toMatchObject([{ urgency: 'late' }])
    const { body } = await settle(id, 'done')
    expect(body.data).toMatchObject({ status: 'done', urgency: 'late' })
  })

  it('has what is due first at the top', async () => {
    for (const kind of ['know', 'appeal', 'do_not_sell'] as const)
      await aPrivacyRequest(app, { kind, receivedAt: app.clock.now() })
    expect((await list('open'))[0]).toMatchObject({ kind: 'do_not_sell' })
  })

  it('keeps a record for two years after its end, and what waits for as long as it does', async () => {
    const id = await aPrivacyRequest(app)
    await aPrivacyRequest(app, { email: 'waits@example.org' })
    app.clock.set('2027-02-01T00:00:00Z')
    await settle(id, 'done')
    app.clock.set('2029-01-31T23:59:59Z')
    expect(await forgetPrivacyRecords(app)).toMatchObject({ requests: 0 })
    app.clock.set('2029-02-01T00:00:00Z')
    expect(await forgetPrivacyRecords(app)).toMatchObject({ requests: 1 })
    expect(await app.db.$count(privacyRequests)).toBe(1)
  })
})

it('records as done what people do by themselves', async () => {
  const student = await aStudent(app)
  await confirmAddress(student)
  for (let times = 0; times < 2; times += 1)
    await app.server.inject({
      url: '/api/v1/register-applicants/export',
      headers: student.headers,
    })
  expect(await list('settled')).toMatchObject([
    { kind: 'know', status: 'done', email: student.email },
  ])
  await ask(app, student, 'POST', '/users/auth/account-deletion', { payload: {} })
  const kinds = (await list('settled')).map(({ kind }: { kind: string }) => kind)
  expect(kinds.toSorted()).toEqual(['delete', 'know'])
})

interface Asked {
  kind: string
  email: string
  details?: string
}

const post = (payload: Asked, who?: Student) =>
  app.server.inject({
    method: 'POST',
    url: '/api/v1/privacy-requests',
    payload,
    ...(who && { headers: who.headers }),
  })

const request = async (asked: Asked, who?: Student) => (await post(asked, who)).json().data

async function follow(email: string): Promise<void> {
  const token = [...(await mailed(email)).matchAll(/#([\w-]{43})/g)].at(-1)?.[1]
  await app.server.inject({
    method: 'POST',
    url: '/api/v1/privacy-requests/confirmation',
    payload: { token },
  })
}

const mailsTo = (email: string) =>
  app.db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, email))
    .orderBy(outboxEmails.createdAt)

/** All that an address was told, one mail below the other. */
const mailed = async (email: string): Promise<string> =>
  (await mailsTo(email)).map(({ bodyText }) => bodyText).join('\n')

const confirmAddress = ({ userId }: Student) =>
  app.db.update(users).set({ emailConfirmedAt: app.clock.now() }).where(eq(users.id, userId))

const QUEUE = '/admin/privacy-requests'
/** Signed in anew: sessions end in the times that are passed here. */
const anAdmin = () => aStudent(app, { role: 'ADMIN' })
const list = async (view: string) =>
  (await ask(app, await anAdmin(), 'GET', `${QUEUE}?view=${view}`)).body.data.requests
const move = async (id: string, noun: string, payload?: object) =>
  ask(app, await anAdmin(), 'POST', `${QUEUE}/${id}/${noun}`, { ...(payload && { payload }) })
const settle = (id: string, outcome: string, answer = 'This is it.') =>
  move(id, 'settlement', { outcome, answer })
