import type { Given, Problem } from '../question.ts'

/** What every control of an answer is given. */
export interface ControlProps {
  /** Of the first field; the others are built on it. */
  id: string
  label: string
  given: Given
  problem?: Problem | undefined
  onChange: (given: Given) => void
}

/** The message, where it is about this part of the answer. */
export const errorOf = (problem: Problem | undefined, part = 0): string | undefined =>
  problem !== undefined && (problem.part ?? 0) === part ? problem.message : undefined

/** The answer with one of its parts changed. */
export function withPart(given: Given, part: number, value: string): Given {
  const parts = [...given]
  while (parts.length <= part) parts.push('')
  parts[part] = value
  return parts
}

/** Of the control of the marking system, where that of the grade has this id. */
export const systemIdOf = (gradeId: string): string => `${gradeId}-system`

/** Of the control of the year, where that of the month has this id. */
export const yearIdOf = (monthId: string): string => `${monthId}-year`
