import {
  endOtherSessions,
  endSession,
  listSessions,
  type SignedInDevice,
} from '@laurel/contract/account-settings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { keys } from '../../../api/keys.ts'

/** Where this account is signed in, the latest first. */
export function useSessions() {
  return useQuery({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => call(listSessions, { signal }),
  })
}

/** Signs out one device, or all but this one. */
export function useSignOut() {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (device: SignedInDevice | 'others') => {
      if (device === 'others') await call(endOtherSessions)
      else await call(endSession, { params: { id: device.id } }).catch(ignoreGone)
    },
    onSuccess: (_nothing, device) => {
      client.setQueryData<SignedInDevice[]>(keys.sessions, (devices) =>
        devices?.filter(({ id, isThisOne }) =>
          device === 'others' ? isThisOne : id !== device.id,
        ),
      )
      void client.invalidateQueries({ queryKey: keys.sessions })
    },
  })
}

/** Signed out there in the meantime: that is what was asked for. */
function ignoreGone(error: unknown): void {
  if (!(error instanceof CallError) || error.code !== 'NOT_FOUND') throw error
}
