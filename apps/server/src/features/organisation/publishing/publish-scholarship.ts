import type { AnswerOf } from '@laurel/contract/define-call'
import { findPublishingProblems } from '@laurel/contract/words/find-publishing-problems'
import type { publishScholarship as publishCall } from '@laurel/contract/publishing'
import { eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { dayIn } from '../../../days.ts'
import { transact } from '../../../db/transact.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import { recordCatalogueChange } from '../../catalogue/matches/record-catalogue-change.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { keepVersion } from './keep-version.ts'
import { openScholarship, type Opened } from './open-scholarship.ts'
import { readVetting } from './queries.ts'
import { canRewrite } from '@laurel/contract/round-states'

/** Publishes a draft: it is matched, listed and told of like any other from now on. */
export async function publishScholarship(
  { db, clock, matches }: Pick<App, 'db' | 'clock' | 'matches'>,
  member: ScholarshipMember,
  base: number,
): Promise<AnswerOf<typeof publishCall>> {
  const { scholarshipId, organisationId, userId } = member
  const saved = await transact(db, async (tx) => {
    const now = clock.now()
    const opened = await openScholarship(tx, member, now, base)
    if (!canRewrite(opened.state)) throw new CallFailure('SCHOLARSHIP_MOVED_ON')
    refuseUnready(opened, now)
    if ((await readVetting(tx, organisationId)) !== 'verified')
      throw new CallFailure('ORGANISATION_NOT_VERIFIED')
    await tx
      .update(scholarships)
      // New to students from today on, however long it was written.
      .set({ status: 'published', createdAt: now, updatedAt: now })
      .where(eq(scholarships.id, scholarshipId))
    const act = { scholarshipId, userId, base, act: 'published', content: opened.content } as const
    const { version } = await keepVersion(tx, act, now)
    const event = { organisationId, actorId: userId, action: 'publish_scholarship', scholarshipId }
    await recordAudit(tx, [event], now)
    await recordCatalogueChange(tx, [scholarshipId])
    return { version, savedAt: now.toISOString() }
  })
  await matches.catchUp()
  return saved
}

/** Throws SCHOLARSHIP_NOT_READY with what is missing, each at its field. */
function refuseUnready({ content }: Opened, now: Date): void {
  const today = dayIn(content.listing.deadline.timeZone, now)
  const fields = findPublishingProblems(content, today)
  if (Object.keys(fields).length > 0) throw new CallFailure('SCHOLARSHIP_NOT_READY', { fields })
}
