import type { FieldValue } from '@laurel/contract/application-shapes'
import type { PlannedScholarship } from '@laurel/contract/planner'
import { inArray } from 'drizzle-orm'
import type { App } from '../../../app-context.ts'
import { dayIn, withOffset } from '../../../days.ts'
import type { Queryable } from '../../../db/database.ts'
import { applicationAnswers } from '../../../db/schema/applications.ts'
import type { OwnApplicantId } from '../../../http/session.ts'
import { readAutomation } from '../automation/queries.ts'
import {
  readRequirements,
  readScholarships,
  type ScholarshipRow,
} from '../../catalogue/scholarships/queries.ts'
import { listTasks } from './list-tasks.ts'
import { planWork } from './plan-work.ts'
import { readPending, type Pending } from './read-pending.ts'
import type { Plan, Work } from './work.ts'

interface Planner {
  applicantId: OwnApplicantId
  /** Whose days the plan is made of. */
  timeZone: string
}

export interface WorkPlan {
  minutesPerDay: number
  scholarships: { row: ScholarshipRow & { closesAt: Date }; plan: Plan }[]
}

/** The work left for what a student saved or began, the nearest deadline first. */
export async function readPlan(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { applicantId, timeZone }: Planner,
): Promise<WorkPlan> {
  const now = clock.now()
  const pending = await readPending(db, { applicantId, now })
  const ids = pending.map(({ scholarshipId }) => scholarshipId)
  const [rows, asked, answers, { minutesPerDay }] = await Promise.all([
    readScholarships(db, ids),
    readRequirements(db, ids),
    readAnswersOf(db, pending),
    readAutomation(db, applicantId),
  ])
  const closing = [...rows.values()].filter(hasDeadline)
  const works: Work[] = closing.map(({ id, ...row }) => ({
    scholarshipId: id,
    lastDay: lastDayOf(row, timeZone),
    tasks: listTasks(asked.get(id) ?? [], answers.get(id) ?? new Map()),
  }))
  const plans = planWork(works, { today: dayIn(timeZone, now), minutesPerDay })
  const byId = new Map(closing.map((row) => [row.id, row]))
  return {
    minutesPerDay,
    scholarships: plans.flatMap((plan) => {
      const row = byId.get(plan.scholarshipId)
      return row ? [{ row, plan: asSent(plan, row) }] : []
    }),
  }
}

/** Where the sponsor takes applications, the last step is theirs. */
const asSent = (plan: Plan, { delivery }: ScholarshipRow): Plan =>
  delivery === 'laurel'
    ? plan
    : {
        ...plan,
        steps: plan.steps.map((step) =>
          step.kind === 'submit' ? { ...step, kind: 'apply' } : step,
        ),
      }

/** One scholarship of a plan as the contract has it. */
export function toPlanned({ row, plan }: WorkPlan['scholarships'][number]): PlannedScholarship {
  const { closesAt, timeZone, deadline } = row
  const isEstimate = deadline.isEstimate === true
  return {
    scholarshipId: row.id,
    title: row.title,
    sponsor: row.sponsor,
    closesAt: withOffset(closesAt, timeZone),
    closesOn: dayIn(timeZone, closesAt),
    ...(isEstimate && { isEstimate }),
    minutesLeft: plan.steps.reduce((sum, { minutes }) => sum + minutes, 0),
    // An estimate presses nobody.
    isTight: plan.isTight && !isEstimate,
    steps: plan.steps,
  }
}

/** The day a scholarship closes where the student is or where it is itself, whichever is earlier. */
function lastDayOf(row: { closesAt: Date; timeZone: string }, timeZone: string): string {
  const [there, here] = [dayIn(row.timeZone, row.closesAt), dayIn(timeZone, row.closesAt)]
  return there < here ? there : here
}

const hasDeadline = (row: ScholarshipRow): row is ScholarshipRow & { closesAt: Date } =>
  row.closesAt !== null

/** What drafts answer, by scholarship and requirement. */
async function readAnswersOf(
  db: Queryable,
  pending: readonly Pending[],
): Promise<Map<string, Map<string, FieldValue>>> {
  const scholarshipOf = new Map(
    pending.flatMap(({ draftId, scholarshipId }) => (draftId ? [[draftId, scholarshipId]] : [])),
  )
  const answers = new Map<string, Map<string, FieldValue>>()
  if (scholarshipOf.size === 0) return answers
  const rows = await db
    .select()
    .from(applicationAnswers)
    .where(inArray(applicationAnswers.applicationId, [...scholarshipOf.keys()]))
  for (const { applicationId, requirementId, value } of rows) {
    const id = scholarshipOf.get(applicationId) ?? ''
    answers.set(id, (answers.get(id) ?? new Map()).set(requirementId, value))
  }
  return answers
}
