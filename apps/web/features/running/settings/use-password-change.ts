import { changePassword } from '@laurel/contract/account-settings'
import type { Applicant } from '@laurel/contract/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { rememberUser } from '../../../api/session.ts'
import { useUser } from '../../../api/use-session.ts'

/** Changes the password, or sets a first one; every other device is signed out by it. */
export function usePasswordChange() {
  const client = useQueryClient()
  const user = useUser()
  return useMutation({
    networkMode: 'always',
    mutationFn: (body: { currentPassword?: string; newPassword: string }) =>
      call(changePassword, { body }),
    onSuccess: () => {
      if (!user.hasPassword) rememberUser({ ...user, hasPassword: true })
      client.setQueryData<Applicant>(
        keys.profile,
        (profile) => profile && { ...profile, hasPassword: true },
      )
      void client.invalidateQueries({ queryKey: keys.sessions })
    },
  })
}
