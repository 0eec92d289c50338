import type { TrackedApplication } from '@laurel/contract/tracking'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { applications } from '../../../db/schema/applications.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { enterStages } from './enter-stage.ts'
import { trackApplications } from './track-applications.ts'
import { isBeforeDeadline } from './rules.ts'
import { canEnter } from './states.ts'

/** Takes an application back before its deadline; one that was withdrawn stays as it is. */
export async function withdrawApplication(
  app: App,
  applicantId: OwnApplicantId,
  applicationId: string,
  arrivedAt: Date,
): Promise<TrackedApplication> {
  await app.db.transaction(async (tx) => {
    const application = await holdOwn(tx, applicantId, applicationId)
    if (!application) throw new CallFailure('NOT_FOUND')
    if (application.stage === 'withdrawn') return
    if (!canEnter(application, 'withdrawn')) throw new CallFailure('STAGE_REFUSED')
    if (!isBeforeDeadline(application.cycle, application.round, arrivedAt))
      throw new CallFailure('SCHOLARSHIP_CLOSED')
    const enteredAt = app.clock.now()
    await enterStages(tx, [{ applicationId, stage: 'withdrawn' }], 'student', enteredAt)
  })
  const tracked = await trackApplications(app, applicantId)
  const withdrawn = tracked.find((each) => each.applicationId === applicationId)
  if (!withdrawn) throw new Error('An application vanished while it was being withdrawn.')
  return withdrawn
}

async function holdOwn(tx: Transaction, applicantId: OwnApplicantId, id: string) {
  const { status, stage, cycle } = applications
  const round = { cycle: scholarships.cycle, closesAt: scholarships.closesAt }
  const [application] = await tx
    .select({ status, stage, cycle, round })
    .from(applications)
    .innerJoin(scholarships, eq(scholarships.id, applications.scholarshipId))
    .where(and(eq(applications.id, id), eq(applications.applicantId, applicantId)))
    .for('update', { of: applications })
  return application
}
