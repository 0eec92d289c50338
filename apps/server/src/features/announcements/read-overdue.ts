import { and, asc, count, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/database.ts'
import { applications } from '../../db/schema/applications.ts'
import { organisations } from '../../db/schema/organisations.ts'
import { rounds } from '../../db/schema/rounds.ts'
import { scholarships } from '../../db/schema/scholarships.ts'

export interface OverdueRound {
  scholarshipId: string
  cycle: string
  title: string
  organisation: string
  announceBy: string
  applicants: number
  /** Administrators know of it. */
  isTold: boolean
}

/** Rounds with applicants whose promised day is over where the scholarship is, unannounced. */
export async function readOverdue(db: Queryable, now: Date): Promise<OverdueRound[]> {
  const today = sql<string>`to_char(${now.toISOString()}::timestamptz
    at time zone ${scholarships.timeZone}, 'YYYY-MM-DD')`
  const rows = await db
    .select({
      scholarshipId: rounds.scholarshipId,
      cycle: rounds.cycle,
      title: scholarships.title,
      organisation: organisations.name,
      announceBy: rounds.announceBy,
      toldAt: rounds.overdueToldAt,
      applicants: count(),
    })
    .from(rounds)
    .innerJoin(scholarships, eq(scholarships.id, rounds.scholarshipId))
    .innerJoin(organisations, eq(organisations.id, scholarships.organisationId))
    .innerJoin(
      applications,
      and(
        eq(applications.scholarshipId, rounds.scholarshipId),
        eq(applications.cycle, rounds.cycle),
        eq(applications.status, 'Received'),
      ),
    )
    .where(
      and(
        isNotNull(rounds.announceBy),
        isNull(rounds.announcedAt),
        isNull(rounds.cancelledAt),
        ne(scholarships.status, 'draft'),
        lt(rounds.announceBy, today),
      ),
    )
    .groupBy(rounds.scholarshipId, rounds.cycle, scholarships.title, organisations.name)
    .orderBy(asc(rounds.announceBy), asc(scholarships.title))
  return rows.map(({ announceBy, toldAt, ...row }) => ({
    ...row,
    announceBy: announceBy ?? '',
    isTold: toldAt !== null,
  }))
}
