import type { Candidate, Winners } from '@laurel/contract/announcements'
import { CANDIDATES_LIMIT } from '@laurel/contract/announcements'
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import { addBusinessDays } from '../../../business-days.ts'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications, submissions } from '../../../db/schema/applications.ts'
import { applicationHandlings, decisions } from '../../../db/schema/rounds.ts'
import { dayIn } from '../../../days.ts'
import { inOrder, versionOf, type Decision } from './decisions.ts'
import { isInRound, pickRound, readRounds, type Round } from './read-round.ts'
import { readTold, type ToldItem } from './read-told.ts'
import { REACH_WITHIN, TELL_WITHIN } from './rules.ts'

interface Asked {
  cycle?: string | undefined
  search?: string | undefined
}

/** What is decided in a round, what there is to give, and who may be chosen. */
export async function readWinners(
  db: Queryable,
  scholarshipId: string,
  { cycle, search }: Asked,
  now: Date,
): Promise<Winners> {
  const all = await readRounds(db, scholarshipId, now)
  const round = pickRound(all, cycle)
  const decided = await readDecided(db, round)
  const others = await readOthers(db, round, search)
  const found = await countOthers(db, round, search)
  const told = await readTold(db, round)
  const { timeZone, announceBy, decidedAt, closesAt, announcedAt } = round
  return {
    title: round.title,
    cycle: round.cycle,
    cycles: all.map((each) => each.cycle),
    state: round.state,
    closesAt: closesAt?.toISOString() ?? null,
    lastDay: closesAt && dayIn(timeZone, closesAt),
    version: versionOf(decided.map(({ decision }) => decision)),
    awardCount: round.awardCount,
    budget: round.budgetUsd,
    usualAmount: round.usualUsd,
    announceBy,
    isOverdue: announcedAt === null && announceBy !== null && announceBy < dayIn(timeZone, now),
    tellBy: decidedAt && addBusinessDays(dayIn(timeZone, decidedAt), TELL_WITHIN),
    announcedAt: announcedAt?.toISOString() ?? null,
    applicants: round.applicants,
    candidates: [
      ...decided.map(({ decision, ...row }) => toCandidate(row, decision, told, round, now)),
      ...others.map((row) => toCandidate(row, null, told, round, now)),
    ],
    found,
  }
}

const name = sql<string>`coalesce(
  nullif(trim(concat(${submissions.sender} ->> 'firstName', ' ', ${submissions.sender} ->> 'lastName')), ''),
  trim(concat(${users.firstName}, ' ', ${users.lastName})))`
const stage = sql<Candidate['stage']>`coalesce(${applicationHandlings.stage}, 'new')`
const row = {
  applicationId: applications.id,
  name,
  sentAt: submissions.submittedAt,
  stage,
}

async function readDecided(db: Queryable, { scholarshipId, cycle }: Round) {
  const { outcome, amountUsd, place } = decisions
  const rows = await db
    .select({ ...row, outcome, amountUsd, place })
    .from(decisions)
    .innerJoin(applications, eq(applications.id, decisions.applicationId))
    .innerJoin(submissions, eq(submissions.applicationId, applications.id))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(applicationHandlings, eq(applicationHandlings.applicationId, applications.id))
    .where(isInRound(scholarshipId, cycle))
    .orderBy(...inOrder)
  return rows.map((each) => ({ ...each, decision: each satisfies Decision }))
}

const isUndecided = ({ scholarshipId, cycle }: Round, search: string | undefined) =>
  and(
    isInRound(scholarshipId, cycle),
    isNull(decisions.applicationId),
    search ? sql`strpos(lower(${name}), lower(${search})) > 0` : undefined,
  )

const readOthers = (db: Queryable, round: Round, search: string | undefined) =>
  db
    .select(row)
    .from(applications)
    .innerJoin(submissions, eq(submissions.applicationId, applications.id))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(applicationHandlings, eq(applicationHandlings.applicationId, applications.id))
    .leftJoin(decisions, eq(decisions.applicationId, applications.id))
    .where(isUndecided(round, search))
    .orderBy(
      sql`array_position(array['finalist', 'shortlist', 'in_review', 'new'], ${stage})`,
      asc(submissions.submittedAt),
      asc(applications.id),
    )
    .limit(CANDIDATES_LIMIT)

async function countOthers(db: Queryable, round: Round, search: string | undefined) {
  const [counted] = await db
    .select({ number: count() })
    .from(applications)
    .innerJoin(submissions, eq(submissions.applicationId, applications.id))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(decisions, eq(decisions.applicationId, applications.id))
    .where(isUndecided(round, search))
  return counted?.number ?? 0
}

interface Row {
  applicationId: string
  name: string
  sentAt: Date
  stage: Candidate['stage']
}

function toCandidate(
  { applicationId, name: called, sentAt, stage: reached }: Row,
  decision: Decision | null,
  told: ReadonlyMap<string, ToldItem>,
  { timeZone }: Round,
  now: Date,
): Candidate {
  const item = told.get(applicationId)
  return {
    applicationId,
    name: called,
    sentAt: sentAt.toISOString(),
    stage: reached,
    decision: decision && {
      outcome: decision.outcome,
      amount: decision.amountUsd,
      place: decision.place,
    },
    told: item ? toTold(item, timeZone, now) : null,
  }
}

function toTold({ outcome, toldAt, reachedAt }: ToldItem, timeZone: string, now: Date) {
  const reachBy = outcome === 'won' ? addBusinessDays(dayIn(timeZone, toldAt), REACH_WITHIN) : null
  return {
    outcome,
    at: toldAt.toISOString(),
    reachBy,
    isLate: reachBy !== null && reachBy < dayIn(timeZone, now),
    reachedAt: reachedAt?.toISOString() ?? null,
  }
}
