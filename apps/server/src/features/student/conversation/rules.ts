import { optionLabel } from '@laurel/contract/profile-options'
import type { Answers } from '@laurel/matching/answers'
import { ageOn } from '@laurel/matching/calendar'
import { isBirthDate, isUnderAge } from '../../people/profile/rules.ts'
import { ZIP_PREFIXES } from './zip-prefixes.ts'

/**
 * What is odd about an answer, for whoever gave it; undefined when nothing is. A parent may answer
 * for a student, so no sentence says whose age or school it is.
 */
export type Oddity = string | undefined

const OLDEST_STUDENT_YEARS = 100
const YOUNGEST_GRADUATE_YEARS = 14
/** Further ahead than any school takes. */
const FURTHEST_GRADUATION_YEARS = 10
const LONGEST_STUDY_YEARS = 15

const sayMonth = (day: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
const monthOf = (day: string) => day.slice(0, 7)
const addYears = (day: string, years: number) =>
  String(Number(day.slice(0, 4)) + years).padStart(4, '0') + day.slice(4)

const knownText = (known: Answers, key: string): string | undefined => {
  const value = known[key]?.[0]
  return typeof value === 'string' ? value : undefined
}

export function oddBirthDate(day: string, today: string): Oddity {
  if (!isBirthDate(day, today))
    return 'Nobody alive today was born on that day. Please check the year of birth.'
  if (isUnderAge(day, today))
    return 'Students here are 16 and over. Please check the year of birth.'
  const years = ageOn(day, today) ?? 0
  return years > OLDEST_STUDENT_YEARS
    ? `That would be an age of ${years} years. Please check the year of birth.`
    : undefined
}

type DateRule = (day: string, known: Answers, today: string) => Oddity

const oddHighSchoolGraduation: DateRule = (day, known, today) => {
  const enrolled = knownText(known, 'enrollmentDate')
  if (enrolled && monthOf(enrolled) < monthOf(day))
    return `By another answer college starts in ${sayMonth(enrolled)}, before this. Please check which of the two dates is right.`
  return oddAge(day, known) ?? oddDistance(day, today)
}

const oddEnrollment: DateRule = (day, known, today) => {
  const finished = knownText(known, 'highSchoolGraduationDate')
  if (finished && monthOf(day) < monthOf(finished))
    return `That is before high school ends in ${sayMonth(finished)}. With college classes taken early it is fine; otherwise please check the date.`
  return (
    oddOrder(day, knownText(known, 'collegeGraduationDate')) ??
    oddAge(day, known) ??
    oddDistance(day, today)
  )
}

const oddCollegeGraduation: DateRule = (day, known) => {
  const finished = knownText(known, 'highSchoolGraduationDate')
  if (finished && monthOf(day) < monthOf(finished))
    return `That is before high school ends in ${sayMonth(finished)}. Please check the year.`
  return oddOrder(knownText(known, 'enrollmentDate'), day) ?? oddAge(day, known)
}

/** What is odd about the dates of school and college, by fact. */
export const DATE_RULES: Readonly<Record<string, DateRule>> = {
  highSchoolGraduationDate: oddHighSchoolGraduation,
  enrollmentDate: oddEnrollment,
  collegeGraduationDate: oddCollegeGraduation,
}

function oddAge(day: string, known: Answers): Oddity {
  const born = knownText(known, 'birthDate')
  if (!born || day >= addYears(born, YOUNGEST_GRADUATE_YEARS)) return undefined
  return day <= born
    ? 'That is before the date of birth. Please check the year.'
    : `That would be at the age of ${ageOn(born, day) ?? 0}. Please check the year.`
}

function oddDistance(day: string, today: string): Oddity {
  return day > addYears(today, FURTHEST_GRADUATION_YEARS)
    ? `${sayMonth(day)} is more than ${FURTHEST_GRADUATION_YEARS} years from now. Please check the year.`
    : undefined
}

function oddOrder(enrolled: string | undefined, graduated: string | undefined): Oddity {
  if (!enrolled || !graduated) return undefined
  if (monthOf(graduated) <= monthOf(enrolled))
    return `College would end in ${sayMonth(graduated)}, but start in ${sayMonth(enrolled)}. Please check the two dates.`
  return graduated > addYears(enrolled, LONGEST_STUDY_YEARS)
    ? `College would take from ${sayMonth(enrolled)} to ${sayMonth(graduated)}. Please check the two dates.`
    : undefined
}

/** Spec 2 section 5, "GPA conversion": the least percentage and 10-point average of each GPA. */
const GPA_STEPS: readonly (readonly [percentage: number, cgpa: number, gpa: string])[] = [
  [85, 8.5, '4.0'],
  [80, 8, '3.7'],
  [75, 7.5, '3.3'],
  [70, 7, '3.0'],
  [65, 6.5, '2.7'],
  [60, 6, '2.3'],
  [55, 5.5, '2.0'],
  [0, 0, '0.0'],
]

/** What to say of a grade that is no GPA from 0 to 4: what it would be as one. */
export function oddGrade(text: string): string {
  const typed = text.trim()
  if (/^\d,\d+$/.test(typed))
    return `Please write the GPA with a point, such as ${typed.replace(',', '.')}.`
  const [, digits, percent] = /^(\d+(?:\.\d+)?)\s*(%?)$/.exec(typed) ?? []
  const grade = Number(digits)
  if (digits === undefined) return 'Please enter the GPA as a number from 0.0 to 4.0, such as 3.5.'
  if (percent !== '%' && grade <= 5)
    return 'A GPA runs from 0.0 to 4.0. If it is weighted, please enter the unweighted one.'
  if (grade > 100) return 'A GPA runs from 0.0 to 4.0. Please check the number.'
  const isCgpa = percent !== '%' && grade <= 10
  const gpa = GPA_STEPS.find(([percentage, cgpa]) => grade >= (isCgpa ? cgpa : percentage))?.[2]
  const scale = isCgpa ? 'on a scale of 10' : 'in percent'
  return `${typed} looks like a grade ${scale}. As a GPA it is ${gpa}, so please choose that.`
}

/** Only where somebody is known to live in the USA is anything known of the code. */
export function oddZipCode(code: string, known: Answers): Oddity {
  const state = knownText(known, 'state')
  const country = knownText(known, 'country')
  const isUsa = country === 'US' || (country === undefined && state !== undefined)
  if (!isUsa) return undefined
  if (!/^\d{5}([- ]?\d{4})?$/.test(code.trim()))
    return 'A ZIP code in the USA has 5 digits. Please check it.'
  const ranges = state === undefined ? undefined : ZIP_PREFIXES[state]
  const prefix = Number(code.trim().slice(0, 3))
  if (!ranges || ranges.some(([first, last]) => prefix >= first && prefix <= last)) return undefined
  return `${code.trim()} is no ZIP code of ${optionLabel('state', state ?? '') ?? state}. Please check the ZIP code and the state.`
}
