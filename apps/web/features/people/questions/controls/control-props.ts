import type { Given, Problem } from '../question.ts'
import type { AddressPart } from '../rules.ts'

/** What every control of an answer is given. */
export interface ControlProps {
  /** Of the first field; the others are built on it. */
  id: string
  label: string
  given: Given
  problem?: Problem | undefined
  onChange: (given: Given) => void
}

/** Where a control is all that a dialog asks. */
export interface PlacedProps {
  /** Says what is wrong, where that stands elsewhere. */
  errorId?: string | undefined
  /** Takes the focus when the dialog opens. */
  isFirst?: boolean
}

/** What is wrong with this part of an answer. */
export const errorAt = (problems: readonly Problem[], part = 0): string | undefined =>
  problems.find((problem) => (problem.part ?? 0) === part)?.message

/** The message, where it is about this part of the answer. */
export const errorOf = (problem: Problem | undefined, part = 0): string | undefined =>
  problem && errorAt([problem], part)

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

/** Of the control of a part of the address with this id. */
export const addressIdOf = (addressId: string, part: AddressPart): string => `${addressId}-${part}`
