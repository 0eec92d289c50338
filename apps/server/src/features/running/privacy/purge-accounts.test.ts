import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applicantFacts, users } from '../../../db/schema/accounts.ts'
import { applications, files } from '../../../db/schema/applications.ts'
import { awardRecords } from '../../../db/schema/privacy.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import {
  ask,
  send,
  sendMany,
  uploadCv,
  uploadLetter,
} from '../../../testing/factories/application.ts'
import { accept, anInvitation, askFamily } from '../../../testing/factories/family.ts'
import { aScholarship, asks, asksCv } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { searchTables } from '../../../testing/search-tables.ts'
import { writeDueReceipts } from '../../common/mail/write-due-receipts.ts'
import { endUnderAge } from '../../people/profile/end-under-age.ts'
import { forgetPrivacyRecords } from './forget-privacy-records.ts'
import { purgeAccounts } from './purge-accounts.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.clock.set('2026-11-20T15:00:00Z'))

const ADDRESS = 'quirin.ozalith@example.org'
const TRACES = ['Quirin', 'Ozalith', '5550199733', 'marzipanlighthouse', 'five green turtles']
const ESSAY = '<p>My marzipanlighthouse taught me patience.</p>'

describe('purging accounts', () => {
  it('leaves no trace of a person anywhere: no row, no file', async () => {
    const student = await aFullLife()
    expect(await searchTables(app.db, TRACES)).toEqual(
      expect.arrayContaining([
        'public.users',
        'public.submissions',
        'public.outbox_emails',
        'public.support_requests',
      ]),
    )
    expect(await searchTables(app.db, [student.applicantId])).toContain('public.seen_scholarships')
    expect(await storedKeys()).toHaveLength(3)
    await remove(student)
    app.clock.advance({ hours: 23 })
    expect(await purgeAccounts(app)).toBe(1)
    expect(await searchTables(app.db, [...TRACES, ADDRESS, student.userId])).toEqual([])
    expect(await searchTables(app.db, [student.applicantId])).toEqual([])
    expect(await storedKeys()).toEqual([])
    expect(await purgeAccounts(app)).toBe(0)
  })

  it('leaves the next account of the same address alone', async () => {
    const first = await aStudent(app, { email: 'again@example.org' })
    await remove(first)
    const second = await aStudent(app, { email: 'again@example.org', answers: { gpa: [3] } })
    app.clock.advance({ hours: 23 })
    expect(await purgeAccounts(app)).toBe(1)
    expect(await userRow(second.userId)).toMatchObject({ email: 'again@example.org' })
    const mine = eq(applicantFacts.applicantId, second.applicantId)
    expect(await app.db.$count(applicantFacts, mine)).toBe(1)
  })

  it('takes those under 16 within 24 hours, not before', async () => {
    const young = await aStudent(app)
    await endUnderAge(app, young.userId)
    expect(await userRow(young.userId)).toMatchObject({ purgeReason: 'under_age' })
    expect(await purgeAccounts(app)).toBe(0)
    app.clock.advance({ hours: 23 })
    expect(await purgeAccounts(app)).toBe(1)
    expect(await userRow(young.userId)).toBeUndefined()
  })

  it('keeps who won what, for seven years, and nothing of what was not won', async () => {
    const winner = await aStudent(app, { firstName: 'Ada', lastName: 'Wick' })
    const amounts = [1000, 500]
    const won = await aScholarship(app, { title: 'Won', amounts })
    const open = await aScholarship(app, { title: 'In kind', amounts: [] })
    const lost = await aScholarship(app, { title: 'Lost' })
    for (const { id } of [won, open, lost]) await send(app, winner, id, 'received')
    for (const { id } of [won, open]) await enterWon(winner, id)
    await remove(winner)
    app.clock.advance({ hours: 23 })
    await purgeAccounts(app)
    const wonAt = new Date('2026-11-20T15:00:00Z')
    const kept = { recipientName: 'Ada Wick', recipientEmail: winner.email, wonAt }
    const keptUntil = new Date('2033-11-20T15:00:00Z')
    const records = await app.db.select().from(awardRecords).orderBy(awardRecords.amountUsd)
    expect(records).toMatchObject([
      { ...kept, scholarshipId: won.id, amountUsd: 1500, keptUntil },
      { ...kept, scholarshipId: open.id, amountUsd: null, keptUntil },
    ])
    expect(await searchTables(app.db, ['Wick'])).toEqual(['public.award_records'])

    app.clock.set('2033-11-20T14:59:59Z')
    expect(await forgetPrivacyRecords(app)).toMatchObject({ awards: 0 })
    app.clock.set('2033-11-20T15:00:00Z')
    expect(await forgetPrivacyRecords(app)).toMatchObject({ awards: 2 })
  })

  it('leaves somebody whose files cannot be removed to the next run, and takes the others', async () => {
    const [stuck, other] = [await aStudent(app), await aStudent(app)]
    await uploadCv(app, stuck)
    await remove(stuck)
    await remove(other)
    app.clock.advance({ hours: 23 })
    const broken = { ...app.files, remove: () => Promise.reject(new Error('The disk is away.')) }
    expect(await purgeAccounts({ ...app, files: broken })).toBe(1)
    expect(await userRow(stuck.userId)).toBeDefined()
    expect(await purgeAccounts(app)).toBe(1)
    expect(await app.db.$count(files)).toBe(0)
  })

  it('leaves no table behind: whatever belongs to a person goes with the person', async () => {
    const kept = await app.db.execute(sql`
      select conrelid::regclass::text as "table" from pg_constraint
      where contype = 'f' and confdeltype <> 'c' and confrelid in ('users'::regclass,
        'applicants'::regclass, 'applications'::regclass, 'bulk_submissions'::regclass,
        'family_links'::regclass, 'sessions'::regclass)`)
    // What was paid, and what was done for the catalogue or an organisation, is kept without a name.
    const books = ['partner_sign_ups', 'sandbox_subscriptions', 'subscriptions']
    const work = [
      'imports',
      'listing_claims',
      'listing_decisions',
      'listing_flags',
      'listing_merges',
      'listing_pairs',
      'organisation_names',
      'organisation_vettings',
      'partner_payouts',
      'source_findings',
    ]
    const handling = [
      'amendment_drafts',
      'announcements',
      'applicant_messages',
      'applicant_moves',
      'application_handlings',
      'application_notes',
      'decisions',
      'scholarship_versions',
    ]
    expect(new Set(kept.rows.map(({ table }) => table))).toEqual(
      new Set([...books, ...work, ...handling]),
    )
    const loose = await app.db.execute(sql`
      select table_name || '.' || column_name as "column" from information_schema.columns as c
      where table_schema = 'public'
        and column_name in ('user_id', 'about_user_id', 'applicant_id', 'application_id',
          'inviter_id', 'parent_id', 'student_id', 'link_id', 'session_id')
        -- What an advertisement calls its link is of nobody; a link of a family is a uuid.
        and (column_name <> 'link_id' or data_type = 'uuid')
        and not exists (
          select from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
          where contype = 'f' and conrelid = c.table_name::regclass and attname = c.column_name)`)
    expect(loose.rows).toEqual([])
  })
})

/** Somebody who signed up and did everything there is to do. */
async function aFullLife(): Promise<Student> {
  const student = await signUp()
  await update(student)
  const file = asks('file', { limits: { fileType: ['.txt'] } })
  const requirements = [asks('editor'), file]
  const [sent, drafted] = [
    await aScholarship(app, { requirements }),
    await aScholarship(app, { requirements }),
  ]
  const letter = await uploadLetter(app, student, sent.asks[1]!)
  await uploadLetter(app, student, drafted.asks[1]!)
  await send(app, student, sent.id, 'received', [
    [sent.asks[0], ESSAY],
    [sent.asks[1], letter],
  ])
  await send(app, student, drafted.id, 'draft', [[drafted.asks[0], ESSAY]])
  await ask(app, student, 'GET', `/scholarships/${drafted.id}?source=mail`)
  const cv = await uploadCv(app, student)
  const many = await aScholarship(app, { requirements: [asksCv()] })
  await sendMany(app, student, [many.id], { cv, key: randomUUID() })
  await ask(app, student, 'POST', '/register-applicants/calendar-feed')
  await ask(app, student, 'POST', '/users/auth/email-confirmation')
  await ask(app, student, 'POST', '/register-applicants/forgot-password', {
    payload: { email: ADDRESS },
  })
  await app.background.settle()
  await writeDueReceipts(app)
  await joinFamilies(student)
  await askSupport(student)
  return student
}

/** With the account and from the contact page; one is answered, to an address typed there. */
async function askSupport(student: Student): Promise<void> {
  const admin = await aStudent(app, { role: 'ADMIN' })
  const path = '/scholarships/add-support'
  const description = 'Where is my marzipanlighthouse?'
  const typed = { email: 'aunt@example.org', phone: '5550199733', description }
  const ids: string[] = []
  for (const payload of [{ query: 'Lighthouses', description }, typed])
    ids.push((await ask(app, student, 'POST', path, { payload, key: randomUUID() })).body.data.id)
  const options = { payload: { answer: 'At Ozalith Bay.' }, key: randomUUID() }
  const answered = await ask(
    app,
    admin,
    'POST',
    `/admin/support-requests/${ids[1]}/answer`,
    options,
  )
  expect(answered.body.data.answer).toBe('At Ozalith Bay.')
}

/** As the student of one and the parent of another. */
async function joinFamilies(student: Student): Promise<void> {
  const [parent, child] = [await aStudent(app), await aStudent(app)]
  const { token } = await anInvitation(app, student, 'parent', parent.email)
  await accept(app, parent, token)
  await anInvitation(app, student, 'parent', 'aunt@example.org')
  await anInvitation(app, child, 'parent', ADDRESS)
  const { token: asParent } = await anInvitation(app, child, 'parent')
  await accept(app, student, asParent)
  const { id: scholarshipId } = await aScholarship(app)
  await askFamily(app, student, 'POST', `/students/${child.applicantId}/suggestions`, {
    scholarshipId,
    note: 'As nice as a marzipanlighthouse',
  })
}

async function signUp(): Promise<Student> {
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/register-applicants',
    headers: { 'idempotency-key': 'a key' },
    payload: {
      firstName: 'Quirin',
      lastName: 'Ozalith',
      email: ADDRESS,
      phone: '5550199733',
      password: 'five green turtles',
      affiliateId: 'marzipanlighthouse',
    },
  })
  const { user, accessToken, refreshToken } = answer.json().data
  const [row] = await app.db.select().from(users).where(eq(users.email, ADDRESS))
  return {
    applicantId: user.id,
    userId: row!.id,
    email: ADDRESS,
    token: accessToken,
    refreshToken,
    headers: { authorization: `Bearer ${accessToken}` },
  }
}

const update = ({ applicantId, headers }: Student) =>
  app.server.inject({
    method: 'PUT',
    url: `/api/v1/register-applicants/${applicantId}`,
    headers,
    payload: {
      email: 'ozalith.new@example.org',
      address: { addressLine1: '1 Marzipanlighthouse Road', city: 'Ozalithville' },
      additionalDetails: 'I like my marzipanlighthouse',
      hasSensitiveConsent: true,
    },
  })

async function remove({ headers, email }: Student): Promise<void> {
  const payload = email === ADDRESS ? { password: 'five green turtles' } : {}
  const answer = await app.server.inject({
    method: 'POST',
    url: '/api/v1/users/auth/account-deletion',
    headers,
    payload,
  })
  expect(answer.statusCode).toBe(200)
}

async function enterWon({ applicantId }: Student, scholarshipId: string): Promise<void> {
  await app.db
    .update(applications)
    .set({ stage: 'won' })
    .where(
      sql`${applications.applicantId} = ${applicantId} and ${applications.scholarshipId} = ${scholarshipId}`,
    )
}

async function userRow(id: string) {
  const [row] = await app.db.select().from(users).where(eq(users.id, id))
  return row
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.files.list()) keys.push(key)
  return keys
}
