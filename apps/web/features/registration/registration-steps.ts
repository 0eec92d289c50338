import { paths } from '../../paths.ts'
import { BACKGROUND_QUESTIONS } from '../questions/background-questions.ts'
import { GOAL_QUESTIONS } from '../questions/goal-questions.ts'
import { PHASES } from '../questions/phases.ts'
import type { Question } from '../questions/question.ts'
import { COLLEGE_QUESTIONS, HIGH_SCHOOL_QUESTIONS } from '../questions/school-questions.ts'

/** A step of the plain form after the account: one phase of the conversation on one page. */
export interface RegistrationStep {
  /** 2 to 4; the account is 1. */
  number: number
  title: string
  path: string
  questions: readonly Question[]
}

const step = (number: number, path: string, questions: readonly Question[]): RegistrationStep => ({
  number,
  title: PHASES[number - 1]?.title ?? '',
  path,
  questions,
})

export const REGISTRATION_STEPS = {
  background: step(2, paths.userDetails, BACKGROUND_QUESTIONS),
  school: step(3, paths.register3, HIGH_SCHOOL_QUESTIONS),
  college: step(4, paths.register4, [...COLLEGE_QUESTIONS, ...GOAL_QUESTIONS]),
} as const

const ordered = Object.values(REGISTRATION_STEPS)

/** The step before or after; none beyond the ends. */
export const stepAt = (number: number): RegistrationStep | undefined =>
  ordered.find((each) => each.number === number)

/** The step of an address; undefined for any other. */
export const stepOfPath = (pathname: string): RegistrationStep | undefined =>
  ordered.find(({ path }) => path === pathname.replace(/\/+$/, ''))
