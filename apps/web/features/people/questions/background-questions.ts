import { toBoth } from './to-both.ts'
import { FACT_WORDS } from '@laurel/contract/profile-facts'
import { choicesOf } from './choices.ts'
import type { Question } from './question.ts'
import { RULES } from './rules.ts'

/** Phase 2: who the student is. */
export const BACKGROUND_QUESTIONS: readonly Question[] = [
  {
    key: 'iAm',
    step: 7,
    label: 'Who is filling this in',
    ask: {
      student: 'Are you the student, or a parent filling this in?',
      parent: 'Are you the student, or a parent filling this in?',
    },
    control: {
      kind: 'choice',
      isMultiple: false,
      choices: [
        { id: 'STUDENT', label: 'I’m the student' },
        { id: 'PARENT', label: 'I’m a parent' },
      ],
    },
    problem: RULES.iAm,
  },
  {
    key: 'dob',
    step: 8,
    label: FACT_WORDS.birthDate.label,
    ask: {
      student: 'What’s your date of birth?',
      parent: 'What’s the student’s date of birth?',
    },
    why: 'Some scholarships have age limits.',
    control: { kind: 'birthDate' },
    problem: RULES.dob,
  },
  {
    key: 'schoolLevel',
    step: 9,
    label: FACT_WORDS.schoolLevel.label,
    ask: toBoth(FACT_WORDS.schoolLevel.question),
    why: FACT_WORDS.schoolLevel.why,
    control: { kind: 'choice', isMultiple: false, choices: choicesOf('schoolLevel') },
    problem: RULES.schoolLevel,
  },
  {
    key: 'citizenship',
    step: 10,
    label: FACT_WORDS.citizenship.label,
    ask: toBoth(FACT_WORDS.citizenship.question),
    why: FACT_WORDS.citizenship.why,
    control: { kind: 'choice', isMultiple: false, choices: choicesOf('citizenship') },
    isSensitive: true,
    problem: RULES.citizenship,
  },
  {
    key: 'ethnicity',
    step: 11,
    label: FACT_WORDS.ethnicity.label,
    ask: toBoth(FACT_WORDS.ethnicity.question),
    why: FACT_WORDS.ethnicity.why,
    control: { kind: 'choice', isMultiple: true, choices: choicesOf('ethnicity') },
    isSensitive: true,
    problem: RULES.ethnicity,
  },
  {
    key: 'gender',
    step: 12,
    label: FACT_WORDS.gender.label,
    ask: toBoth(FACT_WORDS.gender.question),
    why: FACT_WORDS.gender.why,
    control: { kind: 'choice', isMultiple: false, choices: choicesOf('gender') },
    isSensitive: true,
    problem: RULES.gender,
  },
]
