import { acceptedBy, limitsOf } from '@laurel/contract/requirement-limits'
import type { AnswerProps } from './answer-props.ts'

/** A requirement's file button: what it takes and which words belong to it. */
export const filePickerProps = ({ requirement, controlId, error, describedBy }: AnswerProps) => ({
  id: controlId,
  accept: acceptedBy(limitsOf(requirement)),
  isInvalid: error !== undefined,
  describedBy,
})
