import { aboutStudent } from '@laurel/contract/words/about-student'
import type { Question } from './question.ts'

/** One question, put to the student and to a parent. */
export const toBoth = (student: string): Question['ask'] => ({
  student,
  parent: aboutStudent(student),
})
