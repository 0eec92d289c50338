import type { AnswerInput, FieldValue } from '@laurel/contract/application-shapes'
import type { Requirement } from '@laurel/contract/scholarship-shapes'
import { limitsOf } from '@laurel/contract/requirement-limits'
import { controlIdOf } from '../requirements/requirement-progress.ts'
import type { ApplicationForm } from '../use-application-form.ts'

/** One requirement of a form as a place that takes earlier answers. */
export const answerPlaceOf = (form: ApplicationForm, requirement: Requirement) => ({
  scholarshipId: form.scholarship.id,
  requirement,
  value: form.state.values[requirement.id],
  controlId: controlIdOf(requirement.id),
  wordLimit: limitsOf(requirement).wordLimit,
  onTake: (value: FieldValue | undefined, source?: AnswerInput['source']) =>
    form.answer(requirement.id, value, { source }),
})
