import { aboutStudent } from '@laurel/contract/words/about-student'
import { useUser } from '../../../api/use-session.ts'

/** Says a sentence to whoever reads: to the student as "you", to a parent about the student. */
export function useAddressed(): (sentence: string) => string {
  const { applicantType } = useUser()
  return applicantType === 'PARENT' ? (sentence) => aboutStudent(sentence) : (sentence) => sentence
}
