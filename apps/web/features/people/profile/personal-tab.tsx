import { TextField } from '../../../ui/text-field.tsx'
import { ApplicantTypeField } from '../accounts/applicant-type-field.tsx'
import { BirthDateControl } from '../questions/controls/date-controls.tsx'
import { FactSelect } from './fact-select.tsx'
import { problemOf } from './profile-form.ts'
import { Section } from './section.tsx'
import { SensitiveConsents } from './sensitive-consents.tsx'
import type { TabProps } from './tab-props.ts'

const PRIVATE =
  'Used for matching; a sponsor sees it only when its rules ask for it and you apply. You can keep it to yourself.'
const SEVERAL = 'Choose all that apply.'

export default function PersonalTab({ form, optionsOf }: TabProps) {
  const { values, problems, change, today } = form
  const isParent = values.applicantType === 'PARENT'
  const text = (name: 'firstName' | 'lastName', label: string, autoComplete: string) => (
    <TextField
      id={`profile-${name}`}
      name={name}
      label={label}
      autoComplete={autoComplete}
      maxLength={100}
      value={values[name]}
      error={problems[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  )
  const question = (name: string, label: string, hint: string, isMultiple = false) => (
    <FactSelect
      name={name}
      label={isParent ? `The student’s ${label.toLowerCase()}` : label}
      hint={hint}
      form={form}
      options={optionsOf(name)}
      isMultiple={isMultiple}
      skip="Prefer not to say"
    />
  )
  return (
    <>
      <Section
        title={isParent ? 'You' : 'Your name'}
        hint={
          isParent
            ? 'The account is yours. Everything below is about the student.'
            : 'As it stands on your school records.'
        }
      >
        <ApplicantTypeField
          value={values.applicantType}
          onChange={(applicantType) => change({ applicantType })}
        />
        {text('firstName', isParent ? 'Your first name' : 'First name', 'given-name')}
        {text('lastName', isParent ? 'Your last name' : 'Last name', 'family-name')}
      </Section>
      <Section
        title={isParent ? 'About the student' : 'About you'}
        hint="Many scholarships are for certain students. These answers find them."
      >
        <BirthDateControl
          id="profile-dob"
          label={isParent ? 'The student’s date of birth' : 'Date of birth'}
          isOfAnother={isParent}
          today={today}
          given={[values.dob]}
          problem={problemOf(form, 'dob')}
          onChange={([dob = '']) => change({ dob })}
        />
        {question('gender', 'Gender', PRIVATE)}
        {question('citizenship', 'Citizenship', PRIVATE)}
        {question('ethnicity', 'Ethnicity', `${SEVERAL} ${PRIVATE}`, true)}
        {question('militaryAffiliation', 'Military affiliation', `${SEVERAL} ${PRIVATE}`, true)}
      </Section>
      <SensitiveConsents form={form} isParent={isParent} />
    </>
  )
}
