import type { QueryOf } from '@laurel/contract/define-call'
import type { listStudentMatches as listCall } from '@laurel/contract/family'
import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import type { App } from '../../../app-context.ts'
import { describeMatch } from '../../catalogue/scholarships/describe-match.ts'
import { findMatchesOf } from '../../catalogue/scholarships/find-matches.ts'
import { lockRows } from '../../catalogue/scholarships/lock-rows.ts'
import { toListed } from '../../catalogue/scholarships/queries.ts'
import { recallScholarships } from '../../catalogue/scholarships/recall-scholarships.ts'
import { sharedReasons, standInFor, type LinkedStudent } from './policy.ts'
import { readSharedStudent } from './view-student.ts'

/** The scholarships that fit a student by the answers that are shared, or may. */
export async function listStudentMatches(
  app: App,
  student: LinkedStudent,
  query: QueryOf<typeof listCall>,
): Promise<ListedScholarship[]> {
  const { timeZone } = student
  const shared = await readSharedStudent(app, student)
  const found = await findMatchesOf(app, shared, timeZone, query)
  const ids = found.page(query.offset, query.limit - query.offset).map(({ id }) => id)
  const known = await recallScholarships(app, ids)
  const now = app.clock.now()
  const rows = ids.flatMap((id) => {
    const recalled = known.get(id)
    if (!recalled) return []
    const match = describeMatch(app, { timeZone }, shared, recalled.row)
    return [{ ...toListed(recalled, now), match: sharedReasons(match) }]
  })
  return lockRows(app, standInFor(student).applicantId, rows)
}
