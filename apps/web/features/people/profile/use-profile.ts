import type { AnswerOf } from '@laurel/contract/define-call'
import { listFormFields, readProfile, updateProfile } from '@laurel/contract/profile'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { rememberUser } from '../../../api/session.ts'
import { useUser } from '../../../api/use-session.ts'
import { keys } from '../../../api/keys.ts'
import type { ProfileUpdate } from '../questions/profile-update.ts'

export type FormField = AnswerOf<typeof listFormFields>[number]
export type FormFields = ReadonlyMap<string, FormField>

export function useProfile() {
  return useQuery({
    queryKey: keys.profile,
    networkMode: 'always',
    queryFn: ({ signal }) => call(readProfile, { signal }),
  })
}

/** Every question with its options, by key. */
export function useFormFields() {
  return useQuery({
    queryKey: keys.formFields,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const fields = await call(listFormFields, { signal })
      return new Map(fields.map((field) => [field.key, field]))
    },
    staleTime: Infinity,
  })
}

/** Saves part of the profile; every list, count and verdict follows. */
export function useUpdateProfile() {
  const client = useQueryClient()
  const { id } = useUser()
  return useMutation({
    // Offline it fails at once and says so, instead of waiting for a connection.
    networkMode: 'always',
    mutationFn: (body: ProfileUpdate) => call(updateProfile, { params: { id }, body }),
    onSuccess: ({ applicant }) => {
      rememberUser(applicant)
      client.setQueryData(keys.profile, applicant)
      void client.invalidateQueries({ queryKey: keys.lists })
      void client.invalidateQueries({ queryKey: ['scholarship'] })
    },
  })
}
