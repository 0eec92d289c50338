import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { familyInvitations, familyLinks } from '../../../db/schema/family.ts'
import { rateLimits } from '../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { accept, anInvitation, askFamily, mailsTo } from '../../../testing/factories/family.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { forgetExpiredInvitations } from './forget-expired-invitations.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://laurel.example' })
})
beforeEach(async () => void (await app.db.delete(rateLimits)))
afterAll(() => app.close())

const maria = () => aStudent(app, { firstName: 'Maria', lastName: 'Lopez' })
const linksOf = ({ applicantId }: Student) =>
  app.db.$count(familyLinks, eq(familyLinks.studentId, applicantId))
const goes = ({ userId }: Student) =>
  app.db.update(users).set({ purgeAfter: app.clock.now() }).where(eq(users.id, userId))
const read = async (token: string) => {
  const answer = await app.server.inject(`/api/v1/family/invited/${token}`)
  return { status: answer.statusCode, body: answer.json() }
}

it('links the parent whom a student invited, and tells the student', async () => {
  const [student, parent] = [await aStudent(app), await maria()]
  const { token, url } = await anInvitation(app, student, 'parent')
  expect(url).toBe(`https://laurel.example/invitation#${token}`)
  expect(token).toMatch(/^[\w-]{43}$/)
  const { status, data } = await accept(app, parent, token)
  expect(status).toBe(200)
  expect(data).toMatchObject({
    parents: [],
    students: [{ name: 'Dana Reyes', studentId: student.applicantId }],
  })
  const own = await askFamily(app, student, 'GET')
  expect(own.data).toMatchObject({
    parents: [{ name: 'Maria Lopez', since: app.clock.now().toISOString() }],
    students: [],
    invitations: [],
  })
  const [mail] = await mailsTo(app, student.email)
  expect(mail?.subject).toBe('Maria Lopez accepted your invitation')
})

it('links the student whom a parent invited', async () => {
  const [student, parent] = [await aStudent(app), await maria()]
  const { token } = await anInvitation(app, parent, 'student')
  const { data } = await accept(app, student, token)
  expect(data.parents).toMatchObject([{ name: 'Maria Lopez' }])
  const { data: followed } = await askFamily(app, parent, 'GET')
  expect(followed.students).toMatchObject([{ studentId: student.applicantId }])
})

it('says to anybody with the link who invites, and as what', async () => {
  const { token } = await anInvitation(app, await maria(), 'student')
  expect((await read(token)).body.data).toEqual({
    inviterName: 'Maria Lopez',
    invites: 'student',
    expiresAt: '2026-12-04T15:00:00.000Z',
  })
})

it('keeps no token, only its hash', async () => {
  const { id, token } = await anInvitation(app, await aStudent(app), 'parent')
  const [kept] = await app.db.select().from(familyInvitations).where(eq(familyInvitations.id, id))
  expect(JSON.stringify(kept)).not.toContain(token)
})

it('makes exactly one link when two accept at once', async () => {
  const student = await aStudent(app)
  const { token } = await anInvitation(app, student, 'parent')
  const guests = await Promise.all(Array.from({ length: 8 }, maria))
  const answers = await Promise.all(guests.map((guest) => accept(app, guest, token)))
  const codes = answers.map(({ status, code }) => code ?? status).toSorted()
  expect(codes).toEqual([200, ...Array.from({ length: 7 }, () => 'INVITATION_CLOSED')])
  expect(await linksOf(student)).toBe(1)
})

it('makes one link when the same person accepts several at once', async () => {
  const [student, parent] = [await aStudent(app), await maria()]
  const tokens = await Promise.all(
    [1, 2, 3].map(async () => (await anInvitation(app, student, 'parent')).token),
  )
  const twice = [...tokens, ...tokens]
  const answers = await Promise.all(twice.map((token) => accept(app, parent, token)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await linksOf(student)).toBe(1)
  expect(await mailsTo(app, student.email)).toHaveLength(1)
})

it('answers the family to whoever is linked already, and leaves the invitation for another', async () => {
  const [student, parent] = [await aStudent(app), await maria()]
  await accept(app, parent, (await anInvitation(app, student, 'parent')).token)
  const { token } = await anInvitation(app, student, 'parent')
  expect((await accept(app, parent, token)).data.students).toHaveLength(1)
  expect((await accept(app, await maria(), token)).status).toBe(200)
  expect(await linksOf(student)).toBe(2)
})

it('refuses one’s own invitation', async () => {
  const student = await aStudent(app)
  const { token } = await anInvitation(app, student, 'parent')
  const refused = await accept(app, student, token)
  expect([refused.status, refused.code]).toEqual([422, 'OWN_INVITATION'])
})

it('is closed once it was used, taken back or has expired, or when nobody made it', async () => {
  const student = await aStudent(app)
  const used = await anInvitation(app, student, 'parent')
  await accept(app, await maria(), used.token)
  const withdrawn = await anInvitation(app, student, 'parent')
  const after = await askFamily(app, student, 'DELETE', `/invitations/${withdrawn.id}`)
  expect([after.status, after.data.invitations]).toEqual([200, []])
  const expired = await anInvitation(app, student, 'parent')
  app.clock.advance({ days: 14 })
  const late = await maria()
  for (const token of [used.token, withdrawn.token, expired.token, 'a'.repeat(43)]) {
    const { status, code } = await accept(app, late, token)
    expect([status, code]).toEqual([409, 'INVITATION_CLOSED'])
    expect((await read(token)).status).toBe(409)
  }
})

it('forgets expired invitations', async () => {
  const student = await aStudent(app)
  await forgetExpiredInvitations(app)
  await anInvitation(app, student, 'parent', 'mum@example.org')
  expect(await forgetExpiredInvitations(app)).toBe(0)
  app.clock.advance({ days: 14 })
  expect(await forgetExpiredInvitations(app)).toBe(1)
})

it('neither shows nor links an account that must go', async () => {
  const [student, parent] = [await aStudent(app), await maria()]
  await accept(app, parent, (await anInvitation(app, student, 'parent')).token)
  const { token } = await anInvitation(app, student, 'parent')
  await goes(student)
  expect((await askFamily(app, parent, 'GET')).data.students).toEqual([])
  const path = `/students/${student.applicantId}`
  expect((await askFamily(app, parent, 'GET', path)).status).toBe(404)
  expect((await read(token)).status).toBe(409)
  expect((await accept(app, await maria(), token)).code).toBe('INVITATION_CLOSED')
})

it('cannot be taken back by anybody else, nor once it was used', async () => {
  const student = await aStudent(app)
  const { id, token } = await anInvitation(app, student, 'parent')
  const foreign = await askFamily(app, await maria(), 'DELETE', `/invitations/${id}`)
  expect(foreign.status).toBe(404)
  await accept(app, await maria(), token)
  expect((await askFamily(app, student, 'DELETE', `/invitations/${id}`)).status).toBe(404)
})

it('bounds how often tokens are tried from one network', async () => {
  for (let tries = 0; tries < 60; tries++) await read('guess')
  expect(await read('guess')).toMatchObject({ status: 429, body: { statusCode: 429 } })
  expect((await accept(app, await maria(), 'guess')).status).toBe(429)
})
