import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../../../db/schema/accounts.ts'
import { outboxEmails } from '../../../../db/schema/sessions.ts'
import { supportRequests } from '../../../../db/schema/support.ts'
import { createTestApp, type TestApp } from '../../../../testing/app.ts'
import { ask } from '../../../../testing/factories/application.ts'
import { aStudent, type Student } from '../../../../testing/factories/student.ts'
import { aSupportRequest } from '../../../../testing/factories/support.ts'

let app: TestApp
let admin: Student
beforeAll(async () => {
  app = await createTestApp()
  admin = await aStudent(app, { role: 'ADMIN' })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(supportRequests)
  await app.db.delete(outboxEmails)
})

const QUEUE = '/admin/support-requests'
const answer = (id: string, text: string, key?: string, who: Student = admin) =>
  ask(app, who, 'POST', `${QUEUE}/${id}/answer`, {
    payload: { answer: text },
    ...(key !== undefined && { key }),
  })
const resolve = (id: string) => ask(app, admin, 'POST', `${QUEUE}/${id}/resolve`)
const list = async (query = '') => (await ask(app, admin, 'GET', QUEUE + query)).body.data
const mails = () => app.db.select().from(outboxEmails)

const aQuestion = async (student: Student) => {
  const payload = { query: 'Deadlines', description: 'When?\n\nAnd where?' }
  const asked = await ask(app, student, 'POST', '/scholarships/add-support', { payload })
  return String(asked.body.data.id)
}

describe('the queue', () => {
  it('has subscribers first, then who waits longest; what is resolved, the latest first', async () => {
    const ids: Record<string, string> = {}
    for (const [name, isPriority] of [
      ['early', false],
      ['late', false],
      ['early subscriber', true],
      ['late subscriber', true],
    ] as const) {
      ids[name] = await aSupportRequest(app, { description: name, isPriority })
      app.clock.advance({ seconds: 1 })
    }
    const named = async (query: string) => {
      const { total, requests } = await list(query)
      return [total, requests.map(({ description }: { description: string }) => description)]
    }
    const order = ['early subscriber', 'late subscriber', 'early', 'late']
    expect(await named('')).toEqual([4, order])
    expect(await named('?offset=1&limit=3')).toEqual([4, order.slice(1, 3)])
    expect(await named('?status=Resolved')).toEqual([0, []])

    for (const name of ['late', 'early subscriber']) {
      await resolve(ids[name] ?? '')
      app.clock.advance({ seconds: 1 })
    }
    expect(await named('?status=Active')).toEqual([2, ['late subscriber', 'early']])
    expect(await named('?status=Resolved')).toEqual([2, ['early subscriber', 'late']])
  })

  it('says who asked and how to reach them', async () => {
    const student = await aStudent(app, { isSubscriber: true })
    const id = await aQuestion(student)
    app.clock.advance({ seconds: 1 })
    await aSupportRequest(app)
    const { requests } = await list()
    expect(requests).toMatchObject([
      {
        id,
        name: 'Dana Reyes',
        email: student.email,
        applicantId: student.applicantId,
        isPriority: true,
      },
      { name: 'Guest', email: 'guest@example.org', phone: '614 555 0142', applicantId: null },
    ])
  })
})

const MAIL = `Hello Dana,

This is our answer to what you asked Laurel.

On Monday.

In the sponsor’s time zone.

You wrote on Friday, 20 November 2026 at 10:00 AM EST:

> Deadlines
>
> When?
>
> And where?

--

You get this email because somebody asked Laurel with this address. To ask something else: http://localhost:3000/auth/dashboard/support
`

describe('answering', () => {
  it('mails the answer with what was asked, and resolves the request', async () => {
    const student = await aStudent(app)
    await app.db
      .update(users)
      .set({ emailConfirmedAt: app.clock.now() })
      .where(eq(users.id, student.userId))
    const id = await aQuestion(student)
    app.clock.advance({ minutes: 1 })
    const { status, body } = await answer(id, 'On Monday.\n\nIn the sponsor’s time zone.')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id,
      status: 'Resolved',
      answer: 'On Monday.\n\nIn the sponsor’s time zone.',
      resolvedAt: app.clock.now().toISOString(),
    })
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: student.email,
      userId: student.userId,
      subject: 'Re: Deadlines',
    })
    expect(mail?.bodyText).toBe(MAIL)
    const own = await ask(app, student, 'GET', '/support-requests')
    expect(own.body.data).toMatchObject([{ id, status: 'Resolved', answer: body.data.answer }])
  })

  it('greets nobody by name, and leads to the contact page, where the address is a guest’s', async () => {
    await answer(await aSupportRequest(app), 'You may.')
    const [mail] = await mails()
    expect(mail).toMatchObject({
      recipient: 'guest@example.org',
      userId: null,
      aboutUserId: null,
      subject: 'Your message to Laurel',
    })
    expect(mail?.bodyText).toMatch(/^Hello,\n/)
    expect(mail?.bodyText).toContain('> May I apply from abroad?')
    expect(mail?.bodyText).toMatch(/\/contact\n$/)
  })

  it('goes to the address that the account has now, or that was typed on the contact page', async () => {
    const student = await aStudent(app)
    const id = await aQuestion(student)
    const { applicantId } = student
    const typed = await aSupportRequest(app, { applicantId, email: 'typed@example.org' })
    const email = 'dana.new@example.org'
    await app.db.update(users).set({ email }).where(eq(users.id, student.userId))
    const { requests } = await list()
    const reached = requests.map((request: { email: string }) => request.email)
    expect(reached.toSorted()).toEqual([email, 'typed@example.org'])
    for (const each of [id, typed]) await answer(each, 'On Monday.')
    const sent = (await mails()).toSorted((a, b) => a.recipient.localeCompare(b.recipient))
    expect(sent).toMatchObject([
      { recipient: email, userId: student.userId, aboutUserId: null },
      { recipient: 'typed@example.org', userId: null, aboutUserId: student.userId },
    ])
  })

  it('is done by one of two at once, and mailed once', async () => {
    const second = await aStudent(app, { role: 'ADMIN' })
    const id = await aSupportRequest(app)
    const answers = await Promise.all([
      answer(id, 'You may.'),
      answer(id, 'You may not.', undefined, second),
      resolve(id),
    ])
    const outcomes = answers.map(({ status, body }) => body.error?.code ?? status)
    expect(outcomes.toSorted()).toEqual([200, 'SUPPORT_RESOLVED', 'SUPPORT_RESOLVED'])
    const won = answers.find(({ status }) => status === 200)?.body.data
    const [row] = await app.db.select().from(supportRequests)
    expect(row?.answer).toBe(won.answer)
    const bodies = (await mails()).map(({ bodyText }) => bodyText)
    expect(bodies).toHaveLength(won.answer === null ? 0 : 1)
    for (const text of bodies) expect(text).toContain(won.answer)
  })

  it('happens once for a key, and the same key hears so', async () => {
    const [id, key] = [await aSupportRequest(app), randomUUID()]
    const first = await answer(id, 'You may.', key)
    const again = await answer(id, 'You may.', key)
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body.data).toEqual(first.body.data)
    expect(await mails()).toHaveLength(1)
    expect((await answer(id, 'Other', key)).body.error.code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('writes no mail where the request stays open', async () => {
    const id = await aSupportRequest(app)
    const { status, body } = await answer(id, ' ')
    expect([status, body.error.fields]).toEqual([400, { answer: 'Please write an answer.' }])
    const student = await aStudent(app)
    expect((await answer(id, 'You may.', undefined, student)).status).toBe(404)
    expect(await mails()).toEqual([])
    expect((await list()).total).toBe(1)
  })
})

it('resolves what needs no answer, without a mail', async () => {
  const id = await aSupportRequest(app)
  const { body } = await resolve(id)
  expect(body.data).toMatchObject({ status: 'Resolved', answer: null })
  expect(body.data.resolvedAt).toBe(app.clock.now().toISOString())
  expect((await resolve(id)).body.error.code).toBe('SUPPORT_RESOLVED')
  expect(await mails()).toEqual([])
})
