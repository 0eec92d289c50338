import type { AnswerOf, QueryOf } from '@laurel/contract/define-call'
import type { listMine as listCall, readStats as statsCall } from '@laurel/contract/scholarships'
import type { App } from '../../../app-context.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { countsOf, findMatches } from '../../catalogue/scholarships/find-matches.ts'
import { listScholarships } from '../../catalogue/scholarships/list-scholarships.ts'
import { countMine, readMine } from './queries.ts'

/** The scholarships a student applied to or has a draft for, also of rounds that are over. */
export async function listMine(
  app: App,
  who: ApplicantSession,
): Promise<AnswerOf<typeof listCall>> {
  const mine = await readMine(app.db, who.applicantId)
  const statuses = new Map(mine.map(({ id, status }) => [id, status]))
  const ids = mine.map(({ id }) => id)
  const listed = await listScholarships(app, who, ids)
  return listed.map((row) => {
    const status = statuses.get(row.id)
    return { ...(status && { scholarshipStatus: status }), ...row }
  })
}

/** A student's real counts, of the matches those that the filters leave. */
export async function readStats(
  app: App,
  who: ApplicantSession,
  filters: QueryOf<typeof statsCall> = { withoutRequirement: false },
): Promise<AnswerOf<typeof statsCall>> {
  const [found, mine] = await Promise.all([
    findMatches(app, who, filters),
    countMine(app.db, who.applicantId),
  ])
  return { ...countsOf(found), ...mine }
}
