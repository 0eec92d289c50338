import type { ApplicantRow } from '@laurel/contract/applicant-shapes'
import { inArray, sql, eq } from 'drizzle-orm'
import type { Queryable } from '../../../db/database.ts'
import { users } from '../../../db/schema/accounts.ts'
import { submissions } from '../../../db/schema/applications.ts'
import { applicantEntries, applicationHandlings } from '../../../db/schema/rounds.ts'
import { receiptNumber } from '../../student/applications/rules.ts'

/** What says where somebody lives and which year of school it is. */
const SHOWN_FACTS: ReadonlySet<string> = new Set(['state', 'city', 'country', 'schoolLevel'])

/** Applications as the table shows them, in the order of their ids given. */
export async function readRows(db: Queryable, ids: readonly string[]): Promise<ApplicantRow[]> {
  if (ids.length === 0) return []
  const { submittedAt, name, standing, answered, asked } = applicantEntries
  const rows = await db
    .select({
      applicationId: applicantEntries.applicationId,
      submittedAt,
      name,
      standing,
      answered,
      asked,
      sender: submissions.sender,
      tags: applicationHandlings.tags,
      openedAt: applicationHandlings.openedAt,
      assignedId: users.id,
      assignedName: nameOf,
    })
    .from(applicantEntries)
    .innerJoin(submissions, eq(submissions.applicationId, applicantEntries.applicationId))
    .leftJoin(
      applicationHandlings,
      eq(applicationHandlings.applicationId, applicantEntries.applicationId),
    )
    .leftJoin(users, eq(users.id, applicationHandlings.assignedTo))
    .where(inArray(applicantEntries.applicationId, [...ids]))
  const byId = new Map(rows.map((row) => [row.applicationId, toRow(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A member by name, or by address where there is none. */
export const nameOf = sql<string>`coalesce(nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), ''), ${users.email})`

interface Read extends Pick<
  typeof applicantEntries.$inferSelect,
  'applicationId' | 'submittedAt' | 'name' | 'standing' | 'answered' | 'asked'
> {
  sender: typeof submissions.$inferSelect.sender
  tags: string[] | null
  openedAt: Date | null
  assignedId: string | null
  assignedName: string | null
}

const toRow = ({ sender, assignedId, assignedName, ...row }: Read): ApplicantRow => ({
  ...row,
  number: receiptNumber(row.applicationId),
  facts: (sender?.facts ?? []).filter(({ fact }) => SHOWN_FACTS.has(fact)),
  submittedAt: row.submittedAt.toISOString(),
  tags: row.tags ?? [],
  assignedTo: assignedId === null ? null : { id: assignedId, name: assignedName ?? '' },
  openedAt: row.openedAt?.toISOString() ?? null,
})
