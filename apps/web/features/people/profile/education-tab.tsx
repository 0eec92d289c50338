import { ADDITIONAL_DETAILS_CHARACTERS } from '@laurel/contract/profile'
import { TextArea } from '../../../ui/text-area.tsx'
import { CollegeFields } from './college-fields.tsx'
import { GradeField, MonthField, SchoolField, TYPE_IT } from './education-fields.tsx'
import { FactSelect } from './fact-select.tsx'
import { Section } from './section.tsx'
import type { TabProps } from './tab-props.ts'

/** Step 3 of the specification: educational details, and additional ones. */
export default function EducationTab({ form, optionsOf }: TabProps) {
  const { values, problems, change } = form
  const isParent = values.applicantType === 'PARENT'
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
        <SchoolField name="highSchoolName" label="High school" hint={TYPE_IT} form={form} />
        <MonthField name="highSchoolGraduationDate" form={form} />
        <CollegeFields form={form} />
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
        <TextArea
          id="profile-additionalDetails"
          label="Anything else"
          isOptional
          hint="In your own words. It never decides a match."
          rows={4}
          maxLength={ADDITIONAL_DETAILS_CHARACTERS}
          value={values.additionalDetails}
          error={problems['additionalDetails']}
          onChange={(event) => change({ additionalDetails: event.target.value })}
        />
      </Section>
    </>
  )
}
