import { addressIdOf, systemIdOf, yearIdOf } from '../../questions/controls/control-props.ts'
import { SYSTEM } from '../../questions/gpa.ts'
import type { Given, Problem, Question } from '../../questions/question.ts'
import { ADDRESS_PARTS } from '../../questions/rules.ts'

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

/** The id of the control that holds a part of an answer. */
export function partId(id: string, { control }: Question, part = 0): string {
  if (control.kind === 'address') return addressIdOf(id, ADDRESS_PARTS[part] ?? 'addressLine1')
  if (control.kind === 'grade' && part === SYSTEM) return systemIdOf(id)
  return control.kind === 'month' && part > 0 ? yearIdOf(id) : id
}
