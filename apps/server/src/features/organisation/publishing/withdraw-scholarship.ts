import type { AnswerOf } from '@laurel/contract/define-call'
import type { withdrawScholarship as withdrawCall } from '@laurel/contract/publishing'
import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { transact } from '../../../db/transact.ts'
import type { Transaction } from '../../../db/database.ts'
import { scholarshipNotices } from '../../../db/schema/publishing.ts'
import { rounds } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import { recordCatalogueChange } from '../../catalogue/matches/record-catalogue-change.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { keepVersion } from './keep-version.ts'
import { openScholarship, type Opened } from './open-scholarship.ts'
import { canWithdraw } from '@laurel/contract/round-states'
import { endAmendment } from './save-amendment.ts'
import { tellNotices } from './tell-notices.ts'
import { writeRound } from './write-round.ts'

type Parts = Pick<App, 'db' | 'clock' | 'matches' | 'background' | 'config' | 'unsubscribeTokens'>

/** Calls a round off: nobody finds it any more, and everybody it concerned is told why. */
export async function withdrawScholarship(
  app: Parts,
  member: ScholarshipMember,
  reason: string,
): Promise<AnswerOf<typeof withdrawCall>> {
  const { scholarshipId, organisationId, userId } = member
  const saved = await transact(app.db, async (tx) => {
    const now = app.clock.now()
    const opened = await openScholarship(tx, member, now)
    if (!canWithdraw(opened.state)) throw new CallFailure('SCHOLARSHIP_MOVED_ON')
    await cancelRound(tx, opened, reason, now)
    await endAmendment(tx, opened, now)
    const { content, version: base } = opened
    const act = { scholarshipId, userId, base, act: 'withdrawn', content, words: reason } as const
    const { version } = await keepVersion(tx, act, now)
    const event = { organisationId, actorId: userId, action: 'withdraw_scholarship', scholarshipId }
    await recordAudit(tx, [event], now)
    await recordCatalogueChange(tx, [scholarshipId])
    return { version, savedAt: now.toISOString() }
  })
  await app.matches.catchUp()
  app.background.startAlone('tell of changed scholarships', () => tellNotices(app))
  return saved
}

async function cancelRound(
  tx: Transaction,
  { member: { scholarshipId }, row, content }: Opened,
  reason: string,
  now: Date,
): Promise<void> {
  const round = { scholarshipId, cycle: row.cycle }
  await tx
    .update(scholarships)
    .set({ status: 'withdrawn', updatedAt: now })
    .where(eq(scholarships.id, scholarshipId))
  await writeRound(tx, round, content.listing, now)
  await tx
    .update(rounds)
    // Administrators who knew that it was late learn of this, too.
    .set({ cancelledAt: now, cancelReason: reason, overdueToldAt: null })
    .where(and(eq(rounds.scholarshipId, scholarshipId), eq(rounds.cycle, row.cycle)))
  await tx
    .insert(scholarshipNotices)
    .values({ id: randomUUID(), ...round, kind: 'withdrawn', lines: [reason], madeAt: now })
}
