import type { Told, Winners } from '@laurel/contract/announcements'
import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { addBusinessDays } from '../../../business-days.ts'
import { dayIn } from '../../../days.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { announcementItems, announcements, decisions } from '../../../db/schema/rounds.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { holdRound } from './hold-round.ts'
import type { Round } from './read-round.ts'
import { readWinners } from './read-winners.ts'
import { REACH_WITHIN } from './rules.ts'
import { tellAnnounced } from './tell-announced.ts'

/**
 * Passes on the award of a winner whom nobody reached in time: to the next alternate, if there is
 * one. Both are told as everybody was, each once; said again, it changes nothing.
 */
export async function forfeitAward(
  app: App,
  member: ScholarshipMember & { applicationId: string },
): Promise<Winners> {
  const { applicationId, cycle } = member
  const now = app.clock.now()
  const answer = await transact(app.db, async (tx) => {
    const round = await holdRound(tx, member.scholarshipId, cycle, now)
    const items = await readItems(tx, round)
    const winner = items.get(applicationId)
    if (winner?.outcome !== 'forfeited') {
      if (winner?.outcome !== 'won') throw new CallFailure('NOT_FOUND')
      if (!isOverdue(winner, round, now)) throw new CallFailure('STILL_REACHABLE')
      const next = [...items.values()].find(({ outcome }) => outcome === 'alternate')
      await passOn(tx, { member, round, winner, next, now })
    }
    return readWinners(tx, member.scholarshipId, { cycle: round.cycle }, now)
  })
  app.background.startAlone('tell what was announced', () => tellAnnounced(app))
  return answer
}

interface Item {
  announcementId: string
  ordinal: number
  applicationId: string
  applicantId: string
  outcome: Told
  amountUsd: number | null
  toldAt: Date | null
}

/** What each was told last, or is about to be told; alternates in their order. */
async function readItems(
  tx: Transaction,
  { scholarshipId, cycle }: Round,
): Promise<ReadonlyMap<string, Item>> {
  const rows = await tx
    .select({
      announcementId: announcements.id,
      ordinal: announcements.ordinal,
      applicationId: applications.id,
      applicantId: applications.applicantId,
      outcome: announcementItems.outcome,
      amountUsd: announcementItems.amountUsd,
      toldAt: announcementItems.toldAt,
    })
    .from(announcementItems)
    .innerJoin(announcements, eq(announcements.id, announcementItems.announcementId))
    .innerJoin(applications, eq(applications.id, announcementItems.applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(decisions, eq(decisions.applicationId, applications.id))
    .where(
      and(
        eq(announcements.scholarshipId, scholarshipId),
        eq(announcements.cycle, cycle),
        isNull(users.purgeAfter),
      ),
    )
    .orderBy(asc(announcements.ordinal), asc(decisions.place))
  return new Map(rows.map((row) => [row.applicationId, row]))
}

const isOverdue = ({ toldAt }: Item, { timeZone }: Round, now: Date): boolean =>
  toldAt !== null && dayIn(timeZone, now) > addBusinessDays(dayIn(timeZone, toldAt), REACH_WITHIN)

interface Passing {
  member: ScholarshipMember
  round: Round
  winner: Item
  next: Item | undefined
  now: Date
}

async function passOn(tx: Transaction, { member, round, winner, next, now }: Passing) {
  const { userId, organisationId, scholarshipId } = member
  const announcementId = await insertAnnouncement(tx, member, round, now)
  const told: (Pick<Item, 'applicationId' | 'amountUsd'> & { outcome: 'forfeited' | 'won' })[] = [
    { applicationId: winner.applicationId, outcome: 'forfeited', amountUsd: null },
  ]
  if (next)
    told.push({ applicationId: next.applicationId, outcome: 'won', amountUsd: winner.amountUsd })
  await tx.insert(announcementItems).values(told.map((item) => ({ ...item, announcementId })))
  for (const { applicationId, outcome, amountUsd } of told)
    await tx
      .update(decisions)
      .set({
        outcome: outcome === 'won' ? outcome : 'not_selected',
        amountUsd,
        place: null,
        decidedBy: userId,
        decidedAt: now,
      })
      .where(eq(decisions.applicationId, applicationId))
  const people = [winner, ...(next ? [next] : [])]
  await recordAudit(
    tx,
    people.map(({ applicationId, applicantId }) => ({
      organisationId,
      actorId: userId,
      action: applicationId === winner.applicationId ? 'forfeit_award' : 'promote_alternate',
      scholarshipId,
      applicationId,
      applicantId,
    })),
    now,
  )
}

/** In the words with which winners were told before. */
async function insertAnnouncement(
  tx: Transaction,
  { userId }: ScholarshipMember,
  { scholarshipId, cycle }: Round,
  now: Date,
): Promise<string> {
  const made = await tx
    .select({ ordinal: announcements.ordinal, words: announcements.words })
    .from(announcements)
    .where(and(eq(announcements.scholarshipId, scholarshipId), eq(announcements.cycle, cycle)))
    .orderBy(asc(announcements.ordinal))
  const won = made[0]?.words.won
  const id = randomUUID()
  await tx.insert(announcements).values({
    id,
    scholarshipId,
    cycle,
    ordinal: (made.at(-1)?.ordinal ?? 0) + 1,
    madeBy: userId,
    words: won === undefined ? {} : { won },
    madeAt: now,
  })
  return id
}
