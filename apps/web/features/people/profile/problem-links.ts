import type { FieldProblem } from '../../../ui/error-summary.tsx'
import { systemIdOf, yearIdOf } from '../questions/controls/control-props.ts'
import { DATE_LABELS } from './date-labels.ts'
import type { ProfileValues } from './profile-values.ts'

/** What stands in the way of saving, each with the control that it is about. */
export function problemLinks(
  problems: readonly (readonly [name: string, message: string])[],
  { facts }: ProfileValues,
): FieldProblem[] {
  return problems.map(([name, message]) => {
    const date = DATE_LABELS[name]
    const fieldId = `profile-${name}`
    if (name === 'markingSystem') return { fieldId: systemIdOf('profile-gpa'), message }
    if (date === undefined) return { fieldId, message }
    const isYearMissing = facts[name]?.[0]?.startsWith('-') ?? false
    return {
      fieldId: isYearMissing ? yearIdOf(fieldId) : fieldId,
      message: `${date}: ${message}`,
    }
  })
}
