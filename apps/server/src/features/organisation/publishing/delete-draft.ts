import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import { applications } from '../../../db/schema/applications.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { openScholarship } from './open-scholarship.ts'
import { canRewrite } from '@laurel/contract/round-states'

/** Deletes a draft. What students began stays with its scholarship: such a one is withdrawn. */
export function deleteDraft(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: ScholarshipMember,
): Promise<void> {
  return transact(db, async (tx) => {
    const now = clock.now()
    const { scholarshipId, organisationId, userId } = member
    const { state } = await openScholarship(tx, member, now)
    const begun = await tx.$count(applications, eq(applications.scholarshipId, scholarshipId))
    if (!canRewrite(state) || begun > 0) throw new CallFailure('SCHOLARSHIP_MOVED_ON')
    await tx.delete(scholarships).where(eq(scholarships.id, scholarshipId))
    const event = { organisationId, actorId: userId, action: 'delete_scholarship', scholarshipId }
    await recordAudit(tx, [event], now)
  })
}
