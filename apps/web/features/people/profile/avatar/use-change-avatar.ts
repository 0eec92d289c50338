import { changeAvatar } from '@laurel/contract/profile'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { rememberUser } from '../../../../api/session.ts'
import { upload } from '../../../../api/upload.ts'
import { useUser } from '../../../../api/use-session.ts'

/** Shows a picture beside the name, or with null the initials again. */
export function useChangeAvatar() {
  const client = useQueryClient()
  const { id } = useUser()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (file: File | null) => {
      const avatarUrl = file && (await upload({ file, purpose: 'avatar' })).publicUrl
      return call(changeAvatar, { params: { id }, body: { avatarUrl } })
    },
    onSuccess: ({ applicant }) => {
      rememberUser(applicant)
      client.setQueryData(keys.profile, applicant)
    },
  })
}
