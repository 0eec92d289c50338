import type { Applicant } from '@laurel/contract/profile'
import { listEligible, WINDOW_LIMIT } from '@laurel/contract/scholarships'
import { call } from '../../api/call.ts'
import { topQuestions } from '../matches/top-questions.ts'
import { phaseOf } from '../questions/phases.ts'
import { PROFILE_QUESTIONS } from '../questions/question-list.ts'
import { isAsked, type Question } from '../questions/question.ts'
import { storedAnswers } from '../questions/stored-answers.ts'

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

/** How many possible matches wait for each question alone; an unknown number counts as none. */
async function readWaiting(): Promise<Map<string, number>> {
  const waiting = new Map<string, number>()
  try {
    const query = { verdict: 'possible', orderBy: 'match', withoutRequirement: 'false' } as const
    const answer = await call(listEligible, { query: { ...query, limit: String(WINDOW_LIMIT) } })
    for (const { question, count } of topQuestions(answer.scholarshiplists, WINDOW_LIMIT)) {
      if (!('fact' in question) || question.relation !== undefined) continue
      const key = KEY_OF_FACT[question.fact] ?? question.fact
      waiting.set(key, (waiting.get(key) ?? 0) + count)
    }
  } catch (error) {
    console.error('What decides the most could not be read', error)
  }
  return waiting
}

/**
 * The questions without an answer: the phase that decides the most scholarships first, and in it
 * the question that does. A question that hangs on another stays behind it.
 */
export async function openQuestions(profile: Applicant): Promise<Question[]> {
  const answers = storedAnswers(profile)
  const open = PROFILE_QUESTIONS.filter(
    (question) =>
      answers[question.key] === undefined &&
      (isAsked(question, answers) || answers['enrolledInCollege'] === undefined),
  )
  return sortOpen(open, await readWaiting())
}

export function sortOpen(
  open: readonly Question[],
  waiting: ReadonlyMap<string, number>,
): Question[] {
  const countOf = ({ key, isAsked: hangs }: Question) => (hangs ? 0 : (waiting.get(key) ?? 0))
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
