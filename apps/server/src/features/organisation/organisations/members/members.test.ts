import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { users } from '../../../../db/schema/accounts.ts'
import {
  auditEvents,
  householdMembers,
  organisationInvitations,
  organisationMembers,
} from '../../../../db/schema/organisations.ts'
import { outboxEmails, rateLimits } from '../../../../db/schema/sessions.ts'
import { startSession } from '../../../people/accounts/start-session.ts'
import { createTestApp, type TestApp } from '../../../../testing/app.ts'
import { ask as askAs } from '../../../../testing/factories/application.ts'
import { aMemberInvitation, anOwner } from '../../../../testing/factories/organisation.ts'
import { aStudent, type Student } from '../../../../testing/factories/student.ts'
import { forgetMemberInvitations } from './forget-member-invitations.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ PUBLIC_URL: 'https://laurel.example' })
})
beforeEach(async () => void (await app.db.delete(rateLimits)))
afterAll(() => app.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const ask = (of: Student, method: Method, path: string, payload?: object) =>
  askAs(app, of, method, path, payload && { payload })

const accept = (of: Student, token: string) => ask(of, 'POST', `/invitations/${token}/accept`)
const peopleOf = async (of: Student, id: string) =>
  (await ask(of, 'GET', `/organisations/${id}/members`)).data
const guests = () => aStudent(app, { firstName: 'Maria', lastName: 'Lopez' })

it('makes a member of whoever follows the mailed link, and tells whoever invited', async () => {
  const owned = await anOwner(app, { name: 'Hill Fund' })
  const { token, email } = await aMemberInvitation(app, owned, 'reviewer')
  const seen = await app.server.inject(`/api/v1/invitations/${token}`)
  expect(seen.json().data).toMatchObject({
    organisationName: 'Hill Fund',
    inviterName: 'Dorothy Hill',
    role: 'reviewer',
  })
  expect((await peopleOf(owned.owner, owned.organisationId)).invitations).toMatchObject([
    { email, role: 'reviewer' },
  ])
  const guest = await guests()
  expect((await accept(guest, token)).data).toEqual({ organisationId: owned.organisationId })
  const { members, invitations } = await peopleOf(owned.owner, owned.organisationId)
  expect(members).toMatchObject([
    { name: 'Dorothy Hill', role: 'owner', isYou: true },
    { name: 'Maria Lopez', role: 'reviewer', isYou: false },
  ])
  expect(invitations).toEqual([])
  const mails = await app.db
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, owned.owner.email))
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Maria Lopez accepted your invitation to Hill Fund',
  ])
})

it('takes an invitation once, however many try at the same time', async () => {
  const owned = await anOwner(app)
  const { token } = await aMemberInvitation(app, owned)
  const people = await Promise.all(Array.from({ length: 5 }, guests))
  const answers = await Promise.all(people.map((each) => accept(each, token)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const codes = answers.flatMap(({ error }) => error?.code ?? [])
  expect(codes).toEqual(Array.from({ length: 4 }, () => 'INVITATION_CLOSED'))
})

it('tells whoever belongs to the organisation so, by a used link too', async () => {
  const owned = await anOwner(app)
  const { token } = await aMemberInvitation(app, owned)
  const read = (of: Student) => ask(of, 'GET', `/invitations/${token}`)
  const [guest, other] = [await guests(), await guests()]
  expect((await read(guest)).data.memberOf).toBeNull()
  expect((await read(owned.owner)).data.memberOf).toBe(owned.organisationId)
  await accept(guest, token)
  app.clock.advance({ days: 8 })
  const signedIn = async ({ userId }: Student) => {
    const { accessToken } = await startSession(app, userId, undefined)
    return { ...guest, userId, headers: { authorization: `Bearer ${accessToken}` } }
  }
  expect((await read(await signedIn(guest))).data.memberOf).toBe(owned.organisationId)
  expect((await read(await signedIn(other))).error.code).toBe('INVITATION_CLOSED')
})

it('tells whoever reads it signed in when it was mailed to another address', async () => {
  const owned = await anOwner(app)
  const guest = await guests()
  const { token } = await aMemberInvitation(app, owned, 'viewer', guest.email)
  const read = async (of: Student) =>
    (await ask(of, 'GET', `/invitations/${token}`)).data.isForOther
  expect(await read(guest)).toBe(false)
  expect(await read(await guests())).toBe(true)
})

it('closes an invitation after 7 days, when it is taken back, and when a newer one is mailed', async () => {
  const owned = await anOwner(app)
  const { organisationId } = owned
  const guest = await guests()
  const expectClosed = async (token: string) =>
    expect((await accept(guest, token)).error.code).toBe('INVITATION_CLOSED')

  const replaced = await aMemberInvitation(app, owned)
  const withdrawn = await aMemberInvitation(app, owned, 'viewer', replaced.email)
  await expectClosed(replaced.token)
  const path = `/organisations/${organisationId}/invitations/${withdrawn.id}`
  expect((await ask(owned.owner, 'DELETE', path)).data.invitations).toEqual([])
  await expectClosed(withdrawn.token)
  expect((await ask(owned.owner, 'DELETE', path)).status).toBe(404)

  const expired = await aMemberInvitation(app, owned)
  app.clock.advance({ days: 7 })
  const later = await guests()
  expect((await accept(later, expired.token)).error.code).toBe('INVITATION_CLOSED')
  await forgetMemberInvitations(app)
  const own = eq(organisationInvitations.organisationId, organisationId)
  expect(await app.db.$count(organisationInvitations, own)).toBe(0)
})

it('leaves a member who accepts again what they are, and the link good', async () => {
  const owned = await anOwner(app)
  const { token } = await aMemberInvitation(app, owned, 'viewer')
  expect((await accept(owned.owner, token)).status).toBe(200)
  expect(await peopleOf(owned.owner, owned.organisationId)).toMatchObject({
    members: [{ role: 'owner' }],
  })
  expect((await accept(await guests(), token)).status).toBe(200)
})

it('mails a plain name, and none while nobody knows whose it is', async () => {
  const owned = await anOwner(app, { name: 'Win at https://casino.example now' })
  const { email } = await aMemberInvitation(app, owned)
  const [mail] = await app.db.select().from(outboxEmails).where(eq(outboxEmails.recipient, email))
  expect(mail?.subject).toBe(
    'Dorothy Hill invites you to Win at https casino example now on Laurel',
  )
  expect(mail?.bodyText.match(/https?:\/\/\S+/g)).toHaveLength(1)
})

it('keeps an owner: the last one can neither step down, be removed nor leave', async () => {
  const guest = await guests()
  const { owner, organisationId } = await anOwner(app, { members: [[guest, 'manager']] })
  const own = `/organisations/${organisationId}/members/${owner.userId}`
  const tries = async () => [
    (await ask(owner, 'PUT', own, { role: 'viewer' })).error?.code,
    (await ask(owner, 'DELETE', own)).error?.code,
    (await ask(owner, 'DELETE', `/organisations/${organisationId}/membership`)).error?.code,
  ]
  expect(await tries()).toEqual(['LAST_OWNER', 'LAST_OWNER', 'LAST_OWNER'])
  const path = `/organisations/${organisationId}/members/${guest.userId}`
  expect((await ask(owner, 'PUT', path, { role: 'owner' })).status).toBe(200)
  expect((await ask(owner, 'DELETE', `/organisations/${organisationId}/membership`)).data).toEqual({
    organisationId,
  })
  expect((await ask(owner, 'GET', `/organisations/${organisationId}`)).status).toBe(404)
})

it('keeps one of two owners who step down at the same time', async () => {
  const other = await guests()
  const { owner, organisationId } = await anOwner(app, { members: [[other, 'owner']] })
  const answers = await Promise.all(
    [owner, other].map((each) =>
      ask(each, 'DELETE', `/organisations/${organisationId}/membership`),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

it('ends the household with the membership that it was declared in', async () => {
  const guest = await guests()
  const { owner, organisationId } = await anOwner(app, { members: [[guest, 'viewer']] })
  const household = `/organisations/${organisationId}/household`
  const emails = ['Twin@example.org', 'aunt@example.org', 'twin@example.org']
  expect((await ask(guest, 'PUT', household, { emails })).data).toEqual({
    emails: ['aunt@example.org', 'twin@example.org'],
  })
  expect((await ask(owner, 'GET', household)).data).toEqual({ emails: [] })
  await ask(owner, 'DELETE', `/organisations/${organisationId}/members/${guest.userId}`)
  const ofOrganisation = eq(householdMembers.organisationId, organisationId)
  expect(await app.db.$count(householdMembers, ofOrganisation)).toBe(0)
  const ofGuest = eq(organisationMembers.userId, guest.userId)
  expect(await app.db.$count(organisationMembers, ofGuest)).toBe(0)
})

it('makes a student’s account of one that belongs to no organisation any more', async () => {
  const both = [await anOwner(app), await anOwner(app)]
  const guest = await guests()
  for (const owned of both) {
    const { token } = await aMemberInvitation(app, owned)
    await accept(guest, token)
  }
  const roleAfterLeaving = async (of: number) => {
    await ask(guest, 'DELETE', `/organisations/${both[of]?.organisationId}/membership`)
    const [user] = await app.db.select().from(users).where(eq(users.id, guest.userId))
    return user?.role
  }
  expect(await roleAfterLeaving(0)).toBe('ORGANISER')
  expect(await roleAfterLeaving(1)).toBe('APPLICANT')
})

it('records who changed whose membership, without an id that other tables know', async () => {
  const guest = await guests()
  const { owner, organisationId } = await anOwner(app, { members: [[guest, 'viewer']] })
  const path = `/organisations/${organisationId}/members/${guest.userId}`
  await ask(owner, 'PUT', path, { role: 'manager' })
  const events = await app.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.organisationId, organisationId))
  expect(events).toMatchObject([
    { action: 'update_member', details: { before: 'viewer', role: 'manager' } },
  ])
  expect(JSON.stringify(events)).not.toContain(guest.userId)
})
