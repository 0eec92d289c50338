import type { Match, Reason } from '@laurel/contract/scholarship-shapes'
import type { Answers } from '@laurel/matching/answers'
import { compileCriteria, type CompiledCriteria } from '@laurel/matching/compile-criteria'
import type { Criteria } from '@laurel/matching/criteria'
import { explain, type Evaluation, type Reason as ClauseReason } from '@laurel/matching/evaluate'
import { FACTS, factsById } from '@laurel/matching/facts'
import { isWhole, verdictAsKnown } from '@laurel/matching/known'
import { createDemandReader } from '@laurel/matching/engine/demand'
import { bitsAdded } from '@laurel/matching/rarity'
import { prepareAnswers, type Student as Prepared } from '@laurel/matching/prepare-answers'
import type { App } from '../../../app-context.ts'
import { dayIn } from '../../../days.ts'
import type { ApplicantSession } from '../../../http/session.ts'
import type { Student } from '../matches/read-student.ts'
import type { ScholarshipRow } from './queries.ts'

type Evaluated = Pick<ScholarshipRow, 'id' | 'criteria' | 'known' | 'unreadSentences'>

/** How a scholarship fits a student, clause by clause. */
export function describeMatch(
  app: Pick<App, 'clock'>,
  { timeZone }: Pick<ApplicantSession, 'timeZone'>,
  student: Student,
  row: Evaluated,
): Match {
  const { verdict, reasons } = evaluateMatch(student, dayIn(timeZone, app.clock.now()), row)
  const bits = bitsOf(row.criteria, reasons)
  const all = reasons.map((reason, index) => ({ ...toReason(reason), ...rarity(bits[index]) }))
  return {
    verdict,
    known: row.known,
    reasons: all.filter((reason) => reason.result !== 'unknown'),
    unknown: [...all.filter((reason) => reason.result === 'unknown'), ...unreadOf(row)],
  }
}

/** What stays open whatever a student answers, with the sentences in the sponsor's words. */
export const unreadOf = ({ known, unreadSentences }: Evaluated): Reason[] =>
  isWhole(known) ? [] : [{ code: 'UNREAD', result: 'unknown', soft: false, asked: unreadSentences }]

/** The verdict on a day, YYYY-MM-DD, with a reason for every clause that was read. */
export function evaluateMatch(
  { answers, attested, barred }: Pick<Student, 'answers' | 'attested' | 'barred'>,
  today: string,
  row: Evaluated,
): Evaluation {
  const said = attested[row.id]
  const student = preparedOn(answers, today)
  const { verdict, reasons } = explain(
    compiledOf(row.criteria),
    said ? { ...student, attested: said } : student,
  )
  // Whoever may not enter is not told that it fits.
  return {
    verdict: barred.has(row.id) ? 'ineligible' : verdictAsKnown(verdict, row.known),
    reasons,
  }
}

export function toReason({ asked, given, of, ...reason }: ClauseReason): Reason {
  return {
    ...reason,
    ...(asked && { asked: [...asked] }),
    ...(given && { given: [...given] }),
    ...(of && { of: of.map(toReason) }),
  }
}

const rarity = (bits = 0) => (bits > 0 ? { bits } : {})

/**
 * How few students meet each clause that this one meets, to a tenth of a bit; what two of them say of
 * somebody counts once.
 */
function bitsOf(criteria: Criteria, reasons: readonly ClauseReason[]): readonly number[] {
  const isMet = reasons.map(({ result, soft }) => result === 'met' && !soft)
  const known = raritiesOf(criteria)
  const key = isMet.map(Number).join('')
  const before = known.get(key)
  if (before) return before
  const added = bitsAdded(
    criteria.all.filter((_clause, index) => isMet[index]),
    demandOf,
  ).values()
  const found = isMet.map((met) => (met ? Math.round(10 * (added.next().value ?? 0)) / 10 : 0))
  known.set(key, found)
  return found
}

/** By which clauses are met. */
function raritiesOf(criteria: Criteria): Map<string, readonly number[]> {
  const known = rarities.get(criteria) ?? new Map<string, readonly number[]>()
  rarities.set(criteria, known)
  return known
}

const demandOf = createDemandReader(factsById(FACTS))
const rarities = new WeakMap<Criteria, Map<string, readonly number[]>>()

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
