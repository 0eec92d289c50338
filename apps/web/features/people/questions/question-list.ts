import { ACCOUNT_QUESTIONS } from './account-questions.ts'
import { BACKGROUND_QUESTIONS } from './background-questions.ts'
import { GOAL_QUESTIONS } from './goal-questions.ts'
import { type Answers, isAsked, type Question } from './question.ts'
import { COLLEGE_QUESTIONS, HIGH_SCHOOL_QUESTIONS } from './school-questions.ts'

/** Phases 2 to 4: what becomes the profile, in order. */
export const PROFILE_QUESTIONS: readonly Question[] = [
  ...BACKGROUND_QUESTIONS,
  ...HIGH_SCHOOL_QUESTIONS,
  ...COLLEGE_QUESTIONS,
  ...GOAL_QUESTIONS,
]

/** Every question from sign-up to a whole profile, in order. */
export const QUESTIONS: readonly Question[] = [...ACCOUNT_QUESTIONS, ...PROFILE_QUESTIONS]

export const findQuestion = (key: string): Question | undefined =>
  QUESTIONS.find((question) => question.key === key)

/** The first question that is asked of this person and has no answer yet. */
export const nextQuestion = (
  questions: readonly Question[],
  answers: Answers,
): Question | undefined =>
  questions.find((question) => isAsked(question, answers) && answers[question.key] === undefined)
