import type { Applicant } from '@laurel/contract/profile'
import { updateProfile } from '@laurel/contract/profile'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { deviceStorage } from '../../../browser-storage.ts'
import { CallError } from '../../../api/call-error.ts'
import { call } from '../../../api/call.ts'
import { closeAccount } from '../../../api/close-account.ts'
import { rememberUser } from '../../../api/session.ts'
import { todayHere } from '../../../clock.ts'
import { paths } from '../../../paths.ts'
import { saying } from '../accounts/arrival.ts'
import { refusalWords } from '../accounts/refusal-words.ts'
import { type FormProblems, formProblems } from '../questions/form-problems.ts'
import { toProfileUpdate } from '../questions/profile-update.ts'
import type { Answers, Given } from '../questions/question.ts'
import { storedAnswers } from '../questions/stored-answers.ts'
import { forgetAnswers, keepAnswers, readAnswers } from './answer-draft.ts'
import { type RegistrationStep, stepAt } from './registration-steps.ts'
import { STEP_QUESTIONS } from './step-questions.ts'

/** The answers of one step over what is saved; kept on this device until they are saved, too. */
export function useRegistrationStep(step: RegistrationStep, user: Applicant) {
  const navigate = useNavigate()
  const questions = STEP_QUESTIONS[step.number]
  const [today] = useState(todayHere)
  const [typed, setTyped] = useState<Answers>(() => readAnswers(deviceStorage(), user.id))
  const [problems, setProblems] = useState<FormProblems>({})
  const [attempt, setAttempt] = useState(0)
  const [refusal, setRefusal] = useState<string>()
  const [isPending, setPending] = useState(false)
  // Who fills this in was chosen with the account.
  const answers: Answers = { iAm: [user.applicantType], ...storedAnswers(user), ...typed }

  useEffect(() => keepAnswers(deviceStorage(), user.id, typed), [user.id, typed])

  const answer = (key: string, given: Given) => {
    setTyped((before) => ({ ...before, [key]: given }))
    setProblems((before) => ({ ...before, [key]: [] }))
  }

  const refuse = (found: FormProblems) => {
    setProblems(found)
    setAttempt((before) => before + 1)
  }

  const goOn = async (applicant: Applicant) => {
    const isOwn = (key: string) => questions.some((question) => question.key === key)
    const sent = Object.fromEntries(Object.entries(typed).filter(([key]) => isOwn(key)))
    forgetAnswers(deviceStorage(), user.id, sent)
    rememberUser(applicant)
    const next = stepAt(step.number + 1)
    if (next) return navigate(next.path)
    return navigate(paths.dashboard, { state: saying('User updated successfully') })
  }

  const save = async () => {
    const found = formProblems(questions, answers, today)
    setRefusal(undefined)
    if (Object.keys(found).length > 0) return refuse(found)
    setPending(true)
    try {
      const isLast = stepAt(step.number + 1) === undefined
      const update = toProfileUpdate(questions, answers)
      const body = { ...update, ...(isLast && { isProfileUpdate: 'true' as const }) }
      await goOn((await call(updateProfile, { params: { id: user.id }, body })).applicant)
    } catch (failure) {
      // Under 16 the server has ended the session and removes what was entered (specification 3).
      if (failure instanceof CallError && failure.code === 'UNDER_AGE') return closeAccount()
      setRefusal(refusalWords(failure))
    } finally {
      setPending(false)
    }
  }

  return { questions, answers, today, problems, attempt, refusal, isPending, answer, save }
}
