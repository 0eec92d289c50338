import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../../../db/schema/accounts.ts'
import { organisationMembers } from '../../../../db/schema/organisations.ts'
import { createTestApp, type TestApp } from '../../../../testing/app.ts'
import {
  anOrganisation,
  anOwner,
  confirmAddress,
} from '../../../../testing/factories/organisation.ts'
import { aStudent, type Student } from '../../../../testing/factories/student.ts'

let app: TestApp
let admin: Student
beforeAll(async () => {
  app = await createTestApp()
  admin = await aStudent(app, { role: 'ADMIN' })
})
afterAll(() => app.close())

async function ownerless(search = '') {
  const url = `/api/v1/admin/ownerless-organisations${search && `?search=${search}`}`
  return (await app.server.inject({ url, headers: admin.headers })).json().data
}

async function assign(organisationId: string, email: string) {
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/v1/admin/organisations/${organisationId}/owners`,
    headers: admin.headers,
    payload: { email },
  })
  return answer.json().error
}

it('lists an organisation whose last owner deleted the account, until there is another', async () => {
  const manager = await aStudent(app, { firstName: 'Noor', lastName: 'Haddad' })
  await confirmAddress(app, manager)
  const { owner, organisationId } = await anOwner(app, {
    name: 'Hartwell Foundation',
    members: [[manager, 'manager']],
  })
  // One that only an import made waits for nobody.
  await anOrganisation(app, { name: 'Imported Trust' })
  expect(await ownerless()).toEqual([])
  const purgeAfter = app.clock.now()
  await app.db.update(users).set({ purgeAfter }).where(eq(users.id, owner.userId))
  expect(await ownerless()).toEqual([
    {
      id: organisationId,
      name: 'Hartwell Foundation',
      members: [{ name: 'Noor Haddad', email: manager.email, role: 'manager' }],
    },
  ])
  expect(await assign(organisationId, manager.email)).toBeUndefined()
  expect(await ownerless()).toEqual([])
})

it('finds one that an import made by part of its name, until it has an owner', async () => {
  const organisationId = await anOrganisation(app, { name: 'Elks 100% Lodge' })
  const { organisationId: owned } = await anOwner(app, { name: 'Elks Lodge of Ohio' })
  const idsOf = async (search: string) =>
    (await ownerless(search)).map(({ id }: { id: string }) => id)
  expect(await idsOf('elks')).toEqual([organisationId])
  expect(await idsOf('100%25')).toEqual([organisationId])
  expect(await idsOf('%25%25')).toEqual([])
  expect(await idsOf('lodge of')).not.toContain(owned)
  const sponsor = await aStudent(app)
  await confirmAddress(app, sponsor)
  expect(await assign(organisationId, sponsor.email)).toBeUndefined()
  expect(await idsOf('elks')).toEqual([])
})

it('says at the field why an address cannot be an owner’s, and changes nothing', async () => {
  const organisationId = await anOrganisation(app)
  const stranger = await aStudent(app)
  await app.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, stranger.userId))
  expect(await assign(organisationId, 'nobody@example.org')).toMatchObject({
    code: 'NOT_FOUND',
    fields: { email: 'No account has this address. Ask them to sign up with it first.' },
  })
  expect(await assign(organisationId, stranger.email)).toMatchObject({
    code: 'EMAIL_NOT_CONFIRMED',
    fields: {
      email: 'This address is not confirmed. Ask them to open the link in our mail first.',
    },
  })
  const isMember = and(
    eq(organisationMembers.organisationId, organisationId),
    eq(organisationMembers.userId, stranger.userId),
  )
  expect(await app.db.$count(organisationMembers, isMember)).toBe(0)
})
