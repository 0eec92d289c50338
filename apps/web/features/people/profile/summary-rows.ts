import { phoneWords } from '@laurel/contract/words/phone-words'
import { DIAL_CODES } from '@laurel/contract/option-countries'
import { monthWords } from '@laurel/contract/words/date-words'
import { longDate } from '@laurel/contract/words/deadline-words'
import { fieldWords } from './field-words.ts'
import type { ProfileTab, ProfileValues } from './profile-values.ts'

export interface SummarySection {
  /** The specification's words (2, section 2). */
  title: string
  tab: ProfileTab
  rows: readonly (readonly [label: string, answer: string])[]
}

type OptionsOf = (key: string) => Readonly<Record<string, string>>

/** What is saved, in words; an empty answer is one that is not given yet. */
export function summaryRows(values: ProfileValues, optionsOf: OptionsOf): SummarySection[] {
  const answer = (key: string) => fieldWords(values.facts[key] ?? [], optionsOf(key))
  return [
    { title: 'Personal Details', tab: 'personal', rows: personalRows(values, answer) },
    { title: 'Contact Details', tab: 'contact', rows: contactRows(values, optionsOf) },
    { title: 'Education Details', tab: 'education', rows: educationRows(values, answer) },
  ]
}

type Answer = (key: string) => string
type Rows = SummarySection['rows']

function personalRows(
  { firstName, lastName, applicantType, dob }: ProfileValues,
  answer: Answer,
): Rows {
  const isParent = applicantType === 'PARENT'
  return [
    [isParent ? 'Your name' : 'Name', `${firstName} ${lastName}`.trim()],
    ['Filled in by', isParent ? 'A parent' : 'The student'],
    ['Date of birth', dob && longDate(dob)],
    ['Gender', answer('gender')],
    ['Citizenship', answer('citizenship')],
    ['Ethnicity', answer('ethnicity')],
    ['Military affiliation', answer('militaryAffiliation')],
  ]
}

function contactRows(values: ProfileValues, optionsOf: OptionsOf): Rows {
  const { email, phone, dialCountry, addressLine1, addressLine2 } = values
  const dialCode = Object.entries(DIAL_CODES).find(([country]) => country === dialCountry)?.[1]
  return [
    ['Email', email],
    ['Phone', phone && phoneWords(`+${dialCode ?? ''} ${phone}`)],
    ['Address', [addressLine1, addressLine2].filter(Boolean).join(', ')],
    ['City', values.city],
    ['State', optionsOf('state')[values.state] ?? values.state],
    ['County', values.county],
    ['Zip code', values.zipCode],
    ['Country', optionsOf('country')[values.country] ?? values.country],
  ]
}

function educationRows(
  { facts, enrolledInCollege, gpa, additionalDetails }: ProfileValues,
  answer: Answer,
): Rows {
  const month = (key: string) => monthWords(facts[key]?.[0] ?? '')
  const college: Rows =
    enrolledInCollege === '1'
      ? [
          ['College Name', answer('collegeName')],
          ['College enrollment', month('enrollmentDate')],
        ]
      : [['Potential College Name', answer('interestedColleges')]]
  return [
    ['Current school level', answer('schoolLevel')],
    ['High school', answer('highSchoolName')],
    ['High school graduation', month('highSchoolGraduationDate')],
    ['Enrolled in college', answer('enrolledInCollege')],
    ...college,
    ['Expected college graduation', month('collegeGraduationDate')],
    ['Field of study', answer('fieldOfStudy')],
    ['Degree', answer('degreeType')],
    ['GPA', gpa],
    ['Career goal', answer('careerGoal')],
    ['Interested in online study', answer('isInterestedInOnlineStudy')],
    ['Anything else', additionalDetails],
  ]
}
