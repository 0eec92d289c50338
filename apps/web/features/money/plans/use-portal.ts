import { openBillingPortal } from '@laurel/contract/billing'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { showToast } from '../../../ui/toasts/show-toast.ts'
import { failureWords } from './failure-words.ts'

/** Leads to the page of the provider's on which the card is changed. */
export function usePortal() {
  const { mutate, isPending, isSuccess } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(openBillingPortal),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => showToast({ kind: 'error', message: failureWords(error), id: 'billing' }),
  })
  return { open: () => mutate(), isOpening: isPending || isSuccess }
}
