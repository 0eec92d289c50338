import type { AnswerOf } from '@laurel/contract/define-call'
import { updateProfile } from '@laurel/contract/profile'
import { answerAttestation, type readStats } from '@laurel/contract/scholarships'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { rememberUser } from '../../../api/session.ts'
import { useUser } from '../../../api/use-session.ts'
import { keys } from '../../../api/keys.ts'
import { givenAnswer } from './apply-answer.ts'
import { type OpenQuestion, questionKey } from '@laurel/contract/words/open-question'
import { refreshInPlace, showAnswer } from './refresh-in-place.ts'
import type { AnswerValue } from './answer-control.ts'

export interface Asking {
  question: OpenQuestion
  /** The scholarship that asks; a question of its own cannot be put without it. */
  scholarshipId?: string
  sponsor?: string
}

export type Stats = AnswerOf<typeof readStats>

/** The counts around an answer. */
export interface Change {
  before: Stats | undefined
  after: Stats | undefined
}

/**
 * Saves one answer. Cards and details show it at once where it can be told what it means, and go
 * back when it cannot be saved. `refreshed` resolves when lists and counts are fresh.
 */
export function useAnswerQuestion({ question, scholarshipId }: Asking) {
  const client = useQueryClient()
  const user = useUser()
  const save = async (value: AnswerValue) => {
    if ('attest' in question) {
      const body = { question: question.attest, answer: value === true }
      await call(answerAttestation, { params: { id: scholarshipId ?? '' }, body })
      return
    }
    const applicantFields = [{ fieldId: questionKey(question), fieldValue: value }]
    const { applicant } = await call(updateProfile, {
      params: { id: user.id },
      body: { applicantFields },
    })
    rememberUser(applicant)
  }
  return useMutation({
    onMutate: (value: AnswerValue) => {
      const answer = givenAnswer(question, value)
      return { goBack: answer?.isExact && showAnswer(client, answer, scholarshipId) }
    },
    onError: (_error, _value, context) => {
      if (context?.goBack) context.goBack()
    },
    mutationFn: async (value: AnswerValue) => {
      const before = client.getQueryData<Stats>(keys.stats)
      await save(value)
      const refreshed = refreshInPlace(client, givenAnswer(question, value), scholarshipId).then(
        (): Change => ({ before, after: client.getQueryData<Stats>(keys.stats) }),
      )
      return { refreshed }
    },
  })
}
