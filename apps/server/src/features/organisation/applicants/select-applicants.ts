import type { ApplicantFilter } from '@laurel/contract/applicant-shapes'
import { and, eq, inArray, notInArray, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicantEntries, applicationHandlings } from '../../../db/schema/rounds.ts'
import type { ScholarshipMember } from '../organisations/require-member.ts'
import { isFound } from './filter-applicants.ts'
import { roundOf } from './list-applicants.ts'

/** Applications that are named one by one, or all that a filter finds. */
export interface Selection {
  applicationIds?: readonly string[] | undefined
  filter?: ApplicantFilter | undefined
}

/** The ids of chosen applications of a scholarship, as a query; neither decided nor withdrawn ones. */
export const selectChosen = (
  db: Queryable,
  member: ScholarshipMember,
  { applicationIds, filter }: Selection,
) => {
  const { applicationId, scholarshipId, standing } = applicantEntries
  const isChosen: SQL | undefined = filter
    ? isFound(roundOf(member, filter), filter)
    : inArray(applicationId, [...(applicationIds ?? [])])
  return db
    .select({ id: applicationId })
    .from(applicantEntries)
    .leftJoin(applicationHandlings, eq(applicationHandlings.applicationId, applicationId))
    .where(
      and(
        eq(scholarshipId, member.scholarshipId),
        notInArray(standing, ['decided', 'withdrawn']),
        isChosen,
      ),
    )
}
