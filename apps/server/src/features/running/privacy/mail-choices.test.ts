import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { privacyRequests } from '../../../db/schema/privacy.ts'
import { outboxEmails, rateLimits } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { readAutomation } from '../../student/automation/queries.ts'
import { readMailChoices } from '../../common/mail/queries.ts'
import { forgetPrivacyRecords } from './forget-privacy-records.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://laurel.example' })
})
afterAll(() => app.close())
beforeEach(() => app.db.delete(rateLimits))

const ALL = { deadlineReminders: true, preparedDrafts: true, suggestions: true }
const NONE = { deadlineReminders: false, preparedDrafts: false, suggestions: false }

describe('choosing mails', () => {
  it('changes what is sent and leaves the rest; reminders are the setting of automations', async () => {
    const student = await aStudent(app)
    expect(await choicesOf(student)).toEqual(ALL)
    expect((await choose(student, { suggestions: false })).json().data).toEqual({
      ...ALL,
      suggestions: false,
    })
    await choose(student, { deadlineReminders: false })
    expect(await choicesOf(student)).toEqual({ ...NONE, preparedDrafts: true })
    expect(await readAutomation(app.db, student.applicantId)).toMatchObject({
      remindsOfDeadlines: false,
    })
    expect((await choose(student, {})).json().data).toEqual({ ...NONE, preparedDrafts: true })
  })

  it('loses no change of two at once, and refuses what is no choice', async () => {
    const student = await aStudent(app)
    await Promise.all([
      choose(student, { suggestions: false }),
      choose(student, { preparedDrafts: false }),
    ])
    expect(await choicesOf(student)).toEqual({ ...NONE, deadlineReminders: true })
    expect((await choose(student, { receipts: false })).statusCode).toBe(400)
    expect((await choose(student, { suggestions: 'no' })).statusCode).toBe(400)
  })
})

describe('ending mails by a link', () => {
  it.each([
    ['on the page', (token: string) => post('unsubscribe', { token })],
    ['by one click in a mail program', (token: string) => clickInProgram(token)],
  ])('ends them all without a sign-in, %s, however often', async (_where, follow) => {
    const student = await aStudent(app, { email: `dana-${Math.random()}@example.org` })
    const other = await aStudent(app)
    const token = app.unsubscribeTokens.issue(student.userId)
    for (let times = 0; times < 2; times += 1)
      expect((await follow(token)).json().data).toEqual({ email: 'd…@example.org' })
    expect(await choicesOf(student)).toEqual(NONE)
    expect(await choicesOf(other)).toEqual(ALL)
  })

  it('ends nothing when the address for programs is only opened, and leads to the page', async () => {
    const student = await aStudent(app)
    const token = app.unsubscribeTokens.issue(student.userId)
    const answer = await app.server.inject({ url: `/api/v1/unsubscribe/${token}` })
    expect(answer.statusCode).toBe(302)
    expect(answer.headers.location).toBe(`https://laurel.example/unsubscribe#${token}`)
    expect(await choicesOf(student)).toEqual(ALL)
  })

  it('knows no forged token', async () => {
    const { userId } = await aStudent(app)
    const token = app.unsubscribeTokens.issue(userId)
    const forged = (token.startsWith('A') ? 'B' : 'A') + token.slice(1)
    for (const wrong of [forged, token.slice(0, -2), 'x', userId]) {
      const answer = await post('unsubscribe', { token: wrong })
      expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'WRONG_CODE'])
    }
  })

  it('bounds guessing', async () => {
    let answer = await post('unsubscribe', { token: 'x' })
    for (let tries = 0; tries < 60; tries += 1) answer = await post('unsubscribe', { token: 'x' })
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBeDefined()
  })
})

describe('requests about personal data', () => {
  it('ends mails once the link was followed; following it again changes nothing', async () => {
    const student = await aStudent(app)
    const asked = await request('unsubscribe', student.email)
    expect(await choicesOf(student)).toEqual(ALL)
    const token = await mailedToken(student.email)
    const answer = await post('privacy-requests/confirmation', { token })
    expect(answer.json().data).toEqual({ kind: 'unsubscribe', reference: asked.reference })
    expect(await choicesOf(student)).toEqual(NONE)

    await choose(student, { suggestions: true })
    app.clock.advance({ days: 30 })
    expect((await post('privacy-requests/confirmation', { token })).statusCode).toBe(200)
    expect(await readMailChoices(app.db, student.userId)).toEqual({ ...NONE, suggestions: true })
  })

  it('answers and mails the same, whether the address is known or not', async () => {
    const student = await aStudent(app)
    for (const email of [student.email, 'nobody@example.com']) {
      const { reference, ...asked } = await request('do_not_sell', email)
      expect(reference).toMatch(/^DNS-[0-9A-Z]{6}$/)
      expect(asked).toEqual({ receivedAt: app.clock.now().toISOString(), isProved: false })
      const [mail] = await mailsTo(email)
      expect(mail?.subject).toBe(`Your request not to sell personal data: ${reference}`)
      expect(mail?.bodyText).toContain("Laurel sells nobody's personal data")
      expect(mail?.bodyText).not.toContain('Win a prize')
      const token = await mailedToken(email)
      expect((await post('privacy-requests/confirmation', { token })).json().data).toEqual({
        kind: 'do_not_sell',
        reference,
      })
    }
    const rows = await app.db
      .select()
      .from(privacyRequests)
      .where(eq(privacyRequests.email, 'nobody@example.com'))
    expect(rows).toMatchObject([{ name: 'Win a prize', confirmedAt: app.clock.now() }])
    expect(await readMailChoices(app.db, student.userId)).toEqual(ALL)
  })

  it('knows a link for seven days only', async () => {
    await request('do_not_sell', 'late@example.com')
    const token = await mailedToken('late@example.com')
    app.clock.advance({ days: 7 })
    const answer = await post('privacy-requests/confirmation', { token })
    expect(answer.json().error.code).toBe('WRONG_CODE')
  })

  it('mails nobody without end', async () => {
    for (let times = 0; times < 5; times += 1) await request('unsubscribe', 'much@example.com')
    const answer = await post('privacy-requests', {
      kind: 'unsubscribe',
      email: 'MUCH@example.com',
    })
    expect(answer.statusCode).toBe(429)
    expect(await mailsTo('much@example.com')).toHaveLength(5)
  })

  it('is forgotten after two years', async () => {
    await app.db.delete(privacyRequests)
    await request('do_not_sell', 'old@example.com')
    app.clock.advance({ days: 729 })
    expect(await forgetPrivacyRecords(app)).toMatchObject({ requests: 0 })
    app.clock.advance({ days: 2 })
    expect(await forgetPrivacyRecords(app)).toMatchObject({ requests: 1 })
  })
})

const post = (path: string, payload: object) =>
  app.server.inject({ method: 'POST', url: `/api/v1/${path}`, payload })

const clickInProgram = (token: string) =>
  app.server.inject({
    method: 'POST',
    url: `/api/v1/unsubscribe/${token}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })

const choose = ({ headers }: Student, payload: object) =>
  app.server.inject({
    method: 'PUT',
    url: '/api/v1/register-applicants/mail-choices',
    headers,
    payload,
  })

async function choicesOf({ headers }: Student) {
  const url = '/api/v1/register-applicants/mail-choices'
  return (await app.server.inject({ url, headers })).json().data
}

async function request(kind: string, email: string) {
  const answer = await post('privacy-requests', { kind, email, name: 'Win a prize', state: 'NV' })
  expect(answer.statusCode).toBe(200)
  return answer.json().data
}

const mailsTo = (email: string) =>
  app.db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email))

async function mailedToken(email: string): Promise<string> {
  const [mail] = await mailsTo(email)
  return /#([\w-]{43})/.exec(mail?.bodyText ?? '')?.[1] ?? ''
}
