import type { Given, Problem, Question } from '../../questions/question.ts'

/** What every control of the form is given. */
export interface AnswerControlProps {
  /** Of the control that holds the first part of the answer; others end in their part's number. */
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

/** The id of the control that holds a part of an answer. */
export const partId = (id: string, part = 0): string => (part === 0 ? id : `${id}-${part}`)

export const errorAt = (problems: readonly Problem[], part = 0): string | undefined =>
  problems.find((problem) => (problem.part ?? 0) === part)?.message

/** An answer with one of its parts replaced; earlier parts that are missing stay empty. */
export function withPart(given: Given, part: number, value: string): Given {
  const parts = [...given]
  while (parts.length <= part) parts.push('')
  return parts.with(part, value)
}
