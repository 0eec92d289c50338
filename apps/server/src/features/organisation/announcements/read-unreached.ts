import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { addBusinessDays } from '../../../business-days.ts'
import { dayIn } from '../../../days.ts'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { organisations } from '../../../db/schema/organisations.ts'
import { announcementItems, announcements, decisions } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { REACH_WITHIN } from './rules.ts'

export interface UnreachedRound {
  scholarshipId: string
  cycle: string
  title: string
  organisationId: string
  organisation: string
  /** The earliest day by which one of them was to answer. */
  reachBy: string
  isLate: boolean
  /** Who is late; all of them while nobody is. */
  winners: number
  /** When the last of them was told. */
  toldBefore: Date
}

/**
 * Rounds with winners of whom nobody has said that they answered, those told first before others;
 * whoever gave the award up or deletes the account is none of them.
 */
export async function readUnreached(
  db: Queryable,
  now: Date,
  organisationId?: string,
): Promise<UnreachedRound[]> {
  const rows = await db
    .select({
      scholarshipId: scholarships.id,
      cycle: announcements.cycle,
      title: scholarships.title,
      timeZone: scholarships.timeZone,
      organisationId: organisations.id,
      organisation: organisations.name,
      toldAt: announcementItems.toldAt,
    })
    .from(announcementItems)
    .innerJoin(announcements, eq(announcements.id, announcementItems.announcementId))
    .innerJoin(decisions, eq(decisions.applicationId, announcementItems.applicationId))
    .innerJoin(applications, eq(applications.id, announcementItems.applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, and(eq(users.id, applicants.userId), isNull(users.purgeAfter)))
    .innerJoin(scholarships, eq(scholarships.id, announcements.scholarshipId))
    .innerJoin(organisations, eq(organisations.id, scholarships.organisationId))
    .where(
      and(
        eq(announcementItems.outcome, 'won'),
        isNotNull(announcementItems.toldAt),
        isNull(announcementItems.reachedAt),
        eq(decisions.outcome, 'won'),
        organisationId === undefined ? undefined : eq(organisations.id, organisationId),
      ),
    )
    .orderBy(asc(announcementItems.toldAt), asc(announcementItems.applicationId))
  const found = new Map<string, UnreachedRound>()
  for (const { toldAt, timeZone, ...row } of rows) {
    const key = `${row.scholarshipId} ${row.cycle}`
    const reachBy = addBusinessDays(dayIn(timeZone, toldAt ?? now), REACH_WITHIN)
    const isLate = reachBy < dayIn(timeZone, now)
    const told = { toldBefore: toldAt ?? now }
    const known = found.get(key) ?? { ...row, ...told, reachBy, isLate, winners: 0 }
    if (known.isLate === isLate) found.set(key, { ...known, ...told, winners: known.winners + 1 })
  }
  return [...found.values()]
}
