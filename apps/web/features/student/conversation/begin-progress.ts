import type { Applicant } from '@laurel/contract/profile'
import { splitPhone } from '../../people/accounts/phone-number.ts'
import { ACCOUNT_PHASE, PHASES, phaseOf } from '../../people/questions/phases.ts'
import { PROFILE_QUESTIONS } from '../../people/questions/question-list.ts'
import { type Answers, isAsked } from '../../people/questions/question.ts'
import { storedAnswers } from '../../people/questions/stored-answers.ts'
import { emptyProgress, type Progress } from './progress.ts'

/** What the account itself answers; that there is a password and an agreement is enough. */
function accountAnswers(profile: Applicant): Answers {
  const { dialCountry, phone } = splitPhone(profile.phone ?? '', profile.countryCode)
  return {
    email: [profile.email],
    fullName: [`${profile.firstName} ${profile.lastName}`.trim()],
    phone: [dialCountry, phone],
    password: [''],
    terms: ['agreed'],
  }
}

/** Where somebody with an account begins: after what the profile holds already. */
export function progressOf(profile: Applicant): Progress {
  const answers = { ...accountAnswers(profile), ...storedAnswers(profile) }
  const isComplete = (phase: number) =>
    PROFILE_QUESTIONS.filter(({ step }) => phaseOf(step) === phase).every(
      (question) => !isAsked(question, answers) || answers[question.key] !== undefined,
    )
  const done = PHASES.map((_phase, index) => index + 1).filter(
    (phase) => phase === ACCOUNT_PHASE || isComplete(phase),
  )
  return {
    ...emptyProgress(),
    applicantId: profile.id,
    answers,
    place: { at: 'between' },
    saved: done,
    previewed: done,
    isFeaturedDone: profile.isScholarshipApplied,
  }
}
