import type { Decided } from '@laurel/contract/announcements'
import { createHash } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicants, users } from '../../../db/schema/accounts.ts'
import { applications } from '../../../db/schema/applications.ts'
import { decisions } from '../../../db/schema/rounds.ts'
import { isInRound, type Round } from './read-round.ts'

export interface Decision {
  applicationId: string
  outcome: Decided
  amountUsd: number | null
  place: number | null
}

/** Winners first, then alternates by their place. */
export const inOrder = [
  sql`array_position(array['won', 'alternate', 'finalist', 'not_selected'], ${decisions.outcome})`,
  asc(decisions.place),
  asc(decisions.decidedAt),
  asc(decisions.applicationId),
]

/** What is decided in a round; whoever withdrew or deleted the account is not in it. */
export function readDecisions(
  db: Queryable,
  { scholarshipId, cycle }: Pick<Round, 'scholarshipId' | 'cycle'>,
): Promise<Decision[]> {
  const { applicationId, outcome, amountUsd, place } = decisions
  return db
    .select({ applicationId, outcome, amountUsd, place })
    .from(decisions)
    .innerJoin(applications, eq(applications.id, applicationId))
    .innerJoin(applicants, eq(applicants.id, applications.applicantId))
    .innerJoin(users, eq(users.id, applicants.userId))
    .where(and(isInRound(scholarshipId, cycle)))
    .orderBy(...inOrder)
}

/** The same for the same decisions: two who saw the same write on the same. */
export const versionOf = (all: readonly Decision[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        all
          .map(({ applicationId, outcome, amountUsd, place }) => [
            applicationId,
            outcome,
            amountUsd,
            place,
          ])
          .toSorted(([one = ''], [other = '']) => (String(one) < String(other) ? -1 : 1)),
      ),
    )
    .digest('base64url')
