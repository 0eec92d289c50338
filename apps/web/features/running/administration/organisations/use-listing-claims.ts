import { listListingClaims, settleClaim } from '@laurel/contract/claims-admin'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { keys } from '../../../../api/keys.ts'
import { windowOf } from '../../../common/records/page-window.ts'

/** A page of the listings that sponsors took over. */
export function useListingClaims(page: number) {
  const query = windowOf(page)
  return useQuery({
    queryKey: keys.listingClaims(query),
    queryFn: ({ signal }) => call(listListingClaims, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function useClaimSettlement(id: string) {
  const client = useQueryClient()
  return useMutation({
    networkMode: 'always',
    mutationFn: (verdict: 'right' | 'undo') =>
      call(settleClaim, { params: { id }, body: { verdict } }),
    onSettled: () => client.invalidateQueries({ queryKey: keys.allListingClaims }),
  })
}
