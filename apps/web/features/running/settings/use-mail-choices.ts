import { type MailChoices, readMailChoices, updateMailChoices } from '@laurel/contract/privacy'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'
import { takeBack } from '../../../api/take-back.ts'

/** Which mails this person wants. */
export function useMailChoices() {
  return useQuery({
    queryKey: keys.mailChoices,
    queryFn: ({ signal }) => call(readMailChoices, { signal }),
    // The reminders have a switch on another page, too.
    staleTime: 0,
  })
}

/** Changes a choice at once on the screen, and back again if it could not be saved. */
export function useMailChange() {
  const client = useQueryClient()
  const isLast = () => client.isMutating({ mutationKey: keys.mailChoices }) === 1
  return useMutation({
    networkMode: 'always',
    // One after the other, so that the last click is what stays.
    scope: { id: 'mail-choices' },
    mutationKey: keys.mailChoices,
    mutationFn: (change: Partial<MailChoices>) => call(updateMailChoices, { body: change }),
    onMutate: (change) => {
      void client.cancelQueries({ queryKey: keys.mailChoices })
      const before = client.getQueryData<MailChoices>(keys.mailChoices)
      if (before) client.setQueryData<MailChoices>(keys.mailChoices, { ...before, ...change })
      return before
    },
    onSuccess: (saved) => {
      // What was clicked meanwhile is not in it yet.
      if (isLast()) client.setQueryData(keys.mailChoices, saved)
      void client.invalidateQueries({ queryKey: keys.automation })
    },
    onError: (_error, change, before) => {
      client.setQueryData<MailChoices>(keys.mailChoices, takeBack(before, change))
      if (isLast()) void client.invalidateQueries({ queryKey: keys.mailChoices })
    },
  })
}
