import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import type { App } from '../../../app-context.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { readStudent } from '../matches/read-student.ts'
import { describeMatch } from './describe-match.ts'
import { lockRows } from './lock-rows.ts'
import { readInvolvements, toListed } from './queries.ts'
import { recallScholarships } from './recall-scholarships.ts'

/** The scholarships with these ids, in this order, as a student's list shows them. */
export async function listScholarships(
  app: App,
  who: ApplicantSession,
  ids: readonly string[],
): Promise<ListedScholarship[]> {
  const now = app.clock.now()
  const [known, involvements, student] = await Promise.all([
    recallScholarships(app, ids),
    readInvolvements(app.db, who.applicantId, ids),
    readStudent(app, who.applicantId),
  ])
  const rows = ids.flatMap((id) => {
    const recalled = known.get(id)
    if (!recalled) return []
    const listed = toListed(recalled, now, involvements.get(id))
    const conflict = student.barred.get(id)
    const match = describeMatch(app, who, student, recalled.row)
    return [{ ...listed, match, ...(conflict && { conflict }) }]
  })
  return lockRows(app, who.applicantId, rows)
}

/** The same for a visitor: nothing personal, so no match. */
export async function listForVisitor(
  app: App,
  ids: readonly string[],
): Promise<ListedScholarship[]> {
  const now = app.clock.now()
  const known = await recallScholarships(app, ids)
  return ids.flatMap((id) => {
    const recalled = known.get(id)
    return recalled ? [toListed(recalled, now)] : []
  })
}
