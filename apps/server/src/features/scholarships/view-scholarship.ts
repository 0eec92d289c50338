import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import type { App } from '../../app-context.ts'
import { CallFailure } from '../../http/failures.ts'
import type { ApplicantSession } from '../../http/session.ts'
import { readStudent } from '../matches/read-student.ts'
import { readQuota } from '../quota/queries.ts'
import { describeMatch } from './describe-match.ts'
import { canView } from './policy.ts'
import { readInvolvements, toListed } from './queries.ts'
import { recallScholarships } from './recall-scholarships.ts'

/** One scholarship's own page; a closed or unfitting one can be read too. */
export async function viewScholarship(
  app: App,
  who: ApplicantSession,
  id: string,
): Promise<ScholarshipDetail> {
  const [known, involvements, student, quota] = await Promise.all([
    recallScholarships(app, [id]),
    readInvolvements(app.db, who.applicantId, [id]),
    readStudent(app, who.applicantId),
    readQuota(app.db, who.applicantId, app.clock.now()),
  ])
  const recalled = known.get(id)
  const involvement = involvements.get(id)
  const hasOwnApplication = involvement?.status !== undefined
  if (!recalled) throw new CallFailure('NOT_FOUND')
  const { row } = recalled
  const { status, isRandomDraw } = row
  if (status !== 'published' && !hasOwnApplication) throw new CallFailure('NOT_FOUND')
  if (!canView({ ...quota, isRandomDraw, hasOwnApplication }))
    throw new CallFailure('FREE_VIEW_LIMIT')
  return {
    ...toListed(recalled, app.clock.now(), involvement),
    match: describeMatch(app, who, student, row),
    terms: row.termsHtml,
    privacy: row.privacyHtml,
    affidavit: row.affidavitHtml,
    aiPolicy: row.aiPolicy,
    source: row.source,
  }
}
