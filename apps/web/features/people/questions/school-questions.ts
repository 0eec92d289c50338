import { toBoth } from './to-both.ts'
import { FACT_WORDS } from '@laurel/contract/profile-facts'
import { choicesOf } from './choices.ts'
import type { Answers, Question } from './question.ts'
import { RULES } from './rules.ts'

const enrolled = (answers: Answers) => answers['enrolledInCollege']?.[0]
const whenEnrolled = (value: '1' | '0') => (answers: Answers) => {
  const given = enrolled(answers)
  return given === undefined ? undefined : given === value
}
const isEnrolled = whenEnrolled('1')
const isNotEnrolled = whenEnrolled('0')

/** Phase 3: high school. */
export const HIGH_SCHOOL_QUESTIONS: readonly Question[] = [
  {
    key: 'highSchoolName',
    step: 13,
    label: FACT_WORDS.highSchool.label,
    ask: toBoth(FACT_WORDS.highSchool.question),
    why: FACT_WORDS.highSchool.why,
    control: { kind: 'school', of: 'highSchool', most: 1 },
    isOptionalInChat: true,
    problem: RULES.highSchoolName,
  },
  {
    key: 'highSchoolGraduationDate',
    step: 14,
    label: FACT_WORDS.highSchoolGraduationDate.label,
    ask: toBoth(FACT_WORDS.highSchoolGraduationDate.question),
    why: FACT_WORDS.highSchoolGraduationDate.why,
    control: { kind: 'month' },
    problem: RULES.highSchoolGraduationDate,
  },
]

/** Phase 4, steps 15 and 16: college and studies. */
export const COLLEGE_QUESTIONS: readonly Question[] = [
  {
    key: 'enrolledInCollege',
    step: 15,
    label: FACT_WORDS.enrolledInCollege.label,
    ask: toBoth(FACT_WORDS.enrolledInCollege.question),
    why: FACT_WORDS.enrolledInCollege.why,
    control: {
      kind: 'choice',
      isMultiple: false,
      choices: [
        { id: '1', label: 'Yes' },
        { id: '0', label: 'No' },
      ],
    },
    problem: RULES.enrolledInCollege,
  },
  {
    key: 'collegeName',
    step: 15,
    label: 'College Name',
    ask: toBoth(FACT_WORDS.college.question),
    why: FACT_WORDS.college.why,
    control: { kind: 'school', of: 'college', most: 1 },
    isAsked: isEnrolled,
    problem: RULES.collegeName,
  },
  {
    key: 'enrollmentDate',
    step: 15,
    label: FACT_WORDS.enrollmentDate.label,
    ask: {
      student: 'When did you start college?',
      parent: 'When did the student start college?',
    },
    why: FACT_WORDS.enrollmentDate.why,
    control: { kind: 'month' },
    isAsked: isEnrolled,
    problem: RULES.enrollmentDate,
  },
  {
    key: 'interestedColleges',
    step: 15,
    label: 'Potential College Name',
    ask: toBoth(FACT_WORDS.interestedColleges.question),
    why: FACT_WORDS.interestedColleges.why,
    control: { kind: 'school', of: 'college', most: 2 },
    isAsked: isNotEnrolled,
    isOptional: () => true,
    problem: () => undefined,
  },
  {
    key: 'collegeGraduationDate',
    step: 15,
    label: FACT_WORDS.collegeGraduationDate.label,
    ask: toBoth(FACT_WORDS.collegeGraduationDate.question),
    why: FACT_WORDS.collegeGraduationDate.why,
    control: { kind: 'month' },
    // Who has no college yet cannot always say.
    isOptional: (answers) => enrolled(answers) === '0',
    problem: RULES.collegeGraduationDate,
  },
  {
    key: 'fieldOfStudy',
    step: 16,
    label: FACT_WORDS.fieldOfStudy.label,
    ask: toBoth(FACT_WORDS.fieldOfStudy.question),
    why: FACT_WORDS.fieldOfStudy.why,
    control: { kind: 'choice', isMultiple: false, choices: choicesOf('fieldOfStudy') },
    problem: RULES.fieldOfStudy,
  },
  {
    key: 'degreeType',
    step: 16,
    label: FACT_WORDS.degreeType.label,
    ask: toBoth(FACT_WORDS.degreeType.question),
    why: FACT_WORDS.degreeType.why,
    control: { kind: 'choice', isMultiple: false, choices: choicesOf('degreeType') },
    problem: RULES.degreeType,
  },
  {
    key: 'gpa',
    step: 16,
    label: FACT_WORDS.gpa.label,
    ask: toBoth(FACT_WORDS.gpa.question),
    why: FACT_WORDS.gpa.why,
    control: { kind: 'grade' },
    problem: RULES.gpa,
  },
]
