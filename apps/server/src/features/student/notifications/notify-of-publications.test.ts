import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import {
  notifications,
  publicationRuns,
  type NewMatches,
} from '../../../db/schema/notifications.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aScholarship, someScholarships } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { notifyOfPublications } from './notify-of-publications.ts'

let app: TestApp
beforeEach(async () => {
  app = await createTestApp()
})
afterEach(() => app.close())

const NEVADANS = [{ fact: 'state', in: ['NV'] }]
const aNevadan = () => aStudent(app, { answers: { state: ['NV'] } })

const told = async ({ applicantId }: Student) => {
  const rows = await app.db
    .select()
    .from(notifications)
    .where(eq(notifications.applicantId, applicantId))
    .orderBy(notifications.createdAt)
  return rows.map(({ payload }) => payload as NewMatches)
}

const closed = (student: Student) =>
  app.db
    .update(users)
    .set({ purgeAfter: app.clock.now(), purgeReason: 'own_request' })
    .where(eq(users.id, student.userId))

describe('telling applicants of what is published', () => {
  it('tells those who are eligible, not who may be or is not', async () => {
    const fits = await aNevadan()
    const others = [await aStudent(app), await aStudent(app, { answers: { state: ['CA'] } })]
    const { id } = await aScholarship(app, { criteria: NEVADANS })
    await notifyOfPublications(app)
    expect(await told(fits)).toEqual([{ count: 1, scholarshipIds: [id] }])
    for (const other of others) expect(await told(other)).toEqual([])
    const { values } = await app.metrics.notifications.get()
    expect(values.map(({ value }) => value)).toEqual([1])
  })

  it('tells of everything new at once, and names the three highest amounts', async () => {
    const student = await aStudent(app)
    const many = await someScholarships(
      app,
      [100, 900, 300, 700, 500].map((amount) => ({ amounts: [amount] })),
    )
    await notifyOfPublications(app)
    const named = [1, 3, 4].map((position) => many[position]?.id)
    expect(await told(student)).toEqual([{ count: 5, scholarshipIds: named }])
  })

  it('tells of nothing twice: not when repeated, nor when it is changed, withdrawn and back', async () => {
    const student = await aStudent(app)
    const sourceKey = 'again'
    await aScholarship(app, { sourceKey })
    await notifyOfPublications(app)
    await notifyOfPublications(app)
    await aScholarship(app, { sourceKey, title: 'Changed' })
    await notifyOfPublications(app)
    await aScholarship(app, { sourceKey, status: 'withdrawn' })
    await aScholarship(app, { sourceKey })
    await notifyOfPublications(app)
    expect(await told(student)).toHaveLength(1)
  })

  it('tells of a draft once it is published, and of what opens later once it is open', async () => {
    const student = await aStudent(app)
    const draft = { sourceKey: 'draft', status: 'draft' as const }
    await aScholarship(app, draft)
    const deadline = { date: '2026-12-31', opens: '2026-12-01' }
    const later = await aScholarship(app, { deadline })
    await notifyOfPublications(app)
    expect(await told(student)).toEqual([])
    const { id } = await aScholarship(app, { ...draft, status: 'published' })
    await notifyOfPublications(app)
    app.clock.set('2026-12-01T12:00:00Z')
    await notifyOfPublications(app)
    expect((await told(student)).map(({ scholarshipIds }) => scholarshipIds)).toEqual([
      [id],
      [later.id],
    ])
  })

  it('tells nothing of samples, of what is closed or withdrawn by then', async () => {
    const student = await aStudent(app)
    const sourceKey = 'withdrawn'
    await aScholarship(app, { isSample: true })
    await aScholarship(app, { deadline: '2026-11-21' })
    await aScholarship(app, { sourceKey })
    await aScholarship(app, { sourceKey, status: 'withdrawn' })
    app.clock.set('2026-11-25T12:00:00Z')
    await notifyOfPublications(app)
    expect(await told(student)).toEqual([])
  })

  it('tells nobody whose account is closed, nor organisers', async () => {
    const gone = await aStudent(app)
    await closed(gone)
    const organiser = await aStudent(app, { role: 'ORGANISER' })
    await aScholarship(app)
    await notifyOfPublications(app)
    expect([await told(gone), await told(organiser)]).toEqual([[], []])
  })

  it('counts ages on the day it is where the applicant is', async () => {
    app.clock.set('2026-11-21T03:00:00Z')
    const answers = { birthDate: ['2008-11-21'] }
    const [east, west] = [
      await aStudent(app, { answers, timeZone: 'Europe/Paris' }),
      await aStudent(app, { answers, timeZone: 'America/Los_Angeles' }),
    ]
    await aScholarship(app, { criteria: [{ fact: 'age', gte: 18 }] })
    await notifyOfPublications(app)
    expect([(await told(east)).length, (await told(west)).length]).toEqual([1, 0])
  })
})

describe('a run that is cut short, or is not alone', () => {
  it('goes on where it stopped, with what is open by then', async () => {
    const students = await Promise.all(Array.from({ length: 5 }, () => aStudent(app)))
    const stays = await aScholarship(app)
    const closes = await aScholarship(app, { sourceKey: 'closes' })
    // The third part is not written any more.
    const inOrder = students.toSorted((a, b) => (a.applicantId < b.applicantId ? -1 : 1))
    const third = inOrder[2]?.applicantId ?? ''
    await app.db.execute(`create function fail() returns trigger language plpgsql as
      $$ begin if new.applicant_id = '${third}' then raise 'killed'; end if; return new; end $$`)
    await app.db.execute(
      'create trigger fail before insert on notifications for each row execute function fail()',
    )
    await expect(notifyOfPublications(app, 1)).rejects.toThrow('Failed query')
    await app.db.execute('drop trigger fail on notifications')
    await app.db
      .update(scholarships)
      .set({ closesAt: app.clock.now() })
      .where(eq(scholarships.id, closes.id))
    app.clock.set('2026-11-22T12:00:00Z')
    await aScholarship(app, { title: 'Of the next run' })
    await notifyOfPublications(app)
    const all = await Promise.all(inOrder.map(told))
    expect(all.map((each) => each.map(({ count }) => count))).toEqual([[2], [2], [1], [1], [1]])
    expect(all[4]).toEqual([{ count: 1, scholarshipIds: [stays.id] }])
    await notifyOfPublications(app)
    expect((await Promise.all(students.map(told))).map((each) => each.length)).toEqual(
      students.map(() => 2),
    )
  })

  it('tells each once when several processes run at the same time, again and again', async () => {
    const students = await Promise.all(Array.from({ length: 12 }, () => aStudent(app)))
    const elsewhere = openDatabase(app.databaseUrl)
    for (let round = 0; round < 3; round += 1) {
      await aScholarship(app)
      const processes = [app.db, elsewhere, app.db, elsewhere].map((db) =>
        notifyOfPublications({ ...app, db }, 2),
      )
      await Promise.all(processes)
      await notifyOfPublications(app, 2)
    }
    await elsewhere.$client.end()
    for (const student of students)
      expect((await told(student)).map(({ count }) => count)).toEqual([1, 1, 1])
  })

  it('leaves out who closes the account while it runs', async () => {
    const students = await Promise.all(Array.from({ length: 3 }, () => aStudent(app)))
    await aScholarship(app)
    const [first, ...others] = students.toSorted((a, b) => (a.applicantId < b.applicantId ? -1 : 1))
    await app.db.execute(`create function close_others() returns trigger language plpgsql as
      $$ begin update users set purge_after = now(); return null; end $$`)
    await app.db.execute(
      'create trigger close_others after insert on notifications execute function close_others()',
    )
    await notifyOfPublications(app, 1)
    expect(first && (await told(first))).toHaveLength(1)
    for (const other of others) expect(await told(other)).toEqual([])
  })

  it('keeps no person’s id once it is finished', async () => {
    await aStudent(app)
    await aScholarship(app)
    await notifyOfPublications(app)
    const runs = await app.db
      .select()
      .from(publicationRuns)
      .where(eq(publicationRuns.begunAt, app.clock.now()))
    expect(runs).toMatchObject([{ afterApplicant: null, finishedAt: app.clock.now() }])
  })
})
