import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { applicants } from '../../../db/schema/accounts.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { countSubmitted } from '../../money/quota/queries.ts'
import { isFeatured } from '../../catalogue/scholarships/policy.ts'
import { mayBegin, openApplication } from './open-application.ts'
import { prepareSending, type Prepared } from './prepare-sending.ts'
import { failureOf, sendPrepared } from './send-application.ts'
import type { ApplicationStatus } from './states.ts'

/**
 * Applies with what the profile and the draft hold; while the trial flag is set, with a draft only.
 * Only a featured scholarship is not counted, else this would be a way round the free limit.
 */
export async function applyToScholarship(
  app: App,
  applicantId: OwnApplicantId,
  scholarshipId: string,
  arrivedAt: Date,
): Promise<{ scholarshipCount: number; status: ApplicationStatus }> {
  const prepared = (await prepareSending(app, applicantId, [scholarshipId])).get(scholarshipId)
  if (!prepared) throw new CallFailure('NOT_FOUND')
  const isTrial = await readIsTrial(app, applicantId)
  if (isTrial) await beginDraft(app, prepared)
  else await send(app, prepared, arrivedAt)
  return {
    scholarshipCount: await countSubmitted(app.db, applicantId),
    status: isTrial ? 'Draft' : 'Received',
  }
}

async function readIsTrial({ db }: App, applicantId: OwnApplicantId): Promise<boolean> {
  const [row] = await db
    .select({ isTrailTaken: applicants.isTrailTaken })
    .from(applicants)
    .where(eq(applicants.id, applicantId))
  return row?.isTrailTaken ?? false
}

/** Specification 3: a second time is refused, so a draft that is there already is one. */
async function beginDraft(app: App, prepared: Prepared): Promise<void> {
  const { applicantId, scholarship } = prepared
  const now = app.clock.now()
  await app.db.transaction(async (tx) => {
    const application = await openApplication(tx, applicantId, scholarship, now)
    if (!application.isNew) throw new CallFailure('ALREADY_APPLIED')
    if (isFeatured(scholarship, app.config)) return
    if (!(await mayBegin(tx, prepared, application, now))) throw new CallFailure('FREE_VIEW_LIMIT')
  })
}

async function send(app: App, prepared: Prepared, arrivedAt: Date): Promise<void> {
  const origin = isFeatured(prepared.scholarship, app.config) ? 'featured' : 'individual'
  const result = await app.db.transaction((tx) =>
    sendPrepared(tx, app, prepared, { origin, arrivedAt }),
  )
  if (result.status === 'refused') throw failureOf(result)
}
