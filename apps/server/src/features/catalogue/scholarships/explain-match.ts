import type { MatchExplanation } from '@laurel/contract/scholarship-shapes'
import { decidingQuestions } from '@laurel/matching/deciding-facts'
import { FACTS } from '@laurel/matching/facts'
import type { App } from '../../../app-context.ts'
import { dayIn } from '../../../days.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import { readStudent } from '../matches/read-student.ts'
import { evaluateMatch, toReason, unreadOf } from './describe-match.ts'
import { recallViewable } from './view-scholarship.ts'

/** Why a scholarship fits a student or not, and the fewest answers that would decide it. */
export async function explainMatch(
  app: App,
  who: ApplicantSession,
  id: string,
): Promise<MatchExplanation> {
  const [{ row }, student] = await Promise.all([
    recallViewable(app, who, id),
    readStudent(app, who.applicantId),
  ])
  const today = dayIn(who.timeZone, app.clock.now())
  const explained = app.metrics.matching.startTimer({ operation: 'explain' })
  const { verdict, reasons } = evaluateMatch(student, today, row)
  const attested = student.attested[id]
  const options = { today, facts: FACTS, ...(attested && { attested }) }
  const needed = decidingQuestions(row.criteria, student.answers, options)
  explained()
  const clauses = [...reasons.map(toReason), ...unreadOf(row)]
  return { verdict, known: row.known, clauses, needed }
}
