import type { AnswerOf, BodyOf } from '@laurel/contract/define-call'
import type { previewMatches as previewCall } from '@laurel/contract/scholarships'
import type { App } from '../../../app-context.ts'
import { dayIn } from '../../../days.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { readStudent } from '../matches/read-student.ts'
import { applyChanges, changesOf, parseUpdate } from '../../people/profile/parse-update.ts'
import { readPlace } from '../../people/profile/queries.ts'
import { countsOf, findMatchesOf } from './find-matches.ts'

/**
 * Counts what would match with answers that are not saved yet; writes nothing. Throws
 * VALIDATION_FAILED as saving them would. The age is not judged: only saving ends an account.
 */
export async function previewMatches(
  app: App,
  who: ApplicantSession,
  sent: BodyOf<typeof previewCall>,
): Promise<AnswerOf<typeof previewCall>> {
  const parsed = parseUpdate(sent, dayIn(who.timeZone, app.clock.now()))
  const [student, place] = await Promise.all([
    readStudent(app, who.applicantId),
    readPlace(app.db, who.applicantId),
  ])
  const changes = changesOf(parsed, { answers: student.answers, place })
  const answers = applyChanges(student.answers, changes.answers)
  const overlaid = { ...student, answers }
  const everything = { withoutRequirement: false }
  const found = await findMatchesOf(app, overlaid, who.timeZone, everything)
  return countsOf(found)
}
