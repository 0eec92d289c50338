import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listingClauses, listingDecisions } from '../../../db/schema/listings.ts'
import { attestations, scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import { aReadListing } from '../../../testing/factories/desk.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { storeReadings } from '../storing/store-readings.ts'

let app: TestApp
let admin: Student
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(scholarships)
  await app.db.delete(listingDecisions)
  app.clock.advance({ minutes: 1 })
  admin = await aStudent(app, { role: 'ADMIN' })
})

/** Five ways to ask the same, and one that means something else. */
const WAYS = [
  'Are you a member of the dairy club?',
  'Are you currently a member of a dairy club?',
  'Are you a member of any Dairy Clubs?',
  'Are you a member of the dairy club?',
  'Are you a member of your dairy club?',
]
const SHARED = 'Are you a member of a dairy club?'

const asking = (attest: string, part: object = {}) =>
  aReadListing(
    app,
    [{ criteria: { attest }, words: attest, confidence: 'unread', isAsked: true, ...part }],
    { criteria: [{ attest }] },
  )

async function askingAll(ways: readonly string[] = WAYS): Promise<string[]> {
  const ids: string[] = []
  for (const way of ways) ids.push((await asking(way)).id)
  return ids
}

const list = async () => (await ask(app, admin, 'GET', '/admin/desk/questions')).body.data
const settle = (key: string, body: object) =>
  ask(app, admin, 'POST', `/admin/desk/questions/${key}/settle`, {
    payload: { id: randomUUID(), ...body },
  })
const share = (key: string, question = SHARED) => settle(key, { verdict: 'share', question })
const asked = async (id: string) => {
  const [row] = await app.db.select().from(scholarships).where(eq(scholarships.id, id))
  return { criteria: row?.criteria.all, known: row?.known }
}

describe('what many listings ask', () => {
  it('is counted by what is meant, with those who ask it', async () => {
    await askingAll([...WAYS, 'Do you keep bees?'])
    const { total, questions } = await list()
    expect(total).toBe(1)
    expect(questions).toMatchObject([{ question: WAYS[0], listings: 5, wordings: 4 }])
    expect(questions[0].examples).toHaveLength(5)
    const words = questions[0].examples.map((example: { words: string }) => example.words)
    expect(words.toSorted()).toEqual([...WAYS].toSorted())
  })

  it('leaves out what four ask, one award means, is preferred, settled or not listed', async () => {
    await askingAll(WAYS.slice(0, 4))
    for (let listing = 0; listing < 5; listing++) {
      await asking('Are you a member of our club?')
      await asking('Do you keep bees?', { criteria: { attest: 'Do you keep bees?', soft: true } })
      await asking('Do you keep goats?', { state: 'rejected' })
      await asking('Do you keep cows?', { state: 'confirmed' })
    }
    const { id } = await asking(WAYS[4] ?? '')
    await app.db.update(scholarships).set({ status: 'draft' }).where(eq(scholarships.id, id))
    expect(await list()).toEqual({ total: 0, questions: [] })
  })

  it('is asked in one question, which one answer settles for all', async () => {
    const ids = await askingAll()
    const { questions } = await list()
    const { status, body } = await share(questions[0].key)
    expect([status, body.data]).toEqual([200, { listings: 5 }])
    for (const id of ids)
      expect(await asked(id)).toEqual({ criteria: [{ attest: SHARED }], known: 'read' })
    expect((await list()).total).toBe(0)
    const student = await aStudent(app)
    const payload = { question: SHARED, answer: true }
    await ask(app, student, 'PUT', `/scholarships/${ids[0]}/attestation`, { payload })
    for (const id of ids) {
      const read = await ask(app, student, 'GET', `/scholarships/${id}`)
      expect(read.body.data.match.verdict).toBe('eligible')
    }
  })

  it('keeps what students answered to the wordings before', async () => {
    const ids = await askingAll()
    const student = await aStudent(app)
    const payload = { question: WAYS[1], answer: true }
    await ask(app, student, 'PUT', `/scholarships/${ids[1]}/attestation`, { payload })
    const { questions } = await list()
    await share(questions[0].key)
    const answers = await app.db.select().from(attestations)
    expect(answers.map(({ question, answer }) => [question, answer]).toSorted()).toEqual(
      [
        [WAYS[1], true],
        [SHARED, true],
      ].toSorted(),
    )
    for (const id of ids) {
      const read = await ask(app, student, 'GET', `/scholarships/${id}`)
      expect(read.body.data.match.verdict).toBe('eligible')
    }
  })

  it('is asked so by listings that come later, until it is undone', async () => {
    const [first = ''] = await askingAll()
    const { questions } = await list()
    const id = randomUUID()
    await settle(questions[0].key, { id, verdict: 'share', question: SHARED })
    const { id: later } = await aReadListing(app, [])
    const reading = {
      texts: [{ kind: 'eligibility' as const, text: 'Members of the dairy clubs.' }],
      known: 'partly' as const,
      clauses: [
        {
          criteria: { attest: 'Are you a member of the dairy clubs?' },
          words: 'Members of the dairy clubs',
          textIndex: 0,
          fromCharacter: 0,
          toCharacter: 26,
          likeness: 'dairy',
          confidence: 'unread' as const,
          reader: 'rules',
          isAsked: true,
        },
      ],
    }
    await app.db.transaction((tx) => storeReadings(tx, [{ id: later, reading }]))
    expect(await asked(later)).toEqual({ criteria: [{ attest: SHARED }], known: 'read' })

    const undone = await ask(app, admin, 'POST', `/admin/desk/decisions/${id}/undo`)
    expect(undone.body.data.listings).toBe(6)
    expect((await asked(later)).criteria).toEqual([
      { attest: 'Are you a member of the dairy clubs?' },
    ])
    expect((await asked(first)).criteria).toEqual([{ attest: WAYS[0] }])
    expect((await list()).questions).toMatchObject([{ listings: 6 }])
  })

  it('can be left as it is, and comes back when that is undone', async () => {
    const ids = await askingAll()
    const { questions } = await list()
    const id = randomUUID()
    expect((await settle(questions[0].key, { id, verdict: 'leave' })).status).toBe(200)
    expect((await list()).total).toBe(0)
    expect((await asked(ids[0] ?? '')).criteria).not.toEqual([{ attest: SHARED }])
    await ask(app, admin, 'POST', `/admin/desk/decisions/${id}/undo`)
    expect((await list()).total).toBe(1)
  })

  it('is settled once, whoever is first, and by the same id again', async () => {
    await askingAll()
    const { questions } = await list()
    const { key } = questions[0]
    const answers = await Promise.all([share(key), share(key, 'Are you in a dairy club?')])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const decided = await app.db.select().from(listingDecisions)
    expect(decided).toHaveLength(1)
    const again = await settle(key, {
      id: decided[0]?.id ?? '',
      verdict: 'share',
      question: SHARED,
    })
    expect(again.body.data).toEqual({ listings: 5 })
  })

  it('needs a question that makes sense for all of them', async () => {
    await askingAll()
    const { questions } = await list()
    const none = await share(questions[0].key, ' ')
    expect(none.body.error.fields).toEqual({ question: 'Please write what students are asked.' })
    const one = await share(questions[0].key, 'Are you a member of our club?')
    expect(one.body.error.fields.question).toContain('many listings share it')
    expect(await app.db.$count(listingClauses, eq(listingClauses.state, 'confirmed'))).toBe(0)
  })
})
