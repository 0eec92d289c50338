import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditEvents } from '../../../db/schema/organisations.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { findBrokenLink } from './verify-chain.ts'
import { recordAudit } from './record-audit.ts'

let app: TestApp
let member: Student
let student: Student
beforeAll(async () => {
  app = await createTestApp()
  member = await aStudent(app)
  student = await aStudent(app)
})
afterAll(() => app.close())

const record = (organisationId: string, count = 1) =>
  app.db.transaction((tx) =>
    recordAudit(
      tx,
      Array.from({ length: count }, (_, at) => ({
        organisationId,
        actorId: member.userId,
        action: 'read_application',
        applicantId: student.applicantId,
        details: { at },
      })),
      app.clock.now(),
    ),
  )

it('numbers events without gaps, also when many come at once', async () => {
  const organisationId = randomUUID()
  await Promise.all(Array.from({ length: 12 }, () => record(organisationId, 2)))
  expect(await findBrokenLink(app.db, organisationId)).toBeUndefined()
  const rows = await app.db.select().from(auditEvents)
  const own = rows.filter((row) => row.organisationId === organisationId)
  expect(own.map(({ ordinal }) => ordinal).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 24 }, (_, at) => at + 1),
  )
})

it.each(['update audit_events set action = action', 'delete from audit_events'])(
  'refuses to %s',
  async (statement) => {
    await record(randomUUID())
    await expect(app.db.execute(sql.raw(statement))).rejects.toMatchObject({
      cause: { message: 'Audit events are never changed.' },
    })
  },
)

it('finds what was changed past the trigger', async () => {
  const organisationId = randomUUID()
  await record(organisationId, 4)
  const change = app.db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_events disable trigger audit_events_stay`)
    await tx.execute(
      sql`update audit_events set details = '{"at": 9}' where organisation_id = ${organisationId} and ordinal = 3`,
    )
    expect(await findBrokenLink(tx, organisationId)).toBe(3)
    tx.rollback()
  })
  await expect(change).rejects.toThrow('Rollback')
  expect(await findBrokenLink(app.db, organisationId)).toBeUndefined()
})

it('names nobody by an id that other tables know', async () => {
  const organisationId = randomUUID()
  await record(organisationId)
  const text = JSON.stringify(await app.db.select().from(auditEvents))
  expect(text).not.toContain(member.userId)
  expect(text).not.toContain(student.applicantId)
})
