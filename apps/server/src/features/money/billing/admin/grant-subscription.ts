import type {
  grantSubscription as grantCall,
  HeldSubscription,
} from '@laurel/contract/billing-admin'
import type { BodyOf } from '@laurel/contract/define-call'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../../app-context.ts'
import { applicants, users } from '../../../../db/schema/accounts.ts'
import { subscriptions } from '../../../../db/schema/billing.ts'
import { CallFailure } from '../../../../http/failures.ts'
import type { AdminId } from '../../../../http/require-admin.ts'
import { holdStudent, writeEntitlement } from '../entitlements.ts'
import { grant } from '../grant.ts'
import { readSubscriptions } from '../queries.ts'
import { ALLOWED } from '../states.ts'
import { findHeld } from './list-subscriptions.ts'

type Needs = Pick<App, 'db' | 'clock'>

/** Gives somebody a subscription; whoever has one keeps that instead. */
export async function grantSubscription(
  app: Needs,
  grantedBy: AdminId,
  { email, reason, endsAt: until }: BodyOf<typeof grantCall>,
): Promise<HeldSubscription> {
  const now = app.clock.now()
  const endsAt = new Date(until)
  if (endsAt <= now)
    throw new CallFailure('VALIDATION_FAILED', {
      fields: { endsAt: 'Please choose a time to come.' },
    })
  const id = await app.db.transaction(async (tx) => {
    const [person] = await tx
      .select({ applicantId: applicants.id })
      .from(applicants)
      .innerJoin(users, eq(users.id, applicants.userId))
      .where(and(eq(users.email, email), isNull(users.purgeAfter)))
      .orderBy(asc(applicants.createdAt))
      .limit(1)
      .for('no key update', { of: applicants })
    if (!person) throw new CallFailure('NOT_FOUND')
    const { applicantId } = person
    const held = await readSubscriptions(tx, { applicantId }, now)
    if (held.some(({ status }) => ALLOWED[status].isRunning))
      throw new CallFailure('ALREADY_SUBSCRIBED')
    return grant(tx, { applicantId, reason, grantedBy, endsAt, now })
  })
  return requireHeld(app, id)
}

/** Takes back what was given; again, it is as it was. */
export async function endGrant(app: Needs, id: string): Promise<HeldSubscription> {
  const now = app.clock.now()
  const isGrant = and(eq(subscriptions.id, id), eq(subscriptions.provider, 'grant'))
  await app.db.transaction(async (tx) => {
    const [given] = await tx.select().from(subscriptions).where(isGrant)
    await holdStudent(tx, given?.applicantId ?? null)
    const [row] = await tx
      .update(subscriptions)
      .set({ providerStatus: 'ended', status: 'expired', endedAt: now, asOf: now })
      .where(and(isGrant, isNull(subscriptions.endedAt)))
      .returning()
    if (!row?.applicantId) return
    const { applicantId } = row
    await writeEntitlement(tx, applicantId, await readSubscriptions(tx, { applicantId }, now))
  })
  const [row] = await app.db.select({ id: subscriptions.id }).from(subscriptions).where(isGrant)
  if (!row) throw new CallFailure('NOT_FOUND')
  return requireHeld(app, id)
}

async function requireHeld(app: Needs, id: string): Promise<HeldSubscription> {
  const held = await findHeld(app, id)
  if (!held) throw new CallFailure('NOT_FOUND')
  return held
}
