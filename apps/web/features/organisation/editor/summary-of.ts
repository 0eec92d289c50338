import type { PublishingProblems } from '@laurel/contract/words/find-publishing-problems'
import type { FieldProblem } from '../../../ui/error-summary.tsx'
import { fieldId } from './fields.ts'

/** Problems as links to their fields. */
export const summaryOf = (problems: PublishingProblems): FieldProblem[] =>
  Object.entries(problems).map(([field, message]) => ({ fieldId: fieldId(field), message }))
