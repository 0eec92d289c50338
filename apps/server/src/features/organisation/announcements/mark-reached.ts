import type { Winners } from '@laurel/contract/announcements'
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { announcementItems, announcements } from '../../../db/schema/rounds.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { holdRound } from './hold-round.ts'
import { readTold } from './read-told.ts'
import { readWinners } from './read-winners.ts'

/** Keeps that a winner answered, or that it was said by mistake; said again, it changes nothing. */
export async function markReached(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: ScholarshipMember & { applicationId: string; applicantId: string },
  isReached: boolean,
): Promise<Winners> {
  const { applicationId, applicantId, organisationId, scholarshipId, userId } = member
  const now = clock.now()
  return transact(db, async (tx) => {
    const round = await holdRound(tx, scholarshipId, member.cycle, now)
    const told = await readTold(tx, round)
    if (told.get(applicationId)?.outcome !== 'won') throw new CallFailure('NOT_FOUND')
    const ofRound = tx
      .select({ id: announcements.id })
      .from(announcements)
      .where(
        and(eq(announcements.scholarshipId, scholarshipId), eq(announcements.cycle, round.cycle)),
      )
    const { reachedAt } = announcementItems
    const { rowCount } = await tx
      .update(announcementItems)
      .set({ reachedAt: isReached ? now : null })
      .where(
        and(
          eq(announcementItems.applicationId, applicationId),
          eq(announcementItems.outcome, 'won'),
          inArray(announcementItems.announcementId, ofRound),
          isReached ? isNull(reachedAt) : isNotNull(reachedAt),
        ),
      )
    const action = isReached ? 'reach_winner' : 'unreach_winner'
    const about = { organisationId, scholarshipId, applicationId, applicantId }
    if (rowCount) await recordAudit(tx, [{ ...about, actorId: userId, action }], now)
    return readWinners(tx, scholarshipId, { cycle: round.cycle }, now)
  })
}
