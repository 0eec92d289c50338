import { MonthControl } from '../questions/controls/date-controls.tsx'
import { GradeControl } from '../questions/controls/grade-control.tsx'
import { SchoolName } from '../questions/controls/school-control.tsx'
import { type MarkingSystem, SYSTEM } from '../questions/gpa.ts'
import { DATE_LABELS } from './date-labels.ts'
import { problemOf, type ProfileForm } from './profile-form.ts'

/** A school that is not found is taken as it was typed. */
export const TYPE_IT = 'Type a few letters to search. Not listed? Your own words count too.'

interface FieldProps {
  form: ProfileForm
  name: string
  isOptional?: boolean
}

/** A date of the profile, of which month and year count. */
export function MonthField({ name, form, isOptional }: FieldProps) {
  return (
    <MonthControl
      id={`profile-${name}`}
      label={`${DATE_LABELS[name] ?? name}${isOptional ? ' (optional)' : ''}`}
      given={form.values.facts[name] ?? []}
      problem={problemOf(form, name)}
      onChange={(given) => form.changeFact(name, [...given])}
    />
  )
}

interface SchoolFieldProps extends FieldProps {
  label: string
  hint?: string
  /** Which of several names this is. */
  part?: number
}

/** A school of the profile, by name. */
export function SchoolField({ name, label, hint, form, part = 0, isOptional }: SchoolFieldProps) {
  return (
    <SchoolName
      id={`profile-${name}`}
      label={label}
      isOptional={isOptional}
      hint={hint}
      of={name === 'highSchoolName' ? 'highSchool' : 'college'}
      part={part}
      given={form.values.facts[name] ?? []}
      problem={problemOf(form, name)}
      onChange={(given) => form.changeFact(name, [...given])}
    />
  )
}

/** The grade of the profile. */
export function GradeField({ form }: Pick<FieldProps, 'form'>) {
  const { gpa, markingSystem, grade } = form.values
  return (
    <GradeControl
      id="profile-gpa"
      label="Grade"
      given={[gpa, markingSystem, grade]}
      problem={problemOf(form, 'gpa') ?? problemOf(form, 'markingSystem', SYSTEM)}
      onChange={([nextGpa = '', system = '', typed = '']) =>
        form.change({ gpa: nextGpa, markingSystem: system as MarkingSystem | '', grade: typed })
      }
    />
  )
}
