import { ChoiceField } from '../../../ui/choice-field.tsx'

type ApplicantType = 'STUDENT' | 'PARENT'

interface ApplicantTypeFieldProps {
  value: ApplicantType
  onChange: (value: ApplicantType) => void
}

const choices = [
  { value: 'STUDENT', label: 'A student' },
  { value: 'PARENT', label: 'A parent, filling it in for a student' },
] as const

/** Who is filling in the profile: the fields are the same for both. */
export function ApplicantTypeField({ value, onChange }: ApplicantTypeFieldProps) {
  return (
    <ChoiceField
      name="applicantType"
      legend="I am"
      options={choices}
      chosen={[value]}
      onChoose={(chosen) => onChange(chosen === 'PARENT' ? 'PARENT' : 'STUDENT')}
    />
  )
}
