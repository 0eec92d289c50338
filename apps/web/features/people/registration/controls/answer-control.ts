import { systemIdOf, yearIdOf } from '../../questions/controls/control-props.ts'
import { SYSTEM } from '../../questions/gpa.ts'
import type { Given, Problem, Question } from '../../questions/question.ts'

/** What every control of the form is given. */
export interface AnswerControlProps {
  /** Of the control that holds the first part of the answer. */
  id: string
  question: Question
  /** The question as it is put to this person. */
  label: string
  given: Given
  problems: readonly Problem[]
  isOptional: boolean
  /** YYYY-MM-DD where the person is. */
  today: string
  onChange: (given: Given) => void
}

/** The id of the control that holds a part of an answer; a year and a marking system are second. */
export function partId(id: string, { control }: Question, part = 0): string {
  if (part === 0) return id
  if (control.kind === 'month') return yearIdOf(id)
  if (control.kind === 'grade') return part === SYSTEM ? systemIdOf(id) : id
  return `${id}-${part}`
}

export const errorAt = (problems: readonly Problem[], part = 0): string | undefined =>
  problems.find((problem) => (problem.part ?? 0) === part)?.message
