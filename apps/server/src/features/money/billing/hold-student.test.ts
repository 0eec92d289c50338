import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicants } from '../../../db/schema/accounts.ts'
import { subscriptions } from '../../../db/schema/billing.ts'
import { createTestApp, type TestApp } from '../../../testing/app.ts'
import { subscribeInSandbox } from '../../../testing/factories/billing.ts'
import { aStudent, type Student } from '../../../testing/factories/student.ts'
import { untilLocked } from '../../../testing/until-locked.ts'
import { endGrant } from './admin/grant-subscription.ts'
import { entitledUntil, holdStudent, writeEntitlement } from './entitlements.ts'
import { followTime } from './follow-time.ts'
import { grant } from './grant.ts'
import { readSubscriptions } from './queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A renewal that is taken in while something else is done about the same student. */
async function renewBeside(
  { applicantId }: Student,
  other: () => Promise<unknown>,
): Promise<Date | null> {
  const now = app.clock.now()
  const periodEndsAt = new Date(now.getTime() + 40 * 86_400_000)
  const { until, beside } = await app.db.transaction(async (tx) => {
    await holdStudent(tx, applicantId)
    await tx
      .update(subscriptions)
      .set({ periodEndsAt })
      .where(sql`${subscriptions.applicantId} = ${applicantId} and provider = 'sandbox'`)
    const beside = other()
    await untilLocked(app.db)
    const held = await readSubscriptions(tx, { applicantId }, now)
    await writeEntitlement(tx, applicantId, held)
    // Not awaited in here: it waits for this transaction.
    return { until: entitledUntil(held), beside: [beside] }
  })
  await Promise.all(beside)
  return until
}

const untilOf = async ({ applicantId }: Student) => {
  const [row] = await app.db.select().from(applicants).where(eq(applicants.id, applicantId))
  return row?.subscribedUntil
}

it('does not close by the clock what is renewed at the same time', async () => {
  const student = await aStudent(app)
  await subscribeInSandbox(app, student, 'sandbox_month')
  app.clock.advance({ days: 40 })
  const until = await renewBeside(student, () => followTime(app))
  expect(await untilOf(student)).toEqual(until)
})

it('does not close with a grant that ends what is renewed at the same time', async () => {
  const student = await aStudent(app)
  await subscribeInSandbox(app, student, 'sandbox_month')
  const now = app.clock.now()
  const endsAt = new Date(now.getTime() + 86_400_000)
  const id = await app.db.transaction((tx) =>
    grant(tx, { applicantId: student.applicantId, reason: 'A prize', endsAt, now }),
  )
  const until = await renewBeside(student, () => endGrant(app, id))
  expect(await untilOf(student)).toEqual(until)
})
