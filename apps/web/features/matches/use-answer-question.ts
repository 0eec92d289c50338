import type { AnswerOf } from '@laurel/contract/define-call'
import { updateProfile } from '@laurel/contract/profile'
import { answerAttestation, type readStats } from '@laurel/contract/scholarships'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { rememberUser } from '../../api/session.ts'
import { useUser } from '../../api/use-session.ts'
import { keys } from '../../api/keys.ts'
import type { Asking } from './ask-question.tsx'
import { questionKey } from './open-question.ts'

export type AnswerValue = string | number | boolean | string[]
export type Stats = AnswerOf<typeof readStats>

/** Saves one answer; lists, counts and details are fresh when it resolves, with the counts around it. */
export function useAnswerQuestion({ question, scholarshipId = '' }: Asking) {
  const client = useQueryClient()
  const user = useUser()
  const save = async (value: AnswerValue) => {
    if ('attest' in question) {
      const body = { question: question.attest, answer: value === true }
      await call(answerAttestation, { params: { id: scholarshipId }, body })
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
    mutationFn: async (value: AnswerValue) => {
      const before = client.getQueryData<Stats>(keys.stats)
      await save(value)
      await Promise.all([
        client.invalidateQueries({ queryKey: keys.lists }),
        client.invalidateQueries({ queryKey: ['scholarship'] }),
        client.invalidateQueries({ queryKey: keys.profile }),
      ])
      return { before, after: client.getQueryData<Stats>(keys.stats) }
    },
  })
}
