import type { Match, Reason } from '@laurel/contract/scholarship-shapes'
import type { Answers } from '@laurel/matching/answers'
import { compileCriteria, type CompiledCriteria } from '@laurel/matching/compile-criteria'
import type { Criteria } from '@laurel/matching/criteria'
import { explain, type Evaluation, type Reason as ClauseReason } from '@laurel/matching/evaluate'
import { FACTS, factsById } from '@laurel/matching/facts'
import { prepareAnswers, type Student as Prepared } from '@laurel/matching/prepare-answers'
import type { App } from '../../app-context.ts'
import { dayIn } from '../../days.ts'
import type { ApplicantSession } from '../../http/session.ts'
import type { Student } from '../matches/read-student.ts'
import type { ScholarshipRow } from './queries.ts'

/** How a scholarship fits a student, clause by clause. */
export function describeMatch(
  app: Pick<App, 'clock'>,
  { timeZone }: Pick<ApplicantSession, 'timeZone'>,
  student: Student,
  row: Pick<ScholarshipRow, 'id' | 'criteria'>,
): Match {
  const { verdict, reasons } = evaluateMatch(student, dayIn(timeZone, app.clock.now()), row)
  const all = reasons.map(toReason)
  return {
    verdict,
    reasons: all.filter((reason) => reason.result !== 'unknown'),
    unknown: all.filter((reason) => reason.result === 'unknown'),
  }
}

/** The verdict on a day, YYYY-MM-DD, with a reason for every clause. */
export function evaluateMatch(
  { answers, attested }: Student,
  today: string,
  row: Pick<ScholarshipRow, 'id' | 'criteria'>,
): Evaluation {
  const said = attested[row.id]
  const student = preparedOn(answers, today)
  return explain(compiledOf(row.criteria), said ? { ...student, attested: said } : student)
}

export function toReason({ asked, given, of, ...reason }: ClauseReason): Reason {
  return {
    ...reason,
    ...(asked && { asked: [...asked] }),
    ...(given && { given: [...given] }),
    ...(of && { of: of.map(toReason) }),
  }
}

// A page asks about one student and about rows that stay in memory: both are made ready once.
const compiled = new WeakMap<Criteria, CompiledCriteria>()
const prepared = new WeakMap<Answers, { today: string; student: Prepared }>()

function compiledOf(criteria: Criteria): CompiledCriteria {
  const made = compiled.get(criteria) ?? compileCriteria(criteria, factsById(FACTS))
  compiled.set(criteria, made)
  return made
}

function preparedOn(answers: Answers, today: string): Prepared {
  const known = prepared.get(answers)
  if (known?.today === today) return known.student
  const student = prepareAnswers(answers, today, FACTS)
  prepared.set(answers, { today, student })
  return student
}
