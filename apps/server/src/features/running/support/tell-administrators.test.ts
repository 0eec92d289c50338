import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { outboxEmails } from '../../../db/schema/sessions.ts'
import { supportRequests } from '../../../db/schema/support.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { aSupportRequest } from '../../../testing/factories/support.ts'
import { runUpkeep } from '../upkeep/jobs.ts'
import { tellAdministrators } from './tell-administrators.ts'

let app: TestApp
let admin: Student
beforeAll(async () => {
  app = await createTestApp()
  admin = await anAdministrator({ emailConfirmedAt: app.clock.now() })
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.delete(supportRequests)
  await app.db.delete(outboxEmails)
})

async function anAdministrator(account: Partial<typeof users.$inferInsert>): Promise<Student> {
  const made = await aStudent(app, { role: 'ADMIN' })
  await app.db.update(users).set(account).where(eq(users.id, made.userId))
  return made
}

async function anHourLater(): Promise<void> {
  app.clock.advance({ hours: 1 })
  await tellAdministrators(app)
}
const resolve = (id: string) =>
  app.db.update(supportRequests).set({ status: 'Resolved' }).where(eq(supportRequests.id, id))
const mails = () => app.db.select().from(outboxEmails)

const MAIL = `Hello Dana,

In the support queue of Laurel, 2 requests wait for an answer. From subscribers, who come first: 1.

Answer here: http://localhost:3000/admin/support

--

You get this email because you are an administrator of Laurel. It comes once an hour at most, when someone has asked again.
`

it('tells how many wait, and nothing of what they ask', async () => {
  await aSupportRequest(app)
  await aSupportRequest(app, { query: 'Deadlines', isPriority: true })
  await aSupportRequest(app, { status: 'Resolved', resolvedAt: app.clock.now() })
  await runUpkeep(app)
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({
    recipient: admin.email,
    userId: admin.userId,
    subject: '2 requests wait for an answer',
    bodyText: MAIL,
  })
})

it('tells again once somebody has asked anew, not when another is answered', async () => {
  const first = await aSupportRequest(app)
  await Promise.all([tellAdministrators(app), tellAdministrators(app)])
  await anHourLater()
  expect(await mails()).toHaveLength(1)

  await aSupportRequest(app)
  app.clock.advance({ seconds: 1 })
  const last = await aSupportRequest(app)
  await resolve(first)
  await anHourLater()
  await resolve(last)
  await anHourLater()
  const subjects = (await mails()).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual([
    '1 request waits for an answer',
    '2 requests wait for an answer',
  ])
})

it('writes to nobody whose address is unproven, whose account is closed, or who is no administrator', async () => {
  const emailConfirmedAt = app.clock.now()
  await anAdministrator({ emailConfirmedAt: null })
  await anAdministrator({ emailConfirmedAt, purgeAfter: emailConfirmedAt })
  await anAdministrator({ emailConfirmedAt, role: 'APPLICANT' })
  await aSupportRequest(app)
  await tellAdministrators(app)
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([admin.email])
})

it('writes nothing while nobody waits', async () => {
  await tellAdministrators(app)
  expect(await mails()).toEqual([])
})
