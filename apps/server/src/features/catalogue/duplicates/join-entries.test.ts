import { and, eq, isNull, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { joinedParts, listingMerges } from '../../../db/schema/duplicates.ts'
import { imports } from '../../../db/schema/imports.ts'
import { listingClauses, listingEvents } from '../../../db/schema/listings.ts'
import { requirements, scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask } from '../../../testing/factories/application.ts'
import { uploadCatalogue } from '../../../testing/factories/catalogue.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { storeReadings } from '../storing/store-readings.ts'
import { mergeDuplicates } from './merge-duplicates.ts'
import { undoMerge } from './undo-merge.ts'

let app: TestApp
let admin: Student
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(imports)
  await app.db.delete(scholarships)
  app.clock.advance({ minutes: 1 })
  admin = await aStudent(app, { role: 'ADMIN' })
})

const OHIO = { fact: 'state', in: ['OH'] }
const CITIZEN = { fact: 'citizenship', in: ['us_citizen'] }
const AGE = { fact: 'age', gte: 18 }

const act = async (id: string, action: string) => {
  const { status } = await ask(app, admin, 'POST', `/admin/imports/${id}/${action}`)
  expect(status).toBe(200)
  await app.background.settle()
}

/** Brings in one entry of the award, from a catalogue of its own. */
async function bringIn(key: string, more: object): Promise<string> {
  const row = { key, title: 'Bright Rivers Award', sponsor: 'Clean Water Fund', ...more }
  const { body } = await uploadCatalogue(app, admin, JSON.stringify(row))
  await app.background.settle()
  await act(body.data.id, 'confirm')
  app.clock.advance({ minutes: 1 })
  return String(body.data.id)
}

const FIRST = {
  eligibility: 'Must be a resident of Ohio.',
  deadline: '2027-03-01',
  source: { name: 'List One' },
}
const SECOND = {
  eligibility: 'Applicants must be at least 18 years old. Must be a U.S. citizen.',
  amounts: [1500],
  applyUrl: 'https://rivers.example/apply',
  source: { name: 'List Two' },
}

const listing = async (key: string) => {
  const [row] = await app.db
    .select()
    .from(scholarships)
    .where(like(scholarships.sourceKey, `%${key}`))
  if (!row) throw new Error(`No listing ${key}`)
  return row
}
const clausesOf = async (key: string) => (await listing(key)).criteria.all
const forget = ({ updatedAt: _updatedAt, ...row }: Awaited<ReturnType<typeof listing>>) => row

const undoTheMerge = async () => {
  const [merge] = await app.db.select().from(listingMerges)
  await app.db.transaction((tx) => undoMerge(tx, merge?.id ?? '', app.clock.now()))
}

describe('an entry that stands for another', () => {
  it('has what only the other says, and tells from where', async () => {
    await bringIn('one', FIRST)
    await bringIn('two', SECOND)
    expect(await mergeDuplicates(app)).toBe(1)
    const kept = await listing('one')
    expect(kept).toMatchObject({
      status: 'published',
      amounts: [1500],
      amountMaxUsd: 1500,
      applyUrl: 'https://rivers.example/apply',
      deadline: { date: '2027-03-01' },
    })
    expect(kept.criteria.all).toEqual(expect.arrayContaining([OHIO, AGE, CITIZEN]))
    const two = await listing('two')
    const from = await app.db
      .select({ fromId: listingClauses.fromId, why: listingClauses.why })
      .from(listingClauses)
      .where(eq(listingClauses.scholarshipId, kept.id))
    expect(from).toContainEqual({ fromId: null, why: null })
    expect(from).toContainEqual({
      fromId: two.id,
      why: 'Only List Two (Bright Rivers Award, Clean Water Fund) says it.',
    })
    const [event] = await app.db
      .select()
      .from(listingEvents)
      .where(eq(listingEvents.scholarshipId, kept.id))
    expect(event).toMatchObject({ kind: 'merged' })
    expect(event?.lines).toEqual(
      expect.arrayContaining(['Where to apply: from List Two', 'What it pays: from List Two']),
    )
  })

  it('has the day and what is to be sent from the other where it names none', async () => {
    await bringIn('one', { ...FIRST, deadline: null })
    const alone = await listing('one')
    await bringIn('two', {
      deadline: '2027-04-01',
      requirements: [{ title: 'Essay', requirementType: 'essay', dataType: 'editor' }],
    })
    await mergeDuplicates(app)
    expect(await listing('one')).toMatchObject({
      status: 'published',
      deadline: { date: '2027-04-01' },
      closesAt: new Date('2027-04-02T03:59:59.999Z'),
    })
    const asked = () =>
      app.db.$count(
        requirements,
        and(eq(requirements.scholarshipId, alone.id), isNull(requirements.removedAt)),
      )
    expect(await asked()).toBe(1)
    await undoTheMerge()
    expect(forget(await listing('one'))).toEqual(forget(alone))
    expect(await asked()).toBe(0)
  })

  it('asks nothing twice, and leaves to a person where the two differ', async () => {
    await bringIn('one', { ...FIRST, eligibility: 'Must be a resident of Ohio. Minimum GPA 2.5.' })
    await bringIn('two', { eligibility: 'Must be a resident of Ohio. Minimum GPA 3.0.' })
    await mergeDuplicates(app)
    const { id, criteria, known, unreadSentences } = await listing('one')
    expect(criteria.all).toEqual([OHIO, { fact: 'gpa', gte: 2.5 }])
    expect([known, unreadSentences]).toEqual(['partly', [expect.stringContaining('3.0')]])
    const desk = await ask(app, admin, 'GET', '/admin/desk?kind=unsure')
    expect(desk.body.data.listings).toMatchObject([{ id }])
    const seen = (await ask(app, admin, 'GET', `/admin/desk/listings/${id}`)).body.data
    const asked = seen.clauses.find((each: { confidence: string }) => each.confidence === 'unsure')
    expect(asked.why).toContain('says otherwise')
  })

  it('gives back exactly what the other brought when they are taken apart', async () => {
    await bringIn('one', FIRST)
    const alone = await listing('one')
    await bringIn('two', SECOND)
    await mergeDuplicates(app)
    expect(await clausesOf('one')).not.toEqual(alone.criteria.all)
    await undoTheMerge()
    expect(forget(await listing('one'))).toEqual(forget(alone))
    expect(await app.db.$count(joinedParts)).toBe(0)
  })

  it('gives back what an import brought that is undone, and nothing else', async () => {
    await bringIn('one', FIRST)
    const alone = await listing('one')
    await bringIn('three', { eligibility: 'Applicants must be at least 18 years old.' })
    await mergeDuplicates(app)
    const withThird = await listing('one')
    const id = await bringIn('two', SECOND)
    await mergeDuplicates(app)
    expect(await clausesOf('one')).toContainEqual(CITIZEN)
    await act(id, 'undo')
    expect(forget(await listing('one'))).toEqual(forget(withThird))
    expect(withThird.criteria.all).toEqual([...alone.criteria.all, AGE])
  })

  it('keeps what the other says when its own catalogue changes it, and weighs it anew', async () => {
    await bringIn('one', FIRST)
    await bringIn('two', SECOND)
    await mergeDuplicates(app)
    await bringIn('one', { ...FIRST, amounts: [700], eligibility: 'Must be a U.S. citizen.' })
    expect(await clausesOf('one')).toEqual(expect.arrayContaining([AGE, CITIZEN]))
    await mergeDuplicates(app)
    const kept = await listing('one')
    expect([kept.amounts, kept.applyUrl]).toEqual([[700], 'https://rivers.example/apply'])
    expect(kept.criteria.all).toHaveLength(2)
    expect(kept.criteria.all).toEqual(expect.arrayContaining([CITIZEN, AGE]))
  })

  it('is as it was when the undone import was the one that changed it', async () => {
    await bringIn('one', FIRST)
    const alone = await listing('one')
    await bringIn('two', SECOND)
    await mergeDuplicates(app)
    const id = await bringIn('one', { ...FIRST, eligibility: 'Must be a woman.' })
    await mergeDuplicates(app)
    await act(id, 'undo')
    expect(await clausesOf('one')).toEqual(expect.arrayContaining([OHIO, AGE, CITIZEN]))
    await undoTheMerge()
    expect(forget(await listing('one'))).toEqual(forget(alone))
  })

  it('keeps what was written over since when they are taken apart', async () => {
    await bringIn('one', FIRST)
    await bringIn('two', SECOND)
    await mergeDuplicates(app)
    const { id } = await listing('one')
    await app.db
      .update(scholarships)
      .set({ amounts: [900], amountMaxUsd: 900 })
      .where(eq(scholarships.id, id))
    await undoTheMerge()
    expect(await listing('one')).toMatchObject({ amounts: [900], applyUrl: null })
  })

  it('has no clause from another once its criteria are stated', async () => {
    await bringIn('one', FIRST)
    await bringIn('two', SECOND)
    await mergeDuplicates(app)
    const { id } = await listing('one')
    await app.db.transaction((tx) => storeReadings(tx, [{ id, reading: undefined }]))
    expect(await app.db.$count(listingClauses, eq(listingClauses.scholarshipId, id))).toBe(0)
  })

  it('has nothing from an entry that leaves it, whichever way', async () => {
    await bringIn('one', FIRST)
    const alone = await listing('one')
    await bringIn('two', SECOND)
    await mergeDuplicates(app)
    await app.db.delete(scholarships).where(like(scholarships.sourceKey, `%two`))
    await mergeDuplicates(app)
    expect(forget(await listing('one'))).toEqual(forget(alone))
  })
})
