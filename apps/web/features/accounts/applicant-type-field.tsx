import styles from './applicant-type-field.module.css'

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
    <fieldset className={styles.choices}>
      <legend>I am</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name="applicantType"
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
