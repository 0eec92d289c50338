import type { Webhook } from '@laurel/contract/webhooks'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { webhookDeliveries, webhooks } from '../../../db/schema/integrations.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import type { PostOutcome } from '../../../integrations/webhooks/post-message.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { send } from '../../../testing/factories/application.ts'
import { aScholarship, type StoredScholarship } from '../../../testing/factories/scholarship.ts'
import { aSponsor, aStudent, type Student } from '../../../testing/factories/student.ts'
import { readOwnOrganisations } from '../organisations/queries.ts'
import { deliverWebhooks } from './deliver.ts'
import { forgetOldDeliveries } from './forget-old-deliveries.ts'
import { readWebhooks } from './queries.ts'

let app: TestApp
let scholarship: StoredScholarship
let owner: Student
let organisationId: string
beforeAll(async () => {
  app = await createTestApp()
  scholarship = await aScholarship(app)
  owner = await aSponsor(app, scholarship.id)
  organisationId = (await readOwnOrganisations(app.db, owner.userId))[0]!.id
})
afterAll(() => app.close())
beforeEach(async () => {
  app.clock.set('2026-11-20T15:00:00Z')
  await app.db.delete(webhooks)
})

async function ask(method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, who = owner) {
  const answer = await app.server.inject({
    method,
    url: `/api/v1/organisations/${organisationId}/webhooks${path}`,
    headers: who.headers,
    ...(payload && { payload }),
  })
  const { data, error } = answer.json()
  return { status: answer.statusCode, data, error }
}

const URL_ = 'https://hooks.example.org/laurel'
const make = async (url = URL_) => {
  const { data } = await ask('POST', '', { url, events: ['application.received'] })
  return data as { id: string; secret: string }
}

/** Stands in for the receiver; `post` in `deliverWebhooks`. */
function aReceiver(outcomes: PostOutcome[] = []) {
  const posts: { url: string; headers: Record<string, string>; body: string }[] = []
  return {
    posts,
    post: (url: string, headers: Record<string, string>, body: string) => {
      posts.push({ url, headers, body })
      return Promise.resolve(outcomes[posts.length - 1] ?? { status: 200 })
    },
  }
}

describe('webhooks', () => {
  it('tells of an application in the moment it is received, once, without a name', async () => {
    await make()
    await send(app, await aStudent(app), scholarship.id, 'received')
    await send(app, await aStudent(app), scholarship.id, 'draft')
    const receiver = aReceiver()
    expect(await deliverWebhooks(app, receiver.post)).toBe(1)
    expect(await deliverWebhooks(app, receiver.post)).toBe(0)
    expect(receiver.posts).toHaveLength(1)
    const [{ url, headers, body }] = receiver.posts as [(typeof receiver.posts)[number]]
    expect(url).toBe(URL_)
    expect(JSON.parse(body)).toEqual({
      type: 'application.received',
      timestamp: '2026-11-20T15:00:00.000Z',
      data: { applicationId: expect.any(String), scholarshipId: scholarship.id },
    })
    expect(headers['webhook-signature']).toMatch(/^v1,/)
    expect(await ask('GET', '')).toMatchObject({
      data: [{ latest: { state: 'delivered', outcome: 'Answered 200' } }],
    })
  })

  it('does not tell other organisations, nor of events that were not asked for', async () => {
    await ask('POST', '', { url: URL_, events: ['decision.announced'] })
    const other = await aScholarship(app, { sponsor: 'Another Fund' })
    await send(app, await aStudent(app), scholarship.id, 'received')
    await make()
    await send(app, await aStudent(app), other.id, 'received')
    expect(await app.db.$count(webhookDeliveries)).toBe(0)
  })

  it('tries for three days with growing pauses, each time with the same id and words', async () => {
    await make()
    await send(app, await aStudent(app), scholarship.id, 'received')
    const receiver = aReceiver(Array.from({ length: 20 }, () => ({ status: 500 })))
    const tried: number[] = []
    for (let minute = 0; minute < 5 * 24 * 60; minute++) {
      const before = receiver.posts.length
      // After the first hour pauses are whole minutes of hours: looking once an hour is enough.
      if (minute < 60 || minute % 60 === 0) await deliverWebhooks(app, receiver.post)
      if (receiver.posts.length > before) tried.push(minute)
      app.clock.advance({ minutes: 1 })
    }
    expect(tried.length).toBe(10)
    expect(tried.slice(0, 4)).toEqual([0, 1, 6, 36])
    expect(tried.at(-1)! / 60).toBeGreaterThan(71)
    expect(new Set(receiver.posts.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(receiver.posts.map(({ body }) => body)).size).toBe(1)
    expect(await readWebhooks(app.db, organisationId)).toMatchObject([
      { latest: { state: 'failed', outcome: 'Answered 500' } },
    ])
  })

  it('keeps others waiting once for one that does not answer', async () => {
    const silent = await make('https://silent.example.org/')
    await make()
    for (let sent = 0; sent < 3; sent++)
      await send(app, await aStudent(app), scholarship.id, 'received')
    const calls: string[] = []
    const post = (url: string): Promise<PostOutcome> => {
      calls.push(url)
      return Promise.resolve(
        url.includes('silent') ? { problem: 'No answer within 10 seconds.' } : { status: 200 },
      )
    }
    expect(await deliverWebhooks(app, post)).toBe(3)
    expect(calls.filter((url) => url.includes('silent'))).toHaveLength(1)
    const { data } = await ask('GET', `/${silent.id}/deliveries`)
    expect(data.deliveries.filter(({ tries }: { tries: number }) => tries === 1)).toHaveLength(1)
  })

  describe('of several organisations', () => {
    let other: StoredScholarship
    beforeEach(async () => {
      other ??= await aScholarship(app, { sponsor: 'Quick Fund' })
      const { headers, userId } = await aSponsor(app, other.id)
      const { id } = (await readOwnOrganisations(app.db, userId))[0]!
      const payload = { url: 'https://quick.example.org/', events: ['application.received'] }
      const url = `/api/v1/organisations/${id}/webhooks`
      await app.server.inject({ method: 'POST', url, headers, payload })
      await make('https://slow.example.org/')
    })

    it('keep no other one waiting while a receiver takes its time', async () => {
      await send(app, await aStudent(app), scholarship.id, 'received')
      await send(app, await aStudent(app), other.id, 'received')
      const { promise, resolve } = Promise.withResolvers<PostOutcome>()
      const post = (url: string): Promise<PostOutcome> => {
        if (url.includes('slow')) return promise
        resolve({ status: 200 })
        return Promise.resolve({ status: 200 })
      }
      expect(await deliverWebhooks(app, post)).toBe(2)
    })

    it('take turns of half a minute', async () => {
      for (let sent = 0; sent < 5; sent++)
        await send(app, await aStudent(app), scholarship.id, 'received')
      app.clock.advance({ seconds: 1 })
      await send(app, await aStudent(app), other.id, 'received')
      const told: string[] = []
      const post = (url: string): Promise<PostOutcome> => {
        told.push(url.includes('slow') ? 'slow' : 'quick')
        app.clock.advance({ seconds: 9 })
        return Promise.resolve({ status: 200 })
      }
      expect(await deliverWebhooks(app, post, 1)).toBe(6)
      expect(told).toEqual(['slow', 'slow', 'slow', 'slow', 'quick', 'slow'])
    })
  })

  it('is switched off after three days in which nothing arrived, and tells the owners once', async () => {
    await app.db.delete(outboxEmails)
    const { id } = await make()
    const other = await make('https://other.example.org/')
    const isOther = (url: string) => url.includes('other')
    const post = (url: string): Promise<PostOutcome> =>
      Promise.resolve({ status: isOther(url) ? 200 : 410 })
    const days = async (number: number) => {
      for (let hour = 0; hour < number * 24; hour++) {
        await deliverWebhooks(app, post)
        app.clock.advance({ hours: 1 })
      }
    }
    await send(app, await aStudent(app), scholarship.id, 'received')
    await send(app, await aStudent(app), scholarship.id, 'received')
    await days(4)
    // The first one's session has ended by now.
    const second = await aSponsor(app, scholarship.id)
    const { data: list } = await ask('GET', '', undefined, second)
    const isOff = list.map((each: Webhook) => [each.id, each.switchedOffAt !== null])
    expect(Object.fromEntries(isOff)).toEqual({ [id]: true, [other.id]: false })
    const mails = await app.db
      .select()
      .from(outboxEmails)
      .where(eq(outboxEmails.userId, owner.userId))
    expect(mails.map(({ subject }) => subject)).toEqual([
      'We stopped sending messages to hooks.example.org',
    ])
    // What happens meanwhile is kept, and sent with the rest once it is told again.
    await send(app, await aStudent(app), scholarship.id, 'received')
    const receiver = aReceiver()
    await deliverWebhooks(app, receiver.post)
    expect(receiver.posts.filter(({ url }) => !isOther(url))).toEqual([])
    expect((await ask('POST', `/${id}/resumption`, undefined, second)).status).toBe(200)
    await app.background.settle()
    app.clock.advance({ minutes: 2 })
    await deliverWebhooks(app, receiver.post)
    expect(receiver.posts.filter(({ url }) => !isOther(url))).toHaveLength(3)
    const { data: sent } = await ask('GET', `/${id}/deliveries`, undefined, second)
    expect(sent.total).toBe(3)
  })

  it('stays on where one message is given up and others arrive', async () => {
    const { id } = await make()
    await send(app, await aStudent(app), scholarship.id, 'received')
    await deliverWebhooks(app, aReceiver([{ status: 500 }]).post)
    const [first] = await app.db.select().from(webhookDeliveries)
    for (let hour = 0; hour < 96; hour++) {
      if (hour % 24 === 0) await send(app, await aStudent(app), scholarship.id, 'received')
      await deliverWebhooks(app, (_url, headers) =>
        Promise.resolve({ status: headers['webhook-id'] === first?.id ? 500 : 200 }),
      )
      app.clock.advance({ hours: 1 })
    }
    expect(await readWebhooks(app.db, organisationId)).toMatchObject([{ id, switchedOffAt: null }])
    const [given] = await app.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.id, first?.id ?? ''))
    expect(given).toMatchObject({ nextTryAt: null, deliveredAt: null })
  })

  it('sends a message again by hand, though it was given up', async () => {
    const { id } = await make()
    const { data: sent } = await ask('POST', `/${id}/test`)
    await app.background.settle()
    app.clock.advance({ minutes: 2 })
    const replay = await ask('POST', `/${id}/deliveries/${sent.id}/replay`)
    expect(replay.data).toMatchObject({ id: sent.id, body: sent.body, state: 'waiting', tries: 0 })
    await app.background.settle()
  })

  it.each([
    'http://hooks.example.org/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.1/',
    'https://intranet/',
    'https://printer.local/',
    'https://user:password@hooks.example.org/',
    'ftp://hooks.example.org/',
    'nonsense',
  ])('refuses %s', async (url) => {
    const { status, error } = await ask('POST', '', { url, events: ['application.received'] })
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['url']])
  })

  it('has ten at most, also when eleven come at once', async () => {
    const body = { url: URL_, events: ['application.received'] }
    const answers = await Promise.all(Array.from({ length: 11 }, () => ask('POST', '', body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: 10 }, () => 200),
      429,
    ])
  })

  it('sends nothing more once it is deleted', async () => {
    const { id } = await make()
    await send(app, await aStudent(app), scholarship.id, 'received')
    expect((await ask('DELETE', `/${id}`)).status).toBe(200)
    const receiver = aReceiver()
    await deliverWebhooks(app, receiver.post)
    expect(receiver.posts).toEqual([])
    expect((await ask('GET', `/${id}/deliveries`)).status).toBe(404)
  })

  it('forgets messages after 30 days', async () => {
    const { id } = await make()
    await app.db.insert(webhookDeliveries).values({
      id: randomUUID(),
      webhookId: id,
      event: 'webhook.test',
      data: {},
      createdAt: app.clock.now(),
    })
    app.clock.advance({ days: 29 })
    await forgetOldDeliveries(app)
    expect(await app.db.$count(webhookDeliveries)).toBe(1)
    app.clock.advance({ days: 2 })
    await forgetOldDeliveries(app)
    expect(await app.db.$count(webhookDeliveries)).toBe(0)
  })
})
