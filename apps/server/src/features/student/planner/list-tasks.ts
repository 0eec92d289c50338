import type { FieldValue } from '@laurel/contract/application-shapes'
import { countWords } from '@laurel/contract/count-words'
import { findGaps } from '@laurel/contract/find-gaps'
import { statusOf } from '@laurel/contract/requirement-status'
import { textOf } from '../../../html.ts'
import { type RequirementRow, toRequirement } from '../../catalogue/scholarships/queries.ts'
import { isEssay, requirementMinutes, SUBMIT_MINUTES } from '../../catalogue/scholarships/rules.ts'
import { STEP_MINUTES, type Task } from './work.ts'

const rounded = (minutes: number): number => Math.ceil(minutes / STEP_MINUTES) * STEP_MINUTES

/** The part of an essay's time that goes into reading it again. */
const REVISING_SHARE = 1 / 5

/**
 * What is left to do for an application: what is done takes no time, what is optional only once it
 * is begun, and an essay counts as far as it is written.
 */
export function listTasks(
  asked: readonly RequirementRow[],
  values: ReadonlyMap<string, FieldValue>,
): Task[] {
  const tasks = asked
    .filter(({ id, isOptional }) => !isOptional || values.has(id))
    .flatMap((requirement) => tasksOf(requirement, values.get(requirement.id)))
  return [...tasks, { kind: 'submit', minutes: SUBMIT_MINUTES }]
}

function tasksOf(requirement: RequirementRow, value: FieldValue | undefined): Task[] {
  const status = statusOf(toRequirement(requirement), value)
  if (status === 'done' || (status === 'notStarted' && requirement.isOptional)) return []
  const task = { requirementId: requirement.id, requirementTitle: requirement.title }
  if (isEssay(requirement))
    return essayTasks(requirement, value).map((each) => ({ ...task, ...each }))
  const minutes = requirementMinutes(requirement)
  const kind = requirement.dataType === 'file' ? 'upload' : 'fill'
  const give: Task = { ...task, kind, minutes }
  // Asking takes no time of a day; the time of a file is that of getting it ready and uploading it.
  return comesFromOthers(requirement) ? [{ ...task, kind: 'request', minutes: 0 }, give] : [give]
}

function essayTasks(requirement: RequirementRow, value: FieldValue | undefined): Task[] {
  const minutes = requirementMinutes(requirement)
  const revise = rounded(minutes * REVISING_SHARE)
  const limit = requirement.limits.wordLength
  const text = typeof value === 'string' ? textOf(value) : ''
  const words = countWords(text)
  // Gaps are all that is left of a text that is long enough.
  if (findGaps(text).length > 0 && (limit === undefined || words >= limit / 2))
    return [{ kind: 'revise', minutes: revise }]
  const left = limit === undefined ? 1 : Math.max(0, 1 - words / limit)
  const write = rounded((minutes - revise) * left)
  return [
    { kind: 'write', minutes: write } as const,
    { kind: 'revise', minutes: revise } as const,
  ].filter((task) => task.minutes > 0)
}

/** Documents that somebody else has to write or hand out, by what listings call them. */
const OTHERS_DOCUMENTS =
  /transcript|recommend|\brefer(ence|ee)|counsell?or|report card|(grade|score) report|verification|certificat|proof of|\bnote from\b|\bletters?\b/i
/** Letters that students write themselves. */
const OWN_LETTERS =
  /\b(cover|motivation\w*|personal|thank.you) letter|letter of (intent|motivation|interest)/i

function comesFromOthers({ dataType, title }: RequirementRow): boolean {
  return dataType === 'file' && OTHERS_DOCUMENTS.test(title) && !OWN_LETTERS.test(title)
}
