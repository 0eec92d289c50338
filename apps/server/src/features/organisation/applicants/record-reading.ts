import { and, eq, gte } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { DAY_MILLISECONDS } from '../../../days.ts'
import { transact } from '../../../db/transact.ts'
import type { Queryable, Transaction } from '../../../db/database.ts'
import { applications } from '../../../db/schema/applications.ts'
import { auditEvents, auditPeople } from '../../../db/schema/organisations.ts'
import { applicationHandlings } from '../../../db/schema/rounds.ts'
import { enterStages } from '../../student/applications/enter-stage.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { requireForApplication } from '../organisations/require-member.ts'

type Reader = Awaited<ReturnType<typeof requireForApplication>>

/**
 * Records that a member reads an application, once a day. The first one to open it moves it out of
 * the new ones, and the student is told that the sponsor looks at it.
 */
export async function recordReading(app: Pick<App, 'db' | 'clock'>, reader: Reader): Promise<void> {
  const now = app.clock.now()
  if (await hasRead(app.db, reader, now)) return
  await transact(app.db, async (tx) => {
    const stage = await holdStage(tx, reader.applicationId)
    if (await hasRead(tx, reader, now)) return
    if (await markOpened(tx, reader.applicationId, now)) {
      const { applicationId } = reader
      if (stage === null)
        await enterStages(tx, [{ applicationId, stage: 'under_review' }], 'sponsor', now)
    }
    const { organisationId, userId: actorId, scholarshipId, applicationId, applicantId } = reader
    const ids = { organisationId, actorId, scholarshipId, applicationId, applicantId }
    await recordAudit(tx, [{ ...ids, action: 'read_application' }], now)
  })
}

async function holdStage(tx: Transaction, applicationId: string) {
  const [held] = await tx
    .select({ stage: applications.stage })
    .from(applications)
    .where(eq(applications.id, applicationId))
    .for('no key update')
  return held?.stage
}

/** Whether nobody had opened it before. */
async function markOpened(tx: Transaction, applicationId: string, now: Date): Promise<boolean> {
  const isOfIt = eq(applicationHandlings.applicationId, applicationId)
  const [handling] = await tx.select().from(applicationHandlings).where(isOfIt).for('update')
  if (handling && handling.openedAt !== null) return false
  if (handling) {
    const stage = handling.stage === 'new' ? 'in_review' : handling.stage
    await tx
      .update(applicationHandlings)
      .set({ stage, openedAt: now, updatedAt: now })
      .where(isOfIt)
  } else
    await tx
      .insert(applicationHandlings)
      .values({ applicationId, stage: 'in_review', tags: [], openedAt: now, updatedAt: now })
  return true
}

/** Whether it is recorded that this member read it on this day, by universal time. */
async function hasRead(
  db: Queryable,
  { organisationId, userId, scholarshipId, applicationId }: Reader,
  now: Date,
): Promise<boolean> {
  const day = new Date(Math.floor(now.getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS)
  const rows = await db
    .select({ ordinal: auditEvents.ordinal })
    .from(auditEvents)
    .innerJoin(auditPeople, eq(auditPeople.id, auditEvents.actor))
    .where(
      and(
        eq(auditEvents.scholarship, scholarshipId),
        gte(auditEvents.happenedAt, day),
        eq(auditEvents.organisationId, organisationId),
        eq(auditEvents.application, applicationId),
        eq(auditEvents.action, 'read_application'),
        eq(auditPeople.userId, userId),
      ),
    )
    .limit(1)
  return rows.length > 0
}
