import type { ApplicantDetails } from '@laurel/contract/application-shapes'
import type { BodyInputOf } from '@laurel/contract/define-call'
import {
  readApplicantDetails,
  recordProviderApplication,
  submitIndividual,
} from '@laurel/contract/applications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { keptQuery } from '../../../api/own-answers.ts'
import { rememberScholarshipCount } from '../../../api/remember-scholarship-count.ts'
import { keys } from '../../../api/keys.ts'

export type Sent = BodyInputOf<typeof submitIndividual>

/** The student's application to a scholarship: status and answers as the server keeps them. */
export function useApplication(scholarshipId: string) {
  return useQuery({
    ...keptQuery(keys.application(scholarshipId), (signal) =>
      call(readApplicantDetails, { params: { id: scholarshipId }, signal }),
    ),
    enabled: scholarshipId !== '',
    // What is typed is newer than what the server knows; the form decides when to read again.
    staleTime: Infinity,
    gcTime: 0,
  })
}

/** Whether a refusal means that the application was sent before, such as by a try whose answer was lost. */
export const isSentAlready = (error: unknown): boolean =>
  error instanceof CallError && error.code === 'ALREADY_APPLIED'

/** Saves a draft or submits; the key makes a repeated click or retry the same request. */
export function useSubmit(scholarshipId: string) {
  const client = useQueryClient()
  const showSent = () => {
    // At once, because the next screen decides by it; what was sent follows.
    client.setQueryData<ApplicantDetails>(keys.application(scholarshipId), (kept) =>
      kept ? { ...kept, status: 'Received' } : kept,
    )
    void client.invalidateQueries({ queryKey: keys.detail(scholarshipId) })
    void client.invalidateQueries({ queryKey: keys.application(scholarshipId) })
  }
  return useMutation({
    mutationFn: ({ onceKey, ...body }: Sent & { onceKey?: string }) =>
      call(submitIndividual, { body, ...(onceKey !== undefined && { onceKey }) }),
    onSuccess: (saved) => {
      rememberScholarshipCount(saved.scholarshipCount)
      void client.invalidateQueries({ queryKey: keys.lists })
      if (saved.status === 'Received') showSent()
    },
    onError: (error) => {
      if (!isSentAlready(error)) return
      void client.invalidateQueries({ queryKey: keys.lists })
      showSent()
    },
  })
}

/** "I applied" on the sponsor's own site. */
export function useProviderApplication(scholarshipId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (hasApplied: boolean) =>
      call(recordProviderApplication, { params: { id: scholarshipId }, body: { hasApplied } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: keys.detail(scholarshipId) }),
        client.invalidateQueries({ queryKey: keys.lists }),
      ]),
  })
}
