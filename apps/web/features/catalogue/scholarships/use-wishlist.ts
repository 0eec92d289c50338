import type { ListedScholarship } from '@laurel/contract/scholarship-shapes'
import { addToWishlist, removeFromWishlist } from '@laurel/contract/scholarships'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { keys } from '../../../api/keys.ts'

type Listed = ListedScholarship[] | undefined

interface Wish {
  scholarshipId: string
  isLiked: boolean
}

const WISHES = ['wishlist']

/**
 * Saves or unsaves at once on the screen. A failure is silent (specification 1, section 8) and put
 * right by the next load.
 */
export function useWishlist() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: WISHES,
    // One after the other, so that the last click is what stays.
    scope: { id: 'wishlist' },
    mutationFn: ({ scholarshipId, isLiked }: Wish) =>
      call(isLiked ? addToWishlist : removeFromWishlist, { body: { scholarshipId } }),
    onMutate: (wish) => show(client, wish),
    onSuccess: (_data, wish) => {
      // A list that was on its way may have arrived with what was before.
      if (client.isMutating({ mutationKey: WISHES }) === 1) show(client, wish)
    },
    onError: (_error, { scholarshipId }) => {
      void client.invalidateQueries({ queryKey: keys.lists, refetchType: 'none' })
      void client.invalidateQueries({ queryKey: keys.detail(scholarshipId), refetchType: 'none' })
    },
    onSettled: (_data, _error, { isLiked }) => {
      // A card that leaves the Saved list has already left; only a new one has to be fetched.
      const refetchType = isLiked ? 'active' : 'none'
      void client.invalidateQueries({ queryKey: keys.saved, refetchType })
      void client.invalidateQueries({ queryKey: keys.stats })
    },
  })
}

/** Sets the heart wherever the scholarship is shown. */
function show(client: QueryClient, { scholarshipId, isLiked }: Wish): void {
  const like = (each: ListedScholarship) =>
    each.id === scholarshipId
      ? { ...each, isLiked, wishlist: isLiked ? [{ scholarshipId }] : [] }
      : each
  client.setQueriesData({ queryKey: keys.lists }, (data: Listed | number | object) =>
    Array.isArray(data) ? data.map(like) : data,
  )
  client.setQueryData<ListedScholarship>(keys.detail(scholarshipId), (data) =>
    data ? like(data) : data,
  )
}
