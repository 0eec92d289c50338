import type { Conflict } from '@laurel/contract/scholarship-shapes'
import { sql } from 'drizzle-orm'
import { prepareStatement } from '../../../db/prepare-statement.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { householdMembers, organisationMembers } from '../../../db/schema/organisations.ts'

/** What keeps somebody out of a scholarship whatever they answer. */
export interface Ties {
  /** Belongs to those who run the product. */
  isStaff: boolean
  /** The organisations that they belong to, or live with a member of. */
  organisationIds: readonly string[]
}

export const NO_TIES: Ties = { isStaff: false, organisationIds: [] }

interface Offered {
  organisationId: string
  isRandomDraw: boolean
}

/** Why somebody with these ties may not enter; undefined where nothing stands in the way. */
export function conflictOf(
  { isStaff, organisationIds }: Ties,
  { organisationId, isRandomDraw }: Offered,
): Conflict | undefined {
  if (organisationIds.includes(organisationId)) return 'OWN_ORGANISATION'
  return isStaff && isRandomDraw ? 'STAFF_IN_DRAW' : undefined
}

/** Of the row of `users` that a statement calls `account`. */
export const TIES_OF_ACCOUNT = sql`
  account.role = 'ADMIN' as "isStaff",
  (select coalesce(json_agg(organisation_id), '[]') from (
    select organisation_id from ${organisationMembers} as member
    where member.user_id = account.id
    union select organisation_id from ${householdMembers} as household
    where household.email = account.email) as tied) as "organisationIds"`

interface TiesOfOne extends Ties {
  applicantId: string
}

/** Of many students, the ties of those who have any. */
export const selectTiesOfMany = prepareStatement<TiesOfOne, { applicantIds: string[] }>(
  'select ties of many',
  sql`
    select * from (
      select applicant.id as "applicantId", ${TIES_OF_ACCOUNT}
      from ${applicants} as applicant
      join ${users} as account on account.id = applicant.user_id
      where applicant.id = any(${sql.placeholder('applicantIds')}::uuid[])) as tied
    where "isStaff" or json_array_length("organisationIds") > 0`,
)

/** The ties of the account that a student belongs to. */
export const selectTies = prepareStatement<Ties, { applicantId: string }>(
  'select ties',
  sql`
    select ${TIES_OF_ACCOUNT}
    from ${applicants} as applicant
    join ${users} as account on account.id = applicant.user_id
    where applicant.id = ${sql.placeholder('applicantId')}`,
)
