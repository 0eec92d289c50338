import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { idempotencyKeys, rateLimits } from '../../../db/schema/sessions.ts'
import { supportRequests } from '../../../db/schema/support.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { untilLocked } from '../../../testing/until-locked.ts'
import { closeAccount } from '../../people/profile/close-account.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(supportRequests)
  await app.db.delete(rateLimits)
})

const NOBODY = { headers: { authorization: '' } }
const QUESTION = { query: 'Deadlines', description: 'When does it close?' }
const MESSAGE = {
  email: 'Guest@Example.org ',
  phone: '614 555 0142',
  description: 'May I apply from abroad?',
}

const add = (who: Pick<Student, 'headers'>, payload: object, key?: string) =>
  ask(app, who, 'POST', '/scholarships/add-support', {
    payload,
    ...(key !== undefined && { key }),
  })
const stored = () => app.db.select().from(supportRequests)

describe('somebody who is signed in', () => {
  it('asks in the name, with the address and phone of the account, whatever else is sent', async () => {
    const student = await aStudent(app)
    const other = await aStudent(app)
    await app.db.update(users).set({ phone: '555' }).where(eq(users.id, student.userId))
    const { status, body } = await add(student, {
      ...QUESTION,
      ...MESSAGE,
      description: ' When does it close? ',
      name: 'The Director',
      applicantId: other.applicantId,
      status: 'Resolved',
    })
    expect(status).toBe(200)
    const said = { ...QUESTION, status: 'Active', answer: null, resolvedAt: null }
    expect(body.data).toEqual({
      id: expect.any(String),
      createdAt: '2026-11-20T15:00:00.000Z',
      ...said,
    })
    expect(await stored()).toMatchObject([
      {
        ...said,
        id: body.data.id,
        applicantId: student.applicantId,
        name: 'Dana Reyes',
        email: student.email,
        phone: '555',
        isPriority: false,
      },
    ])
  })

  it('comes first while subscribed, to the instant', async () => {
    const student = await aStudent(app)
    const isPriority = async (subscribedUntil: Date) => {
      const mine = eq(applicants.id, student.applicantId)
      await app.db.update(applicants).set({ subscribedUntil }).where(mine)
      const { id } = (await add(student, QUESTION)).body.data
      return (await stored()).find((row) => row.id === id)?.isPriority
    }
    const now = app.clock.now().getTime()
    expect(await isPriority(new Date(now + 1))).toBe(true)
    expect(await isPriority(new Date(now))).toBe(false)
  })

  it('gets the answer at the address typed on the contact page', async () => {
    const student = await aStudent(app, { isSubscriber: true })
    expect((await add(student, MESSAGE)).body.data.query).toBe('')
    expect(await stored()).toMatchObject([
      {
        applicantId: student.applicantId,
        name: 'Dana Reyes',
        email: 'guest@example.org',
        phone: MESSAGE.phone,
        isPriority: true,
      },
    ])
  })

  it('leaves nothing to an account that is being closed meanwhile', async () => {
    const student = await aStudent(app)
    const closing = await app.db.transaction(async (tx) => {
      await closeAccount(tx, app, student.userId, 'own_request')
      const adding = add(student, QUESTION)
      await untilLocked(app.db)
      return { adding }
    })
    const { status, body } = await closing.adding
    expect([status, body.error.code]).toEqual([401, 'SESSION_ENDED'])
    expect(await stored()).toEqual([])
  })

  it('reads what they asked, the latest first, and nothing of others', async () => {
    const [student, other] = [await aStudent(app), await aStudent(app)]
    await add(other, QUESTION)
    const first = await add(student, QUESTION)
    app.clock.advance({ seconds: 1 })
    const second = await add(student, MESSAGE)
    const { body } = await ask(app, student, 'GET', '/support-requests')
    expect(body.data).toEqual([second.body.data, first.body.data])
  })
})

describe('a guest', () => {
  it('is called Guest and has no priority', async () => {
    const { status, body } = await add(NOBODY, { ...MESSAGE, name: 'The Director' })
    expect([status, body.data.status]).toEqual([200, 'Active'])
    expect(await stored()).toMatchObject([
      {
        applicantId: null,
        name: 'Guest',
        email: 'guest@example.org',
        phone: MESSAGE.phone,
        query: '',
        description: MESSAGE.description,
        isPriority: false,
      },
    ])
  })

  it('keeps what was asked where a session has ended in the middle of a complete form', async () => {
    const ended = { headers: { authorization: 'Bearer ended' } }
    expect((await add(ended, { ...QUESTION, ...MESSAGE })).status).toBe(200)
    expect(await stored()).toMatchObject([{ name: 'Guest', query: 'Deadlines' }])
  })
})

it.each([
  ['nobody', NOBODY],
  ['an ended session', { headers: { authorization: 'Bearer ended' } }],
])('asks %s to sign in again for what only an account can ask', async (_who, who) => {
  const { status, body } = await add(who, QUESTION)
  expect([status, body.error.code]).toEqual([401, 'SESSION_ENDED'])
  expect(await stored()).toEqual([])
})

describe('what is missing or too long', () => {
  it('is named to a guest by field', async () => {
    const fieldsOf = async (body: object) => (await add(NOBODY, body)).body.error.fields
    expect(await fieldsOf({})).toEqual({
      email: 'Please input your email address!',
      phone: 'Please input your phone',
      description: 'Please input your message',
    })
    expect(await fieldsOf({ ...MESSAGE, email: 'guest', phone: ' ' })).toEqual({
      email: 'Please enter a validate email!',
      phone: 'Please input your phone',
    })
    expect(await fieldsOf({ ...MESSAGE, query: 7 })).toEqual({ query: 'Please input your query' })
    expect(await fieldsOf({ ...MESSAGE, subject: 'x' })).toEqual({
      subject: 'This field is not known.',
    })
  })

  it('is named to whoever is signed in by field', async () => {
    const student = await aStudent(app)
    const fieldsOf = async (body: object) => (await add(student, body)).body.error.fields
    expect(await fieldsOf({ description: ' ' })).toEqual({
      query: 'Please input your query',
      description: 'Please input your description',
    })
    expect(await fieldsOf({ query: 'x'.repeat(201), description: 'x'.repeat(5001) })).toEqual({
      query: 'Please use at most 200 characters.',
      description: 'Please use at most 5,000 characters.',
    })
    expect(await stored()).toEqual([])
  })

  it('is no fault of ours where no database keeps it', async () => {
    const answer = await add(await aStudent(app), { ...QUESTION, description: 'a\0b' })
    expect([answer.status, answer.body.error.code]).toEqual([400, 'MALFORMED_REQUEST'])
  })
})

describe('the same key', () => {
  it.each([
    ['somebody signed in', async () => aStudent(app), QUESTION],
    ['a guest', async () => NOBODY, MESSAGE],
  ])('of %s asks once, even five times at once', async (_who, aPerson, body) => {
    const [who, key] = [await aPerson(), randomUUID()]
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(who, body, key)))
    app.clock.advance({ minutes: 1 })
    answers.push(await add(who, body, key))
    const [row] = await stored()
    expect(await stored()).toHaveLength(1)
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect(answer.body.data).toEqual(answers[0]?.body.data)
      expect(answer.body.data).toMatchObject({ id: row?.id, description: body.description })
    }
    const other = await add(who, { ...body, description: 'Another' }, key)
    expect([other.status, other.body.error.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH'])
    const keys = await app.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
    expect(JSON.stringify(keys)).not.toMatch(/close|abroad|example/)
  })
})

describe('too many requests', () => {
  const statusesOf = async (times: number, once: (turn: number) => ReturnType<typeof add>) => {
    const statuses: number[] = []
    for (let turn = 0; turn < times; turn += 1) statuses.push((await once(turn)).status)
    return statuses
  }
  const ten = Array.from({ length: 10 }, () => 200)

  it('are refused by account, and the others still ask', async () => {
    const [student, other] = [await aStudent(app), await aStudent(app)]
    const key = randomUUID()
    await add(student, QUESTION, key)
    expect(await statusesOf(10, () => add(student, QUESTION))).toEqual([...ten.slice(1), 429])
    expect((await add(other, QUESTION)).status).toBe(200)
    expect((await add(student, QUESTION, key)).status).toBe(200)
  })

  it('are refused by the address that guests type, and by network', async () => {
    expect(await statusesOf(11, () => add(NOBODY, MESSAGE))).toEqual([...ten, 429])
    const others = await statusesOf(51, (turn) =>
      add(NOBODY, { ...MESSAGE, email: `guest-${turn}@example.org` }),
    )
    expect([others.indexOf(429), others.filter((status) => status === 200)]).toEqual([
      49,
      Array.from({ length: 49 }, () => 200),
    ])
    expect((await add(await aStudent(app), QUESTION)).status).toBe(200)
  })
})
