import { type Automation, readAutomation, updateAutomation } from '@laurel/contract/automation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { CallError } from '../../../api/call-error.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { keys } from '../../../api/keys.ts'
import { takeBack } from '../../../api/take-back.ts'

/** What the student lets Laurel do by itself. */
export function useAutomation() {
  return useQuery({
    queryKey: keys.automation,
    queryFn: ({ signal }) => call(readAutomation, { signal }),
  })
}

/** Changes a switch at once on the screen, and back again if it could not be saved. */
export function useAutomationChange() {
  const client = useQueryClient()
  return useMutation({
    // One after the other, so that the last click is what stays.
    scope: { id: 'automation' },
    mutationKey: keys.automation,
    mutationFn: (change: Partial<Automation>) => call(updateAutomation, { body: change }),
    onMutate: (change) => {
      void client.cancelQueries({ queryKey: keys.automation })
      const before = client.getQueryData<Automation>(keys.automation)
      if (before) client.setQueryData<Automation>(keys.automation, { ...before, ...change })
      return before
    },
    onSuccess: (saved) => {
      // What was clicked meanwhile is not in it yet.
      if (client.isMutating({ mutationKey: keys.automation }) === 1)
        client.setQueryData(keys.automation, saved)
      // What it changes by itself, and what is planned.
      void client.invalidateQueries({ queryKey: keys.plan })
    },
    onError: (error, change, before) => {
      client.setQueryData<Automation>(keys.automation, takeBack(before, change))
      const isRefused = error instanceof CallError && error.code !== undefined
      const detail = isRefused ? error.message : 'Please try again.'
      showToast({ kind: 'error', message: 'This was not saved', detail, id: 'automation' })
    },
  })
}
