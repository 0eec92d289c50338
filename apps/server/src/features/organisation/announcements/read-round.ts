import { canDecide, roundStateOf, type RoundState } from '@laurel/contract/round-states'
import { and, count, desc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { organisationProfiles, organisations } from '../../../db/schema/organisations.ts'
import { applicationHandlings, rounds } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { CallFailure } from '../../../http/failures.ts'

/** One round of a scholarship with where it stands. */
export interface Round {
  scholarshipId: string
  cycle: string
  title: string
  sponsor: string
  timeZone: string
  state: RoundState
  closesAt: Date | null
  announceBy: string | null
  /** How many winners there are to be, and what there is for all of them. */
  awardCount: number | null
  budgetUsd: number | null
  /** What one winner certainly receives. */
  usualUsd: number | null
  decidedAt: Date | null
  announcedAt: Date | null
  /** Who sent an application and did not withdraw it. */
  applicants: number
}

/** Applications of a round that somebody is told about: sent, not withdrawn, of an account that stays. */
export const isInRound = (scholarshipId: string, cycle: string) =>
  and(
    eq(applications.scholarshipId, scholarshipId),
    eq(applications.cycle, cycle),
    isReceived,
    isNull(users.purgeAfter),
  )

/** Sent and not withdrawn. */
export const isReceived = and(
  eq(applications.status, 'Received'),
  or(isNull(applications.stage), ne(applications.stage, 'withdrawn')),
)

/** All rounds of a scholarship, the latest first. */
export async function readRounds(
  db: Queryable,
  scholarshipId: string,
  now: Date,
): Promise<Round[]> {
  const scholarship = await readScholarship(db, scholarshipId)
  if (!scholarship) return []
  const kept = await db.select().from(rounds).where(eq(rounds.scholarshipId, scholarshipId))
  const sent = await readSent(db, scholarshipId)
  const cycles = new Set([scholarship.cycle, ...sent.keys(), ...kept.map(({ cycle }) => cycle)])
  return [...cycles]
    .toSorted((one, other) => (one < other ? 1 : -1))
    .map((cycle) => {
      const round = kept.find((each) => each.cycle === cycle)
      return toRound(scholarship, cycle, round, sent.get(cycle), now)
    })
}

/** The round asked for, else the one that waits for a decision, else the one told of last. */
export function pickRound(all: readonly Round[], cycle: string | undefined): Round {
  const asked =
    cycle === undefined
      ? (all.find(({ state }) => canDecide(state)) ??
        all.find(({ state }) => state === 'announced') ??
        all[0])
      : all.find((round) => round.cycle === cycle)
  if (!asked) throw new CallFailure('NOT_FOUND')
  return asked
}

async function readScholarship(db: Queryable, id: string) {
  const [row] = await db
    .select({
      scholarshipId: scholarships.id,
      title: scholarships.title,
      sponsor: organisations.name,
      status: scholarships.status,
      cycle: scholarships.cycle,
      opensAt: scholarships.opensAt,
      closesAt: scholarships.closesAt,
      timeZone: scholarships.timeZone,
      amounts: scholarships.amounts,
      award: scholarships.award,
      vetting: sql<'unasked' | 'waiting' | 'verified' | 'refused'>`
        coalesce(${organisationProfiles.vetting}, 'unasked')`,
    })
    .from(scholarships)
    .innerJoin(organisations, eq(organisations.id, scholarships.organisationId))
    .leftJoin(
      organisationProfiles,
      eq(organisationProfiles.organisationId, scholarships.organisationId),
    )
    .where(eq(scholarships.id, id))
  return row
}

interface Sent {
  cycle: string
  applicants: number
  isReviewed: boolean
}

async function readSent(db: Queryable, scholarshipId: string): Promise<Map<string, Sent>> {
  const rows = await db
    .select({
      cycle: applications.cycle,
      applicants: count(),
      isReviewed: sql<boolean>`coalesce(bool_or(${applicationHandlings.stage} <> 'new'), false)`,
    })
    .from(applications)
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(applicationHandlings, eq(applicationHandlings.applicationId, applications.id))
    .where(and(eq(applications.scholarshipId, scholarshipId), isReceived, isNull(users.purgeAfter)))
    .groupBy(applications.cycle)
    .orderBy(desc(applications.cycle))
  return new Map(rows.map((row) => [row.cycle, row]))
}

type Scholarship = NonNullable<Awaited<ReturnType<typeof readScholarship>>>
type Kept = typeof rounds.$inferSelect

function toRound(
  scholarship: Scholarship,
  cycle: string,
  kept: Kept | undefined,
  sent: Sent | undefined,
  now: Date,
): Round {
  const { scholarshipId, title, sponsor, timeZone, amounts, award, vetting } = scholarship
  const { decidedAt = null, announcedAt = null, cancelledAt = null, announceBy = null } = kept ?? {}
  const usualUsd = amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null
  const awardCount = kept?.awardCount ?? award?.count ?? null
  return {
    scholarshipId,
    cycle,
    title,
    sponsor,
    timeZone,
    state: roundStateOf(
      {
        scholarship,
        vetting,
        round: { cycle, decidedAt, announcedAt, cancelledAt },
        isReviewed: sent?.isReviewed ?? false,
      },
      now,
    ),
    closesAt: cycle === scholarship.cycle ? scholarship.closesAt : null,
    announceBy,
    awardCount,
    budgetUsd: kept?.budgetUsd ?? (awardCount && usualUsd ? awardCount * usualUsd : null),
    usualUsd,
    decidedAt,
    announcedAt,
    applicants: sent?.applicants ?? 0,
  }
}
