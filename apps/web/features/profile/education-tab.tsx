import { ADDITIONAL_DETAILS_CHARACTERS } from '@laurel/contract/profile'
import { InputBase, Radio } from '@mantine/core'
import { FactSelect } from './fact-select.tsx'
import { GradeField } from './grade-field.tsx'
import { MonthYearField } from './month-year-field.tsx'
import styles from './profile.module.css'
import { SchoolField } from './school-field.tsx'
import { Section } from './section.tsx'
import type { TabProps } from './tab-props.ts'
import '../../ui/mantine/fields.css'

/** A school that is not found is taken as it was typed. */
const TYPE_IT = 'Type a few letters to search. Not listed? Your own words count too.'

/** Step 3 of the specification: educational details, and additional ones. */
export default function EducationTab({ form, profile, optionsOf }: TabProps) {
  const isParent = form.values.applicantType === 'PARENT'
  const select = (name: string, label: string) => (
    <FactSelect name={name} label={label} form={form} options={optionsOf(name)} />
  )
  return (
    <>
      <Section
        title="Educational details"
        hint={isParent ? 'Where the student is in school now.' : 'Where you are in school now.'}
      >
        {select('schoolLevel', 'Current school level')}
        <SchoolField
          name="highSchoolName"
          label="High school"
          description={TYPE_IT}
          kind="highSchool"
          form={form}
        />
        <MonthYearField name="highSchoolGraduationDate" form={form} />
        <CollegeFields form={form} profile={profile} optionsOf={optionsOf} />
      </Section>
      <Section
        title="Additional details"
        hint={
          isParent
            ? 'A best guess is fine. It can change.'
            : 'Your best guess is fine. You can change it.'
        }
      >
        {select('fieldOfStudy', 'Field of study')}
        {select('degreeType', isParent ? 'Degree the student wants' : 'Degree you want')}
        <GradeField form={form} />
        {select('careerGoal', 'Career goal')}
        {select('isInterestedInOnlineStudy', 'Interested in online study')}
        <InputBase
          component="textarea"
          multiline
          rows={4}
          id="profile-additionalDetails"
          size="md"
          label="Anything else (optional)"
          description="In your own words. It never decides a match."
          maxLength={ADDITIONAL_DETAILS_CHARACTERS}
          value={form.values.additionalDetails}
          error={form.problems['additionalDetails']}
          onChange={(event) => form.change({ additionalDetails: event.currentTarget.value })}
        />
      </Section>
    </>
  )
}

const POTENTIAL = ['Potential College Name', 'Potential College Name 2']

function CollegeFields({ form }: TabProps) {
  const { values, problems, change } = form
  const isParent = values.applicantType === 'PARENT'
  return (
    <>
      <Radio.Group
        label={
          isParent ? 'Is the student enrolled in college now?' : 'Are you enrolled in college now?'
        }
        value={values.enrolledInCollege}
        error={problems['enrolledInCollege']}
        onChange={(next) => change({ enrolledInCollege: next === '1' ? '1' : '0' })}
      >
        <div className={styles.row}>
          <Radio id="profile-enrolledInCollege" value="1" label="Yes" />
          <Radio value="0" label="No" />
        </div>
      </Radio.Group>
      {values.enrolledInCollege === '1' && (
        <>
          <SchoolField
            name="collegeName"
            label="College Name"
            description={TYPE_IT}
            kind="college"
            form={form}
          />
          <MonthYearField name="enrollmentDate" form={form} />
        </>
      )}
      {values.enrolledInCollege === '0' &&
        POTENTIAL.map((label, position) => (
          <SchoolField
            key={label}
            name="interestedColleges"
            label={`${label} (optional)`}
            kind="college"
            position={position}
            form={form}
          />
        ))}
      <MonthYearField
        name="collegeGraduationDate"
        form={form}
        isOptional={values.enrolledInCollege === '0'}
      />
    </>
  )
}
