import type { listReceiving as listCall } from '@laurel/contract/applicants'
import type { AnswerOf } from '@laurel/contract/define-call'
import { and, count, eq, inArray } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { applicantEntries } from '../../../db/schema/rounds.ts'
import { scholarships } from '../../../db/schema/scholarships.ts'
import type { Member } from '../organisations/require-member.ts'
import { NO_COUNTS } from './list-applicants.ts'

/** What an organisation takes applications for here: open rounds first, the next to close on top. */
export async function listReceiving(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { organisationId }: Member,
): Promise<AnswerOf<typeof listCall>> {
  const { id, title, cycle, closesAt } = scholarships
  const rows = await db
    .select({ scholarshipId: id, title, cycle, closesAt })
    .from(scholarships)
    .where(
      and(
        eq(scholarships.organisationId, organisationId),
        eq(scholarships.delivery, 'laurel'),
        inArray(scholarships.status, ['published', 'withdrawn']),
      ),
    )
  const counted = await db
    .select({
      scholarshipId: applicantEntries.scholarshipId,
      standing: applicantEntries.standing,
      number: count(),
    })
    .from(applicantEntries)
    .innerJoin(
      scholarships,
      and(eq(id, applicantEntries.scholarshipId), eq(cycle, applicantEntries.cycle)),
    )
    .where(eq(scholarships.organisationId, organisationId))
    .groupBy(applicantEntries.scholarshipId, applicantEntries.standing)
  const now = clock.now()
  const listed = rows.map((row) => ({
    ...row,
    closesAt: row.closesAt?.toISOString() ?? null,
    isOpen: row.closesAt === null || row.closesAt >= now,
    counts: {
      ...NO_COUNTS,
      ...Object.fromEntries(
        counted
          .filter(({ scholarshipId }) => scholarshipId === row.scholarshipId)
          .map(({ standing, number }) => [standing, number]),
      ),
    },
  }))
  return listed.toSorted(
    (a, b) =>
      Number(b.isOpen) - Number(a.isOpen) ||
      (a.closesAt ?? LATEST).localeCompare(b.closesAt ?? LATEST) ||
      a.title.localeCompare(b.title),
  )
}

/** Rounds without an end come after those that have one. */
const LATEST = '9999'
