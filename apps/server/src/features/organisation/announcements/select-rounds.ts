import { and, count, eq, isNull, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { organisations } from '../../../db/schema/organisations.ts'
import { rounds } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import { isReceived } from './read-round.ts'

/** Rounds that somebody applied to who is still there, with whose they are and how many applied. */
export const selectRounds = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      round: rounds,
      title: scholarships.title,
      timeZone: scholarships.timeZone,
      organisationId: organisations.id,
      organisation: organisations.name,
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
        isReceived,
      ),
    )
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, and(eq(users.id, applicants.userId), isNull(users.purgeAfter)))
    .where(where)
    .groupBy(rounds.scholarshipId, rounds.cycle, scholarships.id, organisations.id)
