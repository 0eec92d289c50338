import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { ask, send } from '../../../testing/factories/application.ts'
import { anOwner } from '../../../testing/factories/organisation.ts'
import { aScholarship } from '../../../testing/factories/scholarship.ts'
import { aSponsor, aStudent } from '../../../testing/factories/student.ts'
import { recordAudit } from './record-audit.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const record = (events: Parameters<typeof recordAudit>[1]) =>
  app.db.transaction((tx) => recordAudit(tx, events, app.clock.now()))

it('names who did what, to whose membership, and leaves out who is gone', async () => {
  const guest = await aStudent(app, { firstName: 'Maria', lastName: 'Lopez' })
  const { owner, organisationId } = await anOwner(app, { members: [[guest, 'viewer']] })
  const path = `/organisations/${organisationId}`
  await ask(app, owner, 'PUT', `${path}/members/${guest.userId}`, { payload: { role: 'manager' } })
  const read = async () => (await ask(app, owner, 'GET', `${path}/audit`)).body.data
  expect(await read()).toEqual({
    total: 1,
    events: [
      {
        ordinal: 1,
        happenedAt: app.clock.now().toISOString(),
        action: 'update_member',
        actorName: 'Dorothy Hill',
        isYou: true,
        isAdministrator: false,
        scholarship: null,
        applicantName: null,
        memberName: 'Maria Lopez',
        details: { before: 'viewer', role: 'manager' },
      },
    ],
  })
  await app.db.delete(users).where(eq(users.id, guest.userId))
  expect((await read()).events).toMatchObject([{ memberName: null, actorName: 'Dorothy Hill' }])
})

it('lists the latest first, in windows', async () => {
  const { owner, organisationId } = await anOwner(app)
  const event = { organisationId, actorId: owner.userId }
  await record(['create_organisation', 'request_vetting'].map((action) => ({ ...event, action })))
  const path = `/organisations/${organisationId}/audit?offset=1&limit=2`
  const { total, events } = (await ask(app, owner, 'GET', path)).body.data
  expect([total, events.length, events[0].action]).toEqual([2, 1, 'create_organisation'])
})

it('tells the student who has read an application, by organisation, role and day', async () => {
  const { id } = await aScholarship(app, { sponsor: 'Reading Trust' })
  const [given] = await app.db.select().from(scholarships).where(eq(scholarships.id, id))
  const organisationId = given?.organisationId ?? ''
  const manager = await aSponsor(app, id, 'manager')
  const left = await aStudent(app)
  const student = await aStudent(app, { timeZone: 'America/Los_Angeles' })
  await send(app, student, id, 'Received')
  const [application] = await app.db
    .select()
    .from(applications)
    .where(eq(applications.applicantId, student.applicantId))
  const applicationId = application?.id ?? ''
  const path = `/applications/${applicationId}/reads`
  expect((await ask(app, student, 'GET', path)).body.data).toEqual([])

  const about = { organisationId, applicationId, applicantId: student.applicantId }
  const events = [
    { actorId: left.userId, action: 'read_application' },
    { actorId: manager.userId, action: 'read_application' },
    { actorId: manager.userId, action: 'read_application' },
    { actorId: manager.userId, action: 'write_note' },
  ]
  await record(events.map((event) => ({ ...about, ...event })))
  const day = app.clock.now().toLocaleDateString('en-CA', { timeZone: 'America/Los_Angeles' })
  const answer = await ask(app, student, 'GET', path)
  expect(answer.body.data).toEqual([
    { organisationName: 'Reading Trust', role: 'manager', day },
    { organisationName: 'Reading Trust', role: null, day },
  ])
  expect(JSON.stringify(answer.body)).not.toContain(manager.userId)
})
