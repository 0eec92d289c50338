import { aboutStudent } from '@laurel/contract/words/about-student'
import { useUser } from '../../api/use-session.ts'

/** Puts a question to whoever reads: to the student as "you", to a parent about the student. */
export function useAddressed(): (question: string) => string {
  const { applicantType } = useUser()
  return applicantType === 'PARENT' ? (question) => aboutStudent(question) : (question) => question
}
