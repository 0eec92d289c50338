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

/** The controls of dates, whose second part has a name. */
const YEAR = 1

/** The id of the control that holds a part of an answer. */
export function partId(id: string, { control }: Question, part = 0): string {
  if (part === 0 || control.kind === 'grade') return id
  return control.kind === 'month' && part === YEAR ? `${id}-year` : `${id}-${part}`
}

export const errorAt = (problems: readonly Problem[], part = 0): string | undefined =>
  problems.find((problem) => (problem.part ?? 0) === part)?.message
