import { Checkbox, TextInput } from '@mantine/core'
import { ApplicantTypeField } from '../accounts/applicant-type-field.tsx'
import { FactSelect } from './fact-select.tsx'
import { latestBirthDate } from './profile-problems.ts'
import styles from './profile.module.css'
import type { TabProps } from './tab-props.ts'

const MATCHING_ONLY = 'Used for matching only. You can keep it to yourself.'

export function PersonalTab({ form, optionsOf }: TabProps) {
  const { values, problems, change, today } = form
  const text = (name: 'firstName' | 'lastName', label: string, autoComplete: string) => (
    <TextInput
      id={`profile-${name}`}
      label={label}
      autoComplete={autoComplete}
      value={values[name]}
      error={problems[name]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  )
  const isParent = values.applicantType === 'PARENT'
  return (
    <>
      <ApplicantTypeField
        value={values.applicantType}
        onChange={(applicantType) => change({ applicantType })}
      />
      {text('firstName', 'First name', 'given-name')}
      {text('lastName', 'Last name', 'family-name')}
      <TextInput
        id="profile-dob"
        type="date"
        label={isParent ? 'The student’s date of birth' : 'Date of birth'}
        autoComplete={isParent ? 'off' : 'bday'}
        max={latestBirthDate(today)}
        value={values.dob}
        error={problems['dob']}
        onChange={(event) => change({ dob: event.currentTarget.value })}
      />
      <FactSelect
        name="gender"
        label="Gender"
        form={form}
        options={optionsOf('gender')}
        isPrivate
      />
      <FactSelect
        name="citizenship"
        label="Citizenship"
        description={MATCHING_ONLY}
        form={form}
        options={optionsOf('citizenship')}
        isPrivate
      />
      <FactSelect
        name="ethnicity"
        label="Ethnicity"
        description={`Choose all that apply. ${MATCHING_ONLY}`}
        form={form}
        options={optionsOf('ethnicity')}
        isMultiple
        isPrivate
      />
      <FactSelect
        name="militaryAffiliation"
        label="Military affiliation"
        form={form}
        options={optionsOf('militaryAffiliation')}
        isMultiple
        isPrivate
      />
      <fieldset className={styles.consents}>
        <legend>How sensitive answers are used</legend>
        <Checkbox
          checked
          disabled
          readOnly
          label="My ethnicity may be used to match scholarships"
          description="A notice, not a choice: it is used for nothing else and never sold."
        />
        <Checkbox
          checked
          disabled
          readOnly
          label="My citizenship may be used to match scholarships"
          description="A notice, not a choice: many scholarships ask for it."
        />
        <Checkbox
          checked={values.hasSensitiveConsent}
          label="I agree that my sensitive answers are used to match scholarships"
          description="Your recorded consent. You can take it back at any time."
          onChange={(event) => change({ hasSensitiveConsent: event.currentTarget.checked })}
        />
      </fieldset>
    </>
  )
}
