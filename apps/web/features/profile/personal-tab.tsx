import { TextInput } from '@mantine/core'
import { ApplicantTypeField } from '../accounts/applicant-type-field.tsx'
import { EARLIEST_BIRTH_DATE, latestBirthDate } from '@laurel/contract/birth-date'
import { FactSelect } from './fact-select.tsx'
import { Section } from './section.tsx'
import { SensitiveConsents } from './sensitive-consents.tsx'
import type { TabProps } from './tab-props.ts'
import '../../ui/mantine/fields.css'

const PRIVATE =
  'Used for matching; a sponsor sees it only when its rules ask for it and you apply. You can keep it to yourself.'
const SEVERAL = 'Choose all that apply.'

export default function PersonalTab({ form, optionsOf }: TabProps) {
  const { values, problems, change, today } = form
  const isParent = values.applicantType === 'PARENT'
  const text = (name: 'firstName' | 'lastName', label: string, autoComplete: string) => (
    <TextInput
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
  const question = (name: string, label: string, description: string, isMultiple = false) => (
    <FactSelect
      name={name}
      label={isParent ? `The student’s ${label.toLowerCase()}` : label}
      description={description}
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
        <TextInput
          id="profile-dob"
          name="dob"
          type="date"
          label={isParent ? 'The student’s date of birth' : 'Date of birth'}
          autoComplete={isParent ? 'off' : 'bday'}
          min={EARLIEST_BIRTH_DATE}
          max={latestBirthDate(today)}
          value={values.dob}
          error={problems['dob']}
          onChange={(event) => change({ dob: event.currentTarget.value })}
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
