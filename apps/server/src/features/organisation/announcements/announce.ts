import type { BodyOf } from '@laurel/contract/define-call'
import type {
  announce as announceCall,
  Decided,
  Progress,
  SponsorWords,
} from '@laurel/contract/announcements'
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { announcements, rounds } from '../../../db/schema/rounds.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import { commitOnce, type OnceKey } from '../../../http/idempotency.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { readDecisions, versionOf } from './decisions.ts'
import { holdRound } from './hold-round.ts'
import { readProgress } from './read-announcement.ts'
import type { Round } from './read-round.ts'
import { refusalToAnnounce } from '@laurel/contract/round-states'
import { tellAnnounced } from './tell-announced.ts'

interface Announcing extends BodyOf<typeof announceCall> {
  cycle: string | undefined
}

/**
 * Announces a round: who is told what stands fixed with it, in one transaction. The telling goes on
 * after it, by this process or, should it die, by the minute's job of any other.
 */
export async function announce(
  app: App,
  member: ScholarshipMember,
  announcing: Announcing,
  once?: OnceKey,
): Promise<Progress> {
  const { db, clock } = app
  const answer = await commitOnce<Progress>(db, clock, once, (keeper) =>
    transact(db, async (tx) => {
      const now = clock.now()
      const { cycle, version, words } = announcing
      const round = await holdRound(tx, member.scholarshipId, cycle, now)
      const refusal = refusalToAnnounce(round.state)
      if (refusal) throw new CallFailure(refusal)
      const decided = await readDecisions(tx, round)
      if (versionOf(decided) !== version) throw new CallFailure('DECISIONS_CHANGED')
      const id = randomUUID()
      const { scholarshipId } = member
      await tx.insert(announcements).values({
        id,
        scholarshipId,
        cycle: round.cycle,
        words: keepWords(words),
        madeBy: member.userId,
        madeAt: now,
      })
      const people = await fixOutcomes(tx, id, round)
      await markAnnounced(tx, round, now)
      const progress = await readProgress(tx, round)
      await keeper.keep(tx, progress)
      await recordAudit(tx, [toEvent(member, round, people, decided.length)], now)
      return progress
    }),
  )
  app.background.startAlone('tell what was announced', () => tellAnnounced(app))
  return answer
}

/** By outcome, those that say something. */
const keepWords = (words: SponsorWords): Partial<Record<Decided, string>> =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => text !== ''))

/** Everybody who sent and did not withdraw; whoever nobody decided on is not selected. */
async function fixOutcomes(
  tx: Transaction,
  announcementId: string,
  { scholarshipId, cycle, usualUsd }: Round,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into announcement_items (announcement_id, application_id, outcome, amount_usd)
    select ${announcementId}, applications.id, coalesce(decisions.outcome, 'not_selected'),
      case when decisions.outcome = 'won'
        then coalesce(decisions.amount_usd, ${usualUsd}::double precision) end
    from applications
    join applicants on applicants.id = applications.applicant_id
    join users on users.id = applicants.user_id
    left join decisions on decisions.application_id = applications.id
    where applications.scholarship_id = ${scholarshipId} and applications.cycle = ${cycle}
      and applications.status = 'Received'
      and applications.stage is distinct from 'withdrawn' and users.purge_after is null`)
  return rowCount ?? 0
}

const markAnnounced = (tx: Transaction, { scholarshipId, cycle }: Round, now: Date) =>
  tx
    .update(rounds)
    .set({ announcedAt: now, updatedAt: now })
    .where(and(eq(rounds.scholarshipId, scholarshipId), eq(rounds.cycle, cycle)))

const toEvent = (
  { userId, organisationId, scholarshipId }: ScholarshipMember,
  { cycle }: Round,
  people: number,
  decided: number,
) => ({
  organisationId,
  actorId: userId,
  action: 'announce_round',
  scholarshipId,
  details: { cycle, people, decided },
})
