import type { Listing } from './listing.ts'

export type OrderBy = 'createdAt' | 'deadline' | 'amount' | 'effort' | 'match'
export type ListingOrder = { readonly by: OrderBy; readonly direction: 'ASC' | 'DESC' }

/** An order that depends on the listing alone, so that it can be kept. */
export type KeptOrder = {
  readonly by: Exclude<OrderBy, 'match'>
  readonly direction: 'ASC' | 'DESC'
}

const KEYS = {
  createdAt: (listing: Listing) => listing.createdAtMs,
  deadline: (listing: Listing) => listing.closesAtMs,
  amount: (listing: Listing) => listing.amountUsd,
  effort: (listing: Listing): number | null => listing.effortMinutes,
} as const

/** Compares by key, then by id ascending; what has no key comes last in both directions. */
export function comparatorOf({ by, direction }: KeptOrder): (a: Listing, b: Listing) => number {
  const keyOf = KEYS[by]
  const sign = direction === 'ASC' ? 1 : -1
  return (a, b) => {
    const [keyA, keyB] = [keyOf(a), keyOf(b)]
    if (keyA !== keyB) {
      if (keyA === null) return 1
      if (keyB === null) return -1
      return keyA < keyB ? -sign : sign
    }
    return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
  }
}
