import { deleteAccount } from '@laurel/contract/account-settings'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { forgetDevice } from '../../../api/forget-device.ts'
import { paths } from '../../../paths.ts'

/** Deletes the account, then leaves nothing of it on this device. */
export function useDeletion() {
  return useMutation({
    networkMode: 'always',
    mutationFn: async (body: { password?: string }) => {
      await call(deleteAccount, { body })
      await forgetDevice()
      // A new page, not a new view: what this one holds in memory goes as well.
      location.replace(paths.goodbye)
    },
  })
}
