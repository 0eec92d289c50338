import { Radio } from '@mantine/core'
import { FactSelect } from './fact-select.tsx'
import { GradeField } from './grade-field.tsx'
import { MonthYearField } from './month-year-field.tsx'
import styles from './profile.module.css'
import { SchoolField } from './school-field.tsx'
import type { TabProps } from './tab-props.ts'

export function EducationTab({ form, optionsOf }: TabProps) {
  const { values, problems, change } = form
  const select = (name: string, label: string) => (
    <FactSelect name={name} label={label} form={form} options={optionsOf(name)} />
  )
  return (
    <>
      {select('schoolLevel', 'Current school level')}
      <SchoolField name="highSchoolName" label="High school" kind="highSchool" form={form} />
      <MonthYearField name="highSchoolGraduationDate" label="High school graduation" form={form} />
      <Radio.Group
        label="Are you enrolled in college now?"
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
          <SchoolField name="collegeName" label="College name" kind="college" form={form} />
          <MonthYearField name="enrollmentDate" label="College enrollment" form={form} />
        </>
      )}
      {values.enrolledInCollege === '0' &&
        ['Potential college name', 'Second potential college name'].map((label, position) => (
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
        label="Expected college graduation"
        form={form}
      />
      {select('fieldOfStudy', 'Field of study')}
      {select('degreeType', 'Degree you want')}
      <GradeField form={form} />
      {select('careerGoal', 'Career goal')}
      {select('isInterestedInOnlineStudy', 'Interested in online study')}
    </>
  )
}
