import type { Outcome } from '@laurel/contract/applications'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { providerApplications } from '../../../db/schema/applications.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { touchStudent } from '../../catalogue/matches/read-student.ts'
import { isSeenBy } from '../../catalogue/scholarships/find-seen.ts'
import { mayOpen } from '../../catalogue/scholarships/may-open.ts'
import { isPublic } from '../../catalogue/scholarships/policy.ts'
import { readScholarships } from '../../catalogue/scholarships/queries.ts'

/** Notes that a student applied on the sponsor's own site, or takes the note back. */
export async function recordProviderApplication(
  app: App,
  { applicantId }: ApplicantSession,
  scholarshipId: string,
  { hasApplied, outcome }: { hasApplied: boolean; outcome?: Outcome | null | undefined },
): Promise<{ appliedAt: Date | null; outcome: Outcome | null }> {
  const scholarship = (await readScholarships(app.db, [scholarshipId])).get(scholarshipId)
  if (!scholarship || !isPublic(scholarship) || scholarship.delivery !== 'provider')
    throw new CallFailure('NOT_FOUND')
  const { cycle } = scholarship
  const appliedAt = app.clock.now()
  const mine = and(
    eq(providerApplications.applicantId, applicantId),
    eq(providerApplications.scholarshipId, scholarshipId),
    eq(providerApplications.cycle, cycle),
  )
  const isSeen = await isSeenBy(app, applicantId, scholarship)
  if (hasApplied && !isSeen && (await app.db.$count(providerApplications, mine)) === 0)
    throw new CallFailure('NOT_FOUND')
  return app.db.transaction(async (tx) => {
    await touchStudent(tx, applicantId)
    if (!hasApplied) {
      await tx.delete(providerApplications).where(mine)
      return { appliedAt: null, outcome: null }
    }
    if (!(await mayOpen(tx, applicantId, scholarship, { now: appliedAt })))
      throw new CallFailure('FREE_VIEW_LIMIT')
    await tx
      .insert(providerApplications)
      .values({ applicantId, scholarshipId, cycle, appliedAt })
      .onConflictDoNothing()
    if (outcome !== undefined) await tx.update(providerApplications).set({ outcome }).where(mine)
    const [kept] = await tx.select().from(providerApplications).where(mine)
    return { appliedAt: kept?.appliedAt ?? null, outcome: kept?.outcome ?? null }
  })
}
