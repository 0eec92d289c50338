import type { BodyOf } from '@laurel/contract/define-call'
import type { decideWinners as decideCall, Winners } from '@laurel/contract/announcements'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import type { Transaction } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { decisions, rounds } from '../../../db/schema/rounds.ts'
import { transact } from '../../../db/transact.ts'
import { CallFailure } from '../../../http/failures.ts'
import { recordAudit } from '../../common/audit/record-audit.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { readDecisions, versionOf, type Decision } from './decisions.ts'
import { holdRound } from './hold-round.ts'
import { isInRound, type Round } from './read-round.ts'
import { readWinners } from './read-winners.ts'
import { refusalToDecide } from '@laurel/contract/round-states'

type Sent = BodyOf<typeof decideCall>

/**
 * Keeps what was decided in a round in place of what was decided before; nobody is told. Whoever
 * goes out from decisions that somebody else changed meanwhile gets those to look at first.
 */
export async function decideWinners(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  member: ScholarshipMember,
  cycle: string | undefined,
  { version, decisions: sent }: Sent,
): Promise<Winners> {
  const now = clock.now()
  return transact(db, async (tx) => {
    const round = await holdRound(tx, member.scholarshipId, cycle, now)
    const read = () => readWinners(tx, member.scholarshipId, { cycle: round.cycle }, now)
    const refusal = refusalToDecide(round.state)
    if (refusal) throw new CallFailure(refusal)
    const before = await readDecisions(tx, round)
    const after = toDecisions(sent)
    if (versionOf(before) === versionOf(after)) return read()
    if (versionOf(before) !== version)
      throw new CallFailure('DECISIONS_CHANGED', { current: await read() })
    await checkAreInRound(tx, round, after)
    const changed = await replace(tx, member, { round, before, after, now })
    const answer = await read()
    await recordAudit(tx, changed.map(toEvent(member)), now)
    return answer
  })
}

function toDecisions(sent: Sent['decisions']): Decision[] {
  let place = 0
  return sent.map(({ applicationId, outcome, amount }) => ({
    applicationId,
    outcome,
    amountUsd: outcome === 'won' ? (amount ?? null) : null,
    place: outcome === 'alternate' ? ++place : null,
  }))
}

async function checkAreInRound(
  tx: Transaction,
  { scholarshipId, cycle }: Round,
  after: readonly Decision[],
): Promise<void> {
  const ids = after.map(({ applicationId }) => applicationId)
  const rows = await tx
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(inArray(applications.id, ids), isInRound(scholarshipId, cycle)))
  const known = new Set(rows.map(({ id }) => id))
  const unknown = ids.flatMap((id, at) =>
    known.has(id)
      ? []
      : [[`decisions.${at}.applicationId`, 'Not in this round any more.'] as const],
  )
  if (unknown.length > 0)
    throw new CallFailure('UNKNOWN_APPLICATION', { fields: Object.fromEntries(unknown) })
}

interface Change {
  applicationId: string
  outcome: Decision['outcome'] | 'undecided'
}

/** Writes what differs, and says what that is. */
async function replace(
  tx: Transaction,
  { userId }: ScholarshipMember,
  changes: { round: Round; before: Decision[]; after: Decision[]; now: Date },
): Promise<Change[]> {
  const { round, before, after, now } = changes
  const known = new Map(before.map((each) => [each.applicationId, versionOf([each])]))
  const given = new Set(after.map(({ applicationId }) => applicationId))
  const gone = before.filter(({ applicationId }) => !given.has(applicationId))
  const written = after.filter((each) => known.get(each.applicationId) !== versionOf([each]))
  if (gone.length > 0)
    await tx.delete(decisions).where(
      inArray(
        decisions.applicationId,
        gone.map(({ applicationId }) => applicationId),
      ),
    )
  if (written.length > 0)
    await tx
      .insert(decisions)
      .values(written.map((each) => ({ ...each, decidedBy: userId, decidedAt: now })))
      .onConflictDoUpdate({
        target: decisions.applicationId,
        set: {
          outcome: sql`excluded.outcome`,
          amountUsd: sql`excluded.amount_usd`,
          place: sql`excluded.place`,
          decidedBy: userId,
          decidedAt: now,
        },
      })
  const decidedAt = after.length === 0 ? null : (round.decidedAt ?? now)
  await tx
    .update(rounds)
    // A decision that is taken back and made anew is reminded of anew.
    .set({ decidedAt, updatedAt: now, ...(decidedAt === null && { remindedAt: null }) })
    .where(and(eq(rounds.scholarshipId, round.scholarshipId), eq(rounds.cycle, round.cycle)))
  return [...written, ...gone.map((each) => ({ ...each, outcome: 'undecided' as const }))]
}

/** Without the student, who may read events about their data: nobody is told before the announcement. */
const toEvent =
  ({ userId, organisationId, scholarshipId }: ScholarshipMember) =>
  ({ applicationId, outcome }: Change) => ({
    organisationId,
    actorId: userId,
    action: 'decide_award',
    scholarshipId,
    applicationId,
    details: { outcome },
  })
