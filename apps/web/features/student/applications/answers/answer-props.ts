import type { FieldValue } from '@laurel/contract/application-shapes'
import type { Requirement } from '@laurel/contract/scholarship-shapes'

/** What every kind of answer is given. */
export interface AnswerProps {
  requirement: Requirement
  value: FieldValue | undefined
  /** undefined takes the answer back. */
  onChange: (value: FieldValue | undefined) => void
  controlId: string
  /** Said at the field, as after a failed submit. */
  error: string | undefined
  /** Ids of the texts that belong to the control: its limits, its error. */
  describedBy: string | undefined
}
