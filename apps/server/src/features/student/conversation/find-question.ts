import { findField, PROFILE_FIELDS, type ProfileField } from '../../people/profile/fact-keys.ts'
import { FORM_FIELDS } from '../../people/profile/list-form-fields.ts'

/** Lower case, words only; 'highSchoolName' and 'high_school_name' are three words. */
const wordsOf = (text: string): string =>
  text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')

/** What a question in anybody's words is about; the more particular stands first. An address is no field. */
const PHRASES: readonly (readonly [key: string, ...phrases: string[]])[] = [
  ['address', 'address'],
  [
    'highSchoolGraduationDate',
    'high school graduation',
    'high school grad',
    'graduate high school',
  ],
  ['highSchoolGraduationDate', 'graduate from high school', 'graduated from high school'],
  ['collegeGraduationDate', 'college graduation', 'graduate from college', 'finish college'],
  ['enrollmentDate', 'college enrollment', 'enrollment date', 'start college', 'begin college'],
  ['interestedColleges', 'potential college', 'colleges are you interested', 'interested colleges'],
  ['isInterestedInOnlineStudy', 'online study', 'study online', 'online degree', 'online program'],
  ['schoolLevel', 'school level', 'grade level', 'year of school', 'grade are you in'],
  ['highSchoolName', 'high school'],
  ['enrolledInCollege', 'enrolled in college', 'currently enrolled'],
  ['collegeName', 'college name', 'name of your college', 'which college', 'what college'],
  ['fieldOfStudy', 'field of study', 'major', 'want to study'],
  ['degreeType', 'degree'],
  ['gpa', 'gpa', 'grade point average'],
  ['careerGoal', 'career'],
  ['militaryAffiliation', 'military'],
  ['citizenship', 'citizenship', 'citizen'],
  ['ethnicity', 'ethnicity', 'ethnic', 'race'],
  ['gender', 'gender'],
  ['dob', 'date of birth', 'birth date', 'birthday', 'when were you born'],
  ['iAm', 'student or a parent', 'student or parent'],
  ['zipCode', 'zip code', 'zip', 'postal code'],
]

const keyByWords = new Map([
  ...FORM_FIELDS.flatMap(({ key, name, question }) =>
    [name, question].map((text) => [wordsOf(text), key] as const),
  ),
  ...PROFILE_FIELDS.flatMap(({ key, aliases }) =>
    [key, ...aliases].map((name) => [wordsOf(name), key] as const),
  ),
])

/** The profile's question that was put, by its key, another of its names or its words. */
export function findQuestion(question: string): ProfileField | undefined {
  const words = wordsOf(question)
  const key = keyByWords.get(words) ?? keyOfPhrase(` ${words} `)
  return findField(question) ?? (key === undefined ? undefined : findField(key))
}

const keyOfPhrase = (words: string): string | undefined =>
  PHRASES.find(([, ...phrases]) => phrases.some((phrase) => words.includes(` ${phrase} `)))?.[0]
