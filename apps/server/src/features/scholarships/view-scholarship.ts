import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import type { App } from '../../app.ts'
import { CallFailure } from '../../http/failures.ts'
import type { ApplicantSession } from '../../http/session.ts'
import { readStudent } from '../matches/read-student.ts'
import { readQuota } from '../quota/queries.ts'
import { describeMatch } from './describe-match.ts'
import { canView } from './policy.ts'
import { readInvolvements, readRequirements, readScholarships, toListed } from './queries.ts'

/** One scholarship's own page; a closed or unfitting one can be read too. */
export async function viewScholarship(
  app: App,
  who: ApplicantSession,
  id: string,
): Promise<ScholarshipDetail> {
  const [rows, asked, involvements, student, quota] = await Promise.all([
    readScholarships(app.db, [id]),
    readRequirements(app.db, [id]),
    readInvolvements(app.db, who.applicantId, [id]),
    readStudent(app, who.applicantId),
    readQuota(app.db, who.applicantId),
  ])
  const row = rows.get(id)
  const involvement = involvements.get(id)
  const hasOwnApplication = involvement?.status !== undefined
  if (!row || (row.status !== 'published' && !hasOwnApplication)) throw new CallFailure('NOT_FOUND')
  const { isRandomDraw } = row
  if (!canView({ ...quota, isSubscriber: false, isRandomDraw, hasOwnApplication }))
    throw new CallFailure('FREE_VIEW_LIMIT')
  return {
    ...toListed(row, asked.get(id) ?? [], app.clock.now(), involvement),
    match: describeMatch(app, who, student, row),
    terms: row.termsHtml,
    privacy: row.privacyHtml,
    affidavit: row.affidavitHtml,
    aiPolicy: row.aiPolicy,
    source: row.source,
  }
}
