import { ChoiceField } from '../../../ui/choice-field.tsx'
import { MonthField, SchoolField, TYPE_IT } from './education-fields.tsx'
import type { ProfileForm } from './profile-form.ts'

const ENROLLED = [
  { value: '1', label: 'Yes' },
  { value: '0', label: 'No' },
]
const POTENTIAL = ['Potential College Name', 'Potential College Name 2']

/** The college of those who are at one, or the colleges that the others think of. */
export function CollegeFields({ form }: { form: ProfileForm }) {
  const { values, problems, change } = form
  const isParent = values.applicantType === 'PARENT'
  const isEnrolled = values.enrolledInCollege === '1'
  const isNot = values.enrolledInCollege === '0'
  return (
    <>
      <ChoiceField
        id="profile-enrolledInCollege"
        name="enrolledInCollege"
        legend={
          isParent ? 'Is the student enrolled in college now?' : 'Are you enrolled in college now?'
        }
        options={ENROLLED}
        chosen={[values.enrolledInCollege]}
        error={problems['enrolledInCollege']}
        onChoose={(next) => change({ enrolledInCollege: next === '1' ? '1' : '0' })}
      />
      {isEnrolled && (
        <>
          <SchoolField name="collegeName" label="College Name" hint={TYPE_IT} form={form} />
          <MonthField name="enrollmentDate" form={form} />
        </>
      )}
      {isNot &&
        POTENTIAL.map((label, part) => (
          <SchoolField
            key={label}
            name="interestedColleges"
            label={label}
            part={part}
            form={form}
            isOptional
          />
        ))}
      <MonthField name="collegeGraduationDate" form={form} isOptional={isNot} />
    </>
  )
}
