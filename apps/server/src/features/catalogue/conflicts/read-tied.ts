import type { Answers } from '@laurel/matching/answers'
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicantFacts, applicants, users } from '../../../db/schema/accounts.ts'
import { householdMembers, organisationMembers } from '../../../db/schema/organisations.ts'
import { toAnswers } from '../../people/profile/read-answers.ts'

/** The answers of each student who belongs to one of these organisations, or lives with a member. */
export async function readTied(
  db: Queryable,
  organisationIds: readonly string[],
): Promise<Answers[]> {
  const members = db
    .select({ id: organisationMembers.userId })
    .from(organisationMembers)
    .where(inArray(organisationMembers.organisationId, [...organisationIds]))
  const household = db
    .select({ email: householdMembers.email })
    .from(householdMembers)
    .where(inArray(householdMembers.organisationId, [...organisationIds]))
  const { factKey, ordinal, value } = applicantFacts
  const rows = await db
    .select({ applicantId: applicants.id, fact: { factKey, value } })
    .from(applicants)
    .innerJoin(users, eq(users.id, applicants.userId))
    .leftJoin(applicantFacts, eq(applicantFacts.applicantId, applicants.id))
    .where(
      and(
        eq(users.role, 'APPLICANT'),
        isNull(users.purgeAfter),
        or(inArray(users.id, members), inArray(users.email, household)),
      ),
    )
    .orderBy(asc(applicants.id), asc(factKey), asc(ordinal))
  const people = Map.groupBy(rows, ({ applicantId }) => applicantId)
  return [...people.values()].map((said) => toAnswers(said.flatMap(({ fact }) => fact ?? [])))
}
