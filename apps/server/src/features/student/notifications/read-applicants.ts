import type { Answers } from '@laurel/matching/answers'
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { applicantFacts, applicants, users } from '../../../db/schema/accounts.ts'
import { toAnswers } from '../../people/profile/read-answers.ts'

/** Applicants that are read at a time: taking in more would hold up everything else. */
const MOST = 100
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000'

export interface Addressee {
  id: string
  timeZone: string
  answers: Answers
}

/**
 * Everybody who applies and whose account is open, after one of them, by id, page by page; at an
 * instant, only subscribers of then.
 */
export async function* readApplicants(
  db: Queryable,
  after: string | null,
  atMost: number,
  subscribedAt?: Date,
): AsyncGenerator<Addressee[]> {
  const isSubscriber = subscribedAt && gt(applicants.subscribedUntil, subscribedAt)
  let last = after ?? BEFORE_ALL
  for (;;) {
    const rows = await db
      .select({ id: applicants.id, timeZone: applicants.timeZone })
      .from(applicants)
      .innerJoin(users, eq(users.id, applicants.userId))
      .where(
        and(
          eq(users.role, 'APPLICANT'),
          isNull(users.purgeAfter),
          gt(applicants.id, last),
          isSubscriber,
        ),
      )
      .orderBy(asc(applicants.id))
      .limit(Math.min(atMost, MOST))
    const end = rows.at(-1)
    if (!end) return
    const facts = await readFacts(
      db,
      rows.map(({ id }) => id),
    )
    yield rows.map((row) => ({ ...row, answers: toAnswers(facts.get(row.id) ?? []) }))
    last = end.id
  }
}

async function readFacts(db: Queryable, applicantIds: string[]) {
  const { applicantId, factKey, ordinal, value } = applicantFacts
  const rows = await db
    .select({ applicantId, factKey, value })
    .from(applicantFacts)
    .where(inArray(applicantId, applicantIds))
    .orderBy(asc(applicantId), asc(factKey), asc(ordinal))
  return Map.groupBy(rows, (row) => row.applicantId)
}
