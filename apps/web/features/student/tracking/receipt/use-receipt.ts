import { readReceipt } from '@laurel/contract/tracking'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'

/** Exactly what was sent; it never changes, but may be withdrawn. */
export function useReceipt(applicationId: string) {
  return useQuery({
    queryKey: keys.receipt(applicationId),
    queryFn: ({ signal }) => call(readReceipt, { params: { id: applicationId }, signal }),
    enabled: applicationId !== '',
    staleTime: 0,
  })
}
