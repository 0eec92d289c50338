import { BACKGROUND_QUESTIONS } from '../questions/background-questions.ts'
import { GOAL_QUESTIONS } from '../questions/goal-questions.ts'
import type { Question } from '../questions/question.ts'
import { COLLEGE_QUESTIONS, HIGH_SCHOOL_QUESTIONS } from '../questions/school-questions.ts'
import type { RegistrationStep } from './registration-steps.ts'

/** What each step asks, by its number. */
export const STEP_QUESTIONS: Readonly<Record<RegistrationStep['number'], readonly Question[]>> = {
  2: BACKGROUND_QUESTIONS,
  3: HIGH_SCHOOL_QUESTIONS,
  4: [...COLLEGE_QUESTIONS, ...GOAL_QUESTIONS],
}
