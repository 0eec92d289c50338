import type { Match, Reason } from '@laurel/contract/scholarship-shapes'
import { evaluate, type Evaluation, type Reason as ClauseReason } from '@laurel/matching/evaluate'
import { FACTS } from '@laurel/matching/facts'
import type { App } from '../../app-context.ts'
import { dayIn } from '../../days.ts'
import type { ApplicantSession } from '../../http/session.ts'
import type { Student } from '../matches/read-student.ts'
import type { ScholarshipRow } from './queries.ts'

/** How a scholarship fits a student, clause by clause. */
export function describeMatch(
  app: App,
  { timeZone }: Pick<ApplicantSession, 'timeZone'>,
  student: Student,
  row: Pick<ScholarshipRow, 'id' | 'criteria'>,
): Match {
  const today = dayIn(timeZone, app.clock.now())
  const said = student.attested[row.id]
  const options = { today, ...(said && { attested: said }) }
  const { answers } = student
  const evaluation =
    app.matches.index.verdict(row.id, { answers, ...options }) ??
    evaluate(row.criteria, answers, { facts: FACTS, ...options })
  return toMatch(evaluation)
}

function toMatch({ verdict, reasons }: Evaluation): Match {
  const all = reasons.map(toReason)
  return {
    verdict,
    reasons: all.filter((reason) => reason.result !== 'unknown'),
    unknown: all.filter((reason) => reason.result === 'unknown'),
  }
}

function toReason({ asked, given, of, ...reason }: ClauseReason): Reason {
  return {
    ...reason,
    ...(asked && { asked: [...asked] }),
    ...(given && { given: [...given] }),
    ...(of && { of: of.map(toReason) }),
  }
}
