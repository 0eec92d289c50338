import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../../../db/schema/accounts.ts'
import { organisationMembers } from '../../../../db/schema/organisations.ts'
import { outboxEmails } from '../../../../db/schema/sessions.ts'
import { createTestApp, type TestApp } from '../../../../testing/app.ts'
import { anOrganisation } from '../../../../testing/factories/organisation.ts'
import { aStudent, type Student } from '../../../../testing/factories/student.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const remove = (of: Student) =>
  app.server.inject({
    method: 'POST',
    url: '/api/v1/users/auth/account-deletion',
    headers: of.headers,
    payload: {},
  })

const isOnlyOwner = async (of: Student) => {
  const url = '/api/v1/organisations/mine'
  const { data } = (await app.server.inject({ url, headers: of.headers })).json()
  return data.map((each: { isOnlyOwner: boolean }) => each.isOnlyOwner)
}

const toldOf = async ({ userId }: Student, name: string) =>
  (await app.db.select().from(outboxEmails).where(eq(outboxEmails.userId, userId)))
    .map(({ subject }) => subject)
    .filter((subject) => subject === `${name} no longer has an owner`)

it('tells members and administrators of an organisation whose last owner goes, each once', async () => {
  const [first, second, manager, admin] = await Promise.all([
    aStudent(app),
    aStudent(app),
    aStudent(app),
    aStudent(app, { role: 'ADMIN' }),
  ])
  const confirmed = { emailConfirmedAt: app.clock.now() }
  await app.db.update(users).set(confirmed).where(eq(users.id, admin.userId))
  const id = await anOrganisation(app, {
    name: 'Lantern Fund',
    members: [
      [first, 'owner'],
      [second, 'owner'],
      [manager, 'manager'],
    ],
  })
  expect([await isOnlyOwner(first), await isOnlyOwner(manager)]).toEqual([[false], [false]])
  expect((await remove(first)).statusCode).toBe(200)
  expect(await toldOf(manager, 'Lantern Fund')).toEqual([])
  // Whoever left before is nobody who could be asked.
  expect(await isOnlyOwner(second)).toEqual([true])
  expect((await remove(second)).statusCode).toBe(200)
  expect(await toldOf(manager, 'Lantern Fund')).toHaveLength(1)
  expect(await toldOf(admin, 'Lantern Fund')).toHaveLength(1)
  const membersLeft = eq(organisationMembers.organisationId, id)
  expect(await app.db.$count(organisationMembers, membersLeft)).toBeGreaterThan(0)
})
