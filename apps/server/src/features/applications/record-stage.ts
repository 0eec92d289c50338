import type { Stage } from '@laurel/contract/application-shapes'
import type { Outcome } from '@laurel/contract/applications'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../app-context.ts'
import type { Transaction } from '../../db/database.ts'
import { applications } from '../../db/schema/applications.ts'
import { organisationMembers } from '../../db/schema/organisations.ts'
import { scholarships } from '../../db/schema/scholarships.ts'
import { CallFailure } from '../../http/failures.ts'
import type { UserSession } from '../../http/session.ts'
import { enterStage, readEntry } from './enter-stage.ts'
import { canEnter } from './states.ts'

/** Says what became of an application; the stage it is in already changes nothing. */
export async function recordStage(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId }: UserSession,
  applicationId: string,
  stage: Outcome,
): Promise<{ stage: Stage; enteredAt: string }> {
  return db.transaction(async (tx) => {
    const application = await holdForSponsor(tx, userId, applicationId)
    if (application?.status !== 'Received') throw new CallFailure('NOT_FOUND')
    if (application.stage === stage) {
      const enteredAt = (await readEntry(tx, applicationId, stage)) ?? application.updatedAt
      return { stage, enteredAt: enteredAt.toISOString() }
    }
    if (!canEnter(application, stage)) throw new CallFailure('STAGE_REFUSED')
    const enteredAt = clock.now()
    await enterStage(tx, { applicationId, stage, enteredBy: 'sponsor', enteredAt })
    return { stage, enteredAt: enteredAt.toISOString() }
  })
}

/** The application, held, if this person's organisation gives the scholarship. */
async function holdForSponsor(tx: Transaction, userId: string, applicationId: string) {
  const { status, stage, updatedAt } = applications
  const [application] = await tx
    .select({ status, stage, updatedAt })
    .from(applications)
    .innerJoin(scholarships, eq(scholarships.id, applications.scholarshipId))
    .innerJoin(
      organisationMembers,
      and(
        eq(organisationMembers.organisationId, scholarships.organisationId),
        eq(organisationMembers.userId, userId),
      ),
    )
    .where(eq(applications.id, applicationId))
    .for('update', { of: applications })
  return application
}
