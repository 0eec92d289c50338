import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import type { App } from '../../app.ts'
import type { ApplicantSession } from '../../http/session.ts'
import { readStudent } from '../matches/read-student.ts'
import { describeMatch } from './describe-match.ts'
import { readInvolvements, readRequirements, readScholarships, toListed } from './queries.ts'

/** The scholarships with these ids, in this order, as a student's list shows them. */
export async function listScholarships(
  app: App,
  who: ApplicantSession,
  ids: readonly string[],
): Promise<ListedScholarship[]> {
  const now = app.clock.now()
  const [rows, asked, involvements, student] = await Promise.all([
    readScholarships(app.db, ids),
    readRequirements(app.db, ids),
    readInvolvements(app.db, who.applicantId, ids),
    readStudent(app, who.applicantId),
  ])
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (!row) return []
    const listed = toListed(row, asked.get(id) ?? [], now, involvements.get(id))
    return [{ ...listed, match: describeMatch(app, who, student, row) }]
  })
}

/** The same for a visitor: nothing personal, so no match. */
export async function listForVisitor(
  app: App,
  ids: readonly string[],
): Promise<ListedScholarship[]> {
  const now = app.clock.now()
  const [rows, asked] = await Promise.all([
    readScholarships(app.db, ids),
    readRequirements(app.db, ids),
  ])
  return ids.flatMap((id) => {
    const row = rows.get(id)
    return row ? [toListed(row, asked.get(id) ?? [], now)] : []
  })
}
