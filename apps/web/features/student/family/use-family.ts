import type { AnswerOf, BodyInputOf } from '@laurel/contract/define-call'
import {
  endFamilyLink,
  inviteToFamily,
  readFamily,
  withdrawInvitation,
} from '@laurel/contract/family-links'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

export type Invitation = AnswerOf<typeof inviteToFamily>

/** Who is linked with this account, and the invitations that are open. */
export function useFamily() {
  return useQuery({ queryKey: keys.family, queryFn: ({ signal }) => call(readFamily, { signal }) })
}

export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInputOf<typeof inviteToFamily>) => call(inviteToFamily, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.family }),
  })
}

/** Takes an invitation back. */
export function useWithdrawal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(withdrawInvitation, { params: { id } }),
    onSuccess: (family) => client.setQueryData(keys.family, family),
  })
}

/** Ends a link, with what was suggested over it. */
export function useLinkEnd() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endFamilyLink, { params: { id } }),
    onSuccess: (family) => {
      client.setQueryData(keys.family, family)
      client.removeQueries({ queryKey: ['followed'] })
      void client.invalidateQueries({ queryKey: keys.familySuggestions })
    },
  })
}
