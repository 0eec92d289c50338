import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { automations } from '../../../db/schema/automation.ts'
import { familyInvitations, familyLinks } from '../../../db/schema/family.ts'
import { outboxEmails, rateLimits } from '../../../db/schema/sessions.ts'
import { supportRequests } from '../../../db/schema/support.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { uploadLetter } from '../../../testing/factories/application.ts'
import { accept, aFamily, anInvitation } from '../../../testing/factories/family.ts'
import { aScholarship, asks } from '../../../testing/factories/scholarship.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { aSupportRequest } from '../../../testing/factories/support.ts'
import { untilLocked } from '../../../testing/until-locked.ts'
import { applyToNewMatches } from '../../student/automation/apply-to-new-matches.ts'
import { writeEmail } from '../../common/mail/write-email.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(() => app.db.delete(rateLimits))

const PASSWORD = 'five green turtles'

describe('deleting an account', () => {
  it('ends it at once: sessions, sign-in, and the address is free for a new one', async () => {
    const { email, headers, refreshToken } = await signedUp()
    const gone = await remove(headers, PASSWORD)
    expect(gone.json().data).toEqual({ purgedBy: '2026-11-21T15:00:00.000Z' })
    expect((await get('/users/auth/sessions', headers)).statusCode).toBe(401)
    expect((await remove(headers, PASSWORD)).statusCode).toBe(401)
    expect((await post('/users/auth/refresh', { refreshToken })).statusCode).toBe(401)
    const login = await post('/users/auth/login', { userName: email, password: PASSWORD })
    expect(login.json().error.code).toBe('BAD_CREDENTIALS')
    expect((await post('/register-applicants/check-email', { email })).json().data).toBe(false)
    expect((await signUp(email)).statusCode).toBe(201)
  })

  it('asks for the password, and lets nobody guess it', async () => {
    const { headers } = await signedUp()
    for (const wrong of [undefined, 'not this one', PASSWORD.toUpperCase()])
      expect((await remove(headers, wrong)).json().error.code).toBe('WRONG_PASSWORD')
    for (let tries = 0; tries < 7; tries += 1) await remove(headers, 'wrong')
    const answer = await remove(headers, PASSWORD)
    expect([answer.statusCode, 'retry-after' in answer.headers]).toEqual([429, true])
    await app.db.delete(rateLimits)
    expect((await remove(headers, PASSWORD)).statusCode).toBe(200)
  })

  it('keeps one of two at once from doing it again, and needs no password that was never set', async () => {
    const { headers, email } = await aStudent(app)
    const answers = await Promise.all([remove(headers), remove(headers)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401])
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('withdraws what was asked of support, as a guest too where the address is proven', async () => {
    const waiting = () => app.db.select().from(supportRequests)
    for (const isProven of [true, false]) {
      const { applicantId, email, headers, userId } = await aStudent(app)
      const emailConfirmedAt = isProven ? app.clock.now() : null
      await app.db.update(users).set({ emailConfirmedAt }).where(eq(users.id, userId))
      await app.db.delete(supportRequests)
      await aSupportRequest(app, { applicantId, email: 'typed@example.org' })
      await aSupportRequest(app, { email })
      const other = await aSupportRequest(app)
      expect((await remove(headers)).statusCode).toBe(200)
      const left = (await waiting()).map((row) => (row.id === other ? 'of another' : row.email))
      expect(left.toSorted()).toEqual(['of another', ...(isProven ? [] : [email])])
    }
  })

  it('waits for who accepts an invitation of the account, and the other way round', async () => {
    const { headers, userId, email: recipient, applicantId } = await aStudent(app)
    await anInvitation(app, { headers }, 'parent')
    const gone = await app.db.transaction(async (tx) => {
      const own = eq(familyInvitations.inviterId, applicantId)
      await tx.select().from(familyInvitations).where(own).for('update')
      const removal = remove(headers)
      await untilLocked(app.db)
      const told = { userId, recipient, subject: 'Accepted', bodyText: 'Accepted' }
      await writeEmail(tx, told, app.clock.now())
      return { removal }
    })
    expect((await gone.removal).statusCode).toBe(200)
  })

  it('drops what waits to be mailed but for one last mail', async () => {
    const { headers, email, userId } = await aStudent(app)
    const { email: other } = await aStudent(app)
    const mail = { subject: 'Hello', bodyText: 'Hello' }
    for (const recipient of [email, other])
      await app.db.transaction((tx) => writeEmail(tx, { ...mail, recipient }, app.clock.now()))
    await remove(headers)
    const left = await mailsTo(email)
    expect(left.map(({ subject }) => subject)).toEqual(['Your Laurel account is deleted'])
    expect(left[0]).toMatchObject({ userId, isEndable: false, nextTryAt: app.clock.now() })
    expect(left[0]?.bodyText).toContain('Saturday, 21 November 2026 at 10:00 AM EST')
    expect(await mailsTo(other)).toHaveLength(1)
  })

  it('closes what others could see or use: files, calendar, family', async () => {
    const { student, parent } = await aFamily(app)
    const child = await aStudent(app)
    const { token } = await anInvitation(app, child, 'parent')
    await accept(app, student, token)
    const { token: unused } = await anInvitation(app, student, 'parent', 'aunt@example.org')
    const scholarship = await aScholarship(app, {
      requirements: [asks('file', { limits: { fileType: ['.txt'] } })],
    })
    const file = await uploadLetter(app, student, scholarship.asks[0]!)
    const feed = await post('/register-applicants/calendar-feed', {}, student.headers)
    const calendar = feed.json().data.path
    for (const url of [file, calendar])
      expect((await app.server.inject({ url })).statusCode).toBe(200)

    await remove(student.headers)
    for (const url of [file, calendar])
      expect((await app.server.inject({ url })).statusCode).toBe(404)
    expect((await accept(app, parent, unused)).code).toBe('INVITATION_CLOSED')
    expect((await get('/family', parent.headers)).json().data).toMatchObject({
      parents: [],
      students: [],
    })
    expect(await app.db.$count(familyLinks)).toBe(0)
    expect(
      await app.db.$count(familyInvitations, eq(familyInvitations.inviterId, student.applicantId)),
    ).toBe(0)
  })

  it('sends nothing by itself any more', async () => {
    const student = await aStudent(app, { isSubscriber: true })
    const { id } = await aScholarship(app)
    await app.db.insert(automations).values({
      applicantId: student.applicantId,
      reappliesToRecurring: true,
      appliesToNewMatches: true,
      dailyLimit: 5,
      remindsOfDeadlines: true,
      minutesPerDay: 60,
      updatedAt: app.clock.now(),
    })
    await remove(student.headers)
    await applyToNewMatches(app)
    const { rows } = await app.db.execute(
      `select id from applications where scholarship_id = '${id}'`,
    )
    expect(rows).toEqual([])
  })

  it('keeps no address, phone or way in of the person', async () => {
    const { userId } = await signedUp()
    const before = await readUser(userId)
    const { headers } = await signedInAs(before.email)
    await remove(headers, PASSWORD)
    expect(await readUser(userId)).toMatchObject({
      email: `deleted-${userId}@account.invalid`,
      pendingEmail: null,
      passwordHash: null,
      googleSubject: null,
      phone: null,
      purgeReason: 'own_request',
    })
  })
})

let people = 0
async function signedUp() {
  people += 1
  const email = `goer-${people}@example.org`
  const { user, refreshToken } = (await signUp(email)).json().data
  const [row] = await app.db.select().from(users).where(eq(users.email, email))
  return { email, refreshToken, id: user.id, userId: row!.id, ...(await signedInAs(email)) }
}

const signUp = (email: string) =>
  post('/register-applicants', { firstName: 'Dana', email, phone: '5550100', password: PASSWORD })

async function signedInAs(email: string): Promise<Pick<Student, 'headers'>> {
  const answer = await post('/users/auth/login', { userName: email, password: PASSWORD })
  return { headers: { authorization: `Bearer ${answer.json().data.accessToken}` } }
}

const post = (path: string, payload: object, headers = {}) =>
  app.server.inject({ method: 'POST', url: `/api/v1${path}`, payload, headers })

const get = (path: string, headers: object) =>
  app.server.inject({ url: `/api/v1${path}`, headers: { ...headers } })

const remove = (headers: Student['headers'], password?: string) =>
  post('/users/auth/account-deletion', password === undefined ? {} : { password }, headers)

const mailsTo = (email: string) =>
  app.db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email))

async function readUser(id: string) {
  const [row] = await app.db.select().from(users).where(eq(users.id, id))
  return row!
}
