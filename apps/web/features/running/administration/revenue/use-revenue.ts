import { readRevenue } from '@laurel/contract/billing-admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import type { Period } from './revenue-period.ts'

export function useRevenue(months: Period) {
  return useQuery({
    queryKey: keys.revenue(months),
    queryFn: ({ signal }) => call(readRevenue, { query: { months }, signal }),
    placeholderData: keepPreviousData,
  })
}
