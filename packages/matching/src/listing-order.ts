export type OrderBy = 'createdAt' | 'deadline' | 'amount' | 'effort' | 'match'
export type ListingOrder = { readonly by: OrderBy; readonly direction: 'ASC' | 'DESC' }
