import type { ScholarshipDetail } from '@laurel/contract/scholarship-shapes'
import type { SeenFrom } from '@laurel/contract/seen-from'
import type { App } from '../../../app-context.ts'
import { CallFailure } from '../../../http/failures.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { readSurvivor } from './read-survivor.ts'
import { readStudent } from '../matches/read-student.ts'
import { conflictOf } from '../conflicts/ties.ts'
import { readQuota } from '../../money/quota/queries.ts'
import { cautionsOf, withFlags } from '../trust/cautions-of.ts'
import { readFlags } from '../trust/read-flags.ts'
import { readTrust } from '../trust/read-trust.ts'
import { describeMatch } from './describe-match.ts'
import { recordPaidUse } from '../../money/quota/record-paid-use.ts'
import { readHasApplication } from './may-open.ts'
import { readAmendments } from './read-amendments.ts'
import { readAnnounceDay } from './read-announce-day.ts'
import { canView, isEarly } from './policy.ts'
import { readInvolvements, readLikelyWords, toListed } from './queries.ts'
import { recallScholarships, type Recalled } from './recall-scholarships.ts'
import { recordSeen } from './record-seen.ts'

/**
 * One scholarship's own page; a closed or unfitting one can be read too. With what led there, it
 * counts as opened.
 */
export async function viewScholarship(
  app: App,
  who: ApplicantSession,
  id: string,
  source?: SeenFrom,
): Promise<ScholarshipDetail> {
  const [recalled, student] = await Promise.all([
    recallViewable(app, who, id),
    readStudent(app, who.applicantId),
  ])
  const { row } = recalled
  // Another one than was asked for where that was merged into it.
  const [involvements, likelyWords, amendments, announceBy, trust, flags] = await Promise.all([
    readInvolvements(app.db, who.applicantId, [row.id]),
    readLikelyWords(app.db, row.id),
    readAmendments(app.db, row),
    readAnnounceDay(app.db, row),
    readTrust(app.db, row),
    readFlags(app.db, row.id),
  ])
  const conflict = conflictOf(student.ties, row) ?? null
  if (source && !conflict) recordSeen(app, who.applicantId, row, source)
  return {
    ...toListed(recalled, app.clock.now(), involvements.get(row.id)),
    match: describeMatch(app, who, student, row),
    conflict,
    terms: row.termsHtml,
    privacy: row.privacyHtml,
    affidavit: row.affidavitHtml,
    aiPolicy: row.aiPolicy,
    ...(announceBy !== undefined && { announceBy }),
    ...(Object.keys(row.criteriaReasons).length > 0 && { criteriaReasons: row.criteriaReasons }),
    ...(amendments.length > 0 && { amendments }),
    likelyWords,
    cautions: withFlags(cautionsOf(recalled), flags),
    trust,
    source: row.source,
  }
}

/** A scholarship whose own page a student may see. Throws NOT_FOUND or FREE_VIEW_LIMIT. */
export async function recallViewable(
  app: App,
  who: ApplicantSession,
  id: string,
): Promise<Recalled> {
  const [known, hasOwnApplication, quota] = await Promise.all([
    recallScholarships(app, [id]),
    readHasApplication(app.db, who.applicantId, id),
    readQuota(app.db, who.applicantId, app.clock.now()),
  ])
  const recalled = known.get(id)
  if (!recalled) throw new CallFailure('NOT_FOUND')
  const { status, isRandomDraw } = recalled.row
  const isForSubscribers = isEarly(recalled.row, app.clock.now())
  if (isForSubscribers && !quota.isSubscriber && !hasOwnApplication)
    throw new CallFailure('NOT_FOUND')
  if (status === 'merged' && !hasOwnApplication) {
    const survivorId = await readSurvivor(app.db, id)
    if (survivorId !== undefined) return recallViewable(app, who, survivorId)
  }
  if (status !== 'published' && !hasOwnApplication) throw new CallFailure('NOT_FOUND')
  if (!canView({ ...quota, isRandomDraw, hasOwnApplication }))
    throw new CallFailure('FREE_VIEW_LIMIT')
  const isPaid = !canView({ ...quota, isSubscriber: false, isRandomDraw, hasOwnApplication })
  if (isForSubscribers) await recordPaidUse(app, who.applicantId, 'early_access')
  else if (isPaid) await recordPaidUse(app, who.applicantId, 'view')
  return recalled
}
