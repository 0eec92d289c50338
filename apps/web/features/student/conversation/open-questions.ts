import type { Applicant } from '@laurel/contract/profile'
import { listUnlocks } from '@laurel/contract/unlocks'
import { call } from '../../../api/call.ts'
import { phaseOf } from '../../people/questions/phases.ts'
import { PROFILE_QUESTIONS } from '../../people/questions/question-list.ts'
import { isAsked, type Question } from '../../people/questions/question.ts'
import { storedAnswers } from '../../people/questions/stored-answers.ts'

/** The keys of form fields, where facts are called something else. */
const KEY_OF_FACT: Readonly<Record<string, string>> = {
  birthDate: 'dob',
  applicantType: 'iAm',
  highSchool: 'highSchoolName',
  college: 'collegeName',
  interestedInOnlineStudy: 'isInterestedInOnlineStudy',
  state: 'address',
  county: 'address',
  city: 'address',
  zipCode: 'address',
  country: 'address',
}

/** How many scholarships the best answer to each question opens; an unknown number counts as none. */
async function readOpened(): Promise<Map<string, number>> {
  const opened = new Map<string, number>()
  try {
    for (const { fact, relation, scholarships } of (await call(listUnlocks)).questions) {
      if (relation !== undefined) continue
      const key = KEY_OF_FACT[fact] ?? fact
      opened.set(key, (opened.get(key) ?? 0) + scholarships)
    }
  } catch (error) {
    console.error('What opens the most could not be read', error)
  }
  return opened
}

/**
 * The questions without an answer: the phase that opens the most scholarships first, and in it
 * the question that does. A question that hangs on another stays behind it.
 */
export async function openQuestions(profile: Applicant): Promise<Question[]> {
  const answers = storedAnswers(profile)
  const open = PROFILE_QUESTIONS.filter(
    (question) =>
      answers[question.key] === undefined &&
      (isAsked(question, answers) || answers['enrolledInCollege'] === undefined),
  )
  return sortOpen(open, await readOpened())
}

export function sortOpen(
  open: readonly Question[],
  opened: ReadonlyMap<string, number>,
): Question[] {
  const countOf = ({ key, isAsked: hangs }: Question) => (hangs ? 0 : (opened.get(key) ?? 0))
  const sumOf = (phase: number) =>
    open
      .filter(({ step }) => phaseOf(step) === phase)
      .reduce((sum, question) => sum + countOf(question), 0)
  return open.toSorted((a, b) => {
    const [phaseA, phaseB] = [phaseOf(a.step), phaseOf(b.step)]
    if (phaseA !== phaseB) return sumOf(phaseB) - sumOf(phaseA) || phaseA - phaseB
    return countOf(b) - countOf(a)
  })
}
